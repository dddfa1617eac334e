import { signInWithPassword } from '@house-edge/auth/server'
import { siteAuth } from '../../../auth'

export function POST(request: Request) {
  return siteAuth().handle(request, async (exchange) => {
    const form = await exchange.form()
    if (!form.ok) return exchange.redirect(`/login?code=${form.code}`)
    const outcome = await signInWithPassword(exchange, {
      email: form.fields.get('email'),
      password: form.fields.get('password'),
    })
    if (!outcome.ok) return exchange.redirect(`/login?code=${outcome.code}`)
    return exchange.redirect(exchange.takeReturnPath())
  })
}
