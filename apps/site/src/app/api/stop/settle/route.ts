import { handleForm } from '../../../../account/account.ts'
import { visitorBackend } from '../../../../backend.ts'
import { stopByToken, WatchToken } from '@house-edge/readers/watching'

/** Ends a watch, from the page that the link in its message opens. */
export const POST = handleForm('/stop', async (context, fields) => {
  const token = WatchToken.safeParse(fields.get('token')).data
  if (token === undefined) return { to: '/stop', flash: { code: 'auth/link-invalid' } }
  return (await stopByToken(await visitorBackend(context), token))
    ? { to: '/stop', flash: { code: 'auth/saved' } }
    : { to: `/stop?token=${token}`, flash: { code: 'auth/unavailable' } }
})
