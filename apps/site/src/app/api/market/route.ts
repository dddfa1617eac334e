import { findOwnPath } from '@house-edge/paths'
import { marketCookie, noMarket } from '@house-edge/reviews/market'
import { formHandler, isSecure } from '../../../account/account.ts'
import { siteMarkets } from '../../../market/site-markets.ts'
import { pathIn, routes } from '../../../routes.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Stores the market a reader chose in a cookie, and leads back to what they read. Other values are ignored. */
export const POST = formHandler(({ handleForm }, lang) => {
  const page = pathIn(lang, routes.market)
  return handleForm(page, async (_context, fields) => {
    const market = fields.get('market')
    const known = [...siteMarkets().codes, noMarket].find((each) => each === market)
    const to = findOwnPath(fields.get('to')) ?? page
    if (known === undefined) return { to }
    const attributes = [
      'Path=/',
      `Max-Age=${yearSeconds}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(isSecure() ? ['Secure'] : []),
    ]
    return { to, cookies: [[`${marketCookie}=${known}`, ...attributes].join('; ')] }
  })
})
