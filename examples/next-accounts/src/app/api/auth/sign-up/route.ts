import { signUp } from '@house-edge/auth/server'
import { siteAuth } from '../../../../auth'

export function POST(request: Request) {
  return siteAuth().handle(request, async (exchange) => {
    const form = await exchange.form()
    if (!form.ok) return exchange.redirect(`/sign-up?code=${form.code}`)
    const outcome = await signUp(exchange, {
      email: form.fields.get('email'),
      password: form.fields.get('password'),
    })
    if (!outcome.ok) return exchange.redirect(`/sign-up?code=${outcome.code}`)
    return exchange.redirect(outcome.next === 'signed-in' ? '/account' : '/sign-up?sent=yes')
  })
}
