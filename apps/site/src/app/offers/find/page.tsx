import { siteQuestionPage } from '../../../questions/site-pages.tsx'
import { routes } from '../../../routes.ts'
import { foundOffers } from './found-offers-question.tsx'
import { readFoundOffers } from './read-found-offers.ts'

/** Rendered for each request, never cached: there are too many combinations of filters. */
export const dynamic = 'force-dynamic'

const page = siteQuestionPage(routes.offersFound.pattern, foundOffers, readFoundOffers)
export const { generateMetadata } = page
export default page.Page
