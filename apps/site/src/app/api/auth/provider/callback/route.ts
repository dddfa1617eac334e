import { afterSignIn } from '../../../../../account/after-sign-in.ts'
import { flashOf, isSecure } from '../../../../../account/answer-form.ts'
import { writeFlash } from '../../../../../account/flash.ts'
import { siteAuth } from '../../../../../auth.ts'

/** Where visitors come back to from a provider. What the provider says in its own words is not repeated. */
export function GET(request: Request) {
  return siteAuth().handle(request, async (exchange) => {
    const query = new URL(request.url).searchParams
    const outcome = await exchange.finishProviderSignIn({ flow: query.get('flow'), code: query.get('code') })
    if (!outcome.ok) return writeFlash(exchange.redirect('/login'), flashOf(outcome), isSecure())
    return exchange.redirect(afterSignIn(exchange, outcome.next, undefined, outcome.returnTo).to)
  })
}
