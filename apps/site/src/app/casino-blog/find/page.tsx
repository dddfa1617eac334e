import { siteQuestionPage } from '../../../questions/site-pages.tsx'
import { routes } from '../../../routes.ts'
import { foundArticles } from './found-articles-question.tsx'
import { readFoundArticles } from './read-found-articles.ts'

/** Rendered for each request, never cached: there are too many combinations of filters. */
export const dynamic = 'force-dynamic'

const page = siteQuestionPage(routes.blogFound.pattern, foundArticles, readFoundArticles)
export const { generateMetadata } = page
export default page.Page
