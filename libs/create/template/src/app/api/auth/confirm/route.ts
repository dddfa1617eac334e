import { confirmLink } from '@house-edge/auth/server'
import { languageOfForm, siteAuth } from '../../../../auth.ts'
import { pathIn, routes } from '../../../../routes.ts'

export function POST(request: Request) {
  const lang = languageOfForm(request)
  const login = pathIn(lang, routes.login)
  return siteAuth(lang).handle(request, async (context) => {
    const form = await context.form()
    if (!form.ok) return context.redirect(`${login}?code=${form.code}`)
    const outcome = await confirmLink(context, {
      tokenHash: form.fields.get('token_hash'),
      type: form.fields.get('type'),
    })
    return context.redirect(outcome.ok ? pathIn(lang, routes.account) : `${login}?code=${outcome.code}`)
  })
}
