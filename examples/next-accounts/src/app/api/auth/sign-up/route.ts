import { signUp } from '@house-edge/auth/server'
import { siteAuth } from '../../../../auth'

export function POST(request: Request) {
  return siteAuth().handle(request, async (context) => {
    const form = await context.form()
    if (!form.ok) return context.redirect(`/sign-up?code=${form.code}`)
    const outcome = await signUp(context, {
      email: form.fields.get('email'),
      password: form.fields.get('password'),
    })
    if (!outcome.ok) return context.redirect(`/sign-up?code=${outcome.code}`)
    return context.redirect(outcome.next === 'signed-in' ? '/account' : '/sign-up?sent=yes')
  })
}
