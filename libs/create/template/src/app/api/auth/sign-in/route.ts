import { signInWithPassword } from '@house-edge/auth/server'
import { languageOfForm, siteAuth } from '../../../../auth.ts'
import { pathIn, routes } from '../../../../routes.ts'

export function POST(request: Request) {
  const lang = languageOfForm(request)
  const login = pathIn(lang, routes.login)
  return siteAuth(lang).handle(request, async (context) => {
    const form = await context.form()
    if (!form.ok) return context.redirect(`${login}?code=${form.code}`)
    const outcome = await signInWithPassword(context, {
      email: form.fields.get('email'),
      password: form.fields.get('password'),
    })
    if (!outcome.ok) return context.redirect(`${login}?code=${outcome.code}`)
    return context.redirect(context.takeReturnPath())
  })
}
