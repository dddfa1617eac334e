import { href } from '@house-edge/routing'
import { marketCookie, noMarket } from '@house-edge/reviews/market'
import { handleForm, isSecure } from '../../../account/account.ts'
import { siteMarkets } from '../../../market/site-markets.ts'
import { routes } from '../../../routes.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** The page of the form in each language. */
const pages = Object.values(routes).flatMap(({ page, pattern }) => (page === 'market' ? [pattern] : []))

/** Stores the market a reader chose in a cookie. Other values are ignored. */
export const POST = handleForm('/market', async (_context, fields) => {
  const market = fields.get('market')
  const known = [...siteMarkets().codes, noMarket].find((each) => each === market)
  const asked = fields.get('to')
  const to = pages.find((page) => page === asked) ?? href(routes.market)
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
