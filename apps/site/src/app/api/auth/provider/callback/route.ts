import { finishProviderSignIn } from '@house-edge/auth/server'
import { afterSignIn } from '../../../../../account/after-sign-in.ts'
import { flashOf, isSecure } from '../../../../../account/answer-form.ts'
import { writeFlash } from '../../../../../account/messages/flash.ts'
import { isExpiredLink } from '../../../../../account/messages/returned-error.ts'
import { siteAuth } from '../../../../../auth.ts'

/**
 * Where visitors come back to from a provider, and where errors of the auth
 * service lead that it left elsewhere. What others say in their own words is not
 * repeated, and does not stay in the address.
 */
export function GET(request: Request) {
  return siteAuth().handle(request, async (exchange) => {
    const query = new URL(request.url).searchParams
    const outcome = await finishProviderSignIn(exchange, { flow: query.get('flow'), code: query.get('code') })
    if (isExpiredLink(query))
      return writeFlash(exchange.redirect('/confirm'), { code: 'auth/link-invalid' }, isSecure())
    if (!outcome.ok) return writeFlash(exchange.redirect('/login'), flashOf(outcome), isSecure())
    return exchange.redirect(afterSignIn(exchange, outcome.next, undefined, outcome.returnTo).to)
  })
}
