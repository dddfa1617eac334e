import { signUp } from '@house-edge/auth/server'
import { languageOfForm, siteAuth } from '../../../../auth.ts'
import { tagOf } from '../../../../language.ts'
import { pathIn, routes } from '../../../../routes.ts'

export function POST(request: Request) {
  const lang = languageOfForm(request)
  const page = pathIn(lang, routes.signUp)
  return siteAuth(lang).handle(request, async (context) => {
    const form = await context.form()
    if (!form.ok) return context.redirect(`${page}?code=${form.code}`)
    const outcome = await signUp(context, {
      email: form.fields.get('email'),
      password: form.fields.get('password'),
      // For e-mails that follow from no page.
      profile: { language: tagOf(lang) },
    })
    if (!outcome.ok) return context.redirect(`${page}?code=${outcome.code}`)
    return context.redirect(outcome.next === 'signed-in' ? pathIn(lang, routes.account) : `${page}?sent=yes`)
  })
}
