import { siteQuestionPage } from '../../questions/site-pages.tsx'
import { routes } from '../../routes.ts'
import { marketChoice } from './market-question.tsx'
import { readMarket } from './read-market.ts'

/** Rendered for each request: it says what the reader has chosen. */
export const dynamic = 'force-dynamic'

const page = siteQuestionPage(routes.market.pattern, marketChoice, readMarket)
export const { generateMetadata } = page
export default page.Page
