import { decideReturnPath } from '@house-edge/auth'
import { answer, settleSession } from '../../../../account/answer-form.ts'

/** Where pages send a visitor whose session the auth service did not know. */
export const GET = (request: Request) => {
  const to = new URL(request.url).searchParams.get('to')
  const backTo = decideReturnPath(to, { fallback: '/account', never: ['/api/*'] })
  return answer(backTo, (context) => settleSession(context, backTo))(request)
}
