import { signInWithPassword } from '@house-edge/auth/server'
import { siteAuth } from '../../../auth'

export function POST(request: Request) {
  return siteAuth().handle(request, async (context) => {
    const form = await context.form()
    if (!form.ok) return context.redirect(`/login?code=${form.code}`)
    const outcome = await signInWithPassword(context, {
      email: form.fields.get('email'),
      password: form.fields.get('password'),
    })
    if (!outcome.ok) return context.redirect(`/login?code=${outcome.code}`)
    return context.redirect(context.takeReturnPath())
  })
}
