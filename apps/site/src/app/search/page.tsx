import { siteQuestionPage } from '../../questions/site-pages.tsx'
import { routes } from '../../routes.ts'
import { readSearch } from './read-search.ts'
import { search } from './search-question.tsx'

/** Rendered for each query, never cached. */
export const dynamic = 'force-dynamic'

const page = siteQuestionPage(routes.search.pattern, search, readSearch)
export const { generateMetadata } = page
export default page.Page
