import { finishProviderSignIn } from '@house-edge/auth/server'
import { afterSignIn } from '../../../../../account/after-sign-in.ts'
import { flashOf, isSecure } from '../../../../../account/answer-form.ts'
import { writeFlash } from '../../../../../account/messages/flash.ts'
import { isExpiredLink } from '../../../../../account/messages/returned-error.ts'
import { siteAuth } from '../../../../../auth.ts'

/**
 * Where visitors return from a provider, and where errors of the auth service are redirected. Other
 * parties' messages are not shown, and are removed from the URL.
 */
export function GET(request: Request) {
  return siteAuth().handle(request, async (context) => {
    const query = new URL(request.url).searchParams
    const outcome = await finishProviderSignIn(context, { flow: query.get('flow'), code: query.get('code') })
    if (isExpiredLink(query))
      return writeFlash(context.redirect('/confirm'), { code: 'auth/link-invalid' }, isSecure())
    if (!outcome.ok) return writeFlash(context.redirect('/login'), flashOf(outcome), isSecure())
    return context.redirect(afterSignIn(context, outcome.next, undefined, outcome.returnTo).to)
  })
}
