import { siteQuestionPage } from '../../questions/site-pages.tsx'
import { routes } from '../../routes.ts'
import { compare } from './compare-question.tsx'
import { readCompare } from './read-compare.ts'

/** Rendered for each request, never cached: there are too many combinations. */
export const dynamic = 'force-dynamic'

const page = siteQuestionPage(routes.compare.pattern, compare, readCompare)
export const { generateMetadata } = page
export default page.Page
