import { confirmLink } from '@house-edge/auth/server'
import { siteAuth } from '../../../../auth'

export function POST(request: Request) {
  return siteAuth().handle(request, async (exchange) => {
    const form = await exchange.form()
    if (!form.ok) return exchange.redirect(`/login?code=${form.code}`)
    const outcome = await confirmLink(exchange, {
      tokenHash: form.fields.get('token_hash'),
      type: form.fields.get('type'),
    })
    if (!outcome.ok) return exchange.redirect(`/login?code=${outcome.code}`)
    return exchange.redirect(outcome.next === 'second-factor' ? '/second-factor' : '/account')
  })
}
