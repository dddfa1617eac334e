import { formHandler } from '../../../../account/account.ts'
import { visitorBackend } from '../../../../backend.ts'
import { stopByToken, WatchToken } from '@house-edge/readers/watching'
import { pathIn, routes } from '../../../../routes.ts'

/** Ends a watch, from the page that the link in its message opens. */
export const POST = formHandler(({ handleForm }, lang) => {
  const page = pathIn(lang, routes.stop)
  return handleForm(page, async (context, fields) => {
    const token = WatchToken.safeParse(fields.get('token')).data
    if (token === undefined) return { to: page, flash: { code: 'auth/link-invalid' } }
    return (await stopByToken(await visitorBackend(context), token))
      ? { to: page, flash: { code: 'auth/saved' } }
      : { to: `${page}?token=${token}`, flash: { code: 'auth/unavailable' } }
  })
})
