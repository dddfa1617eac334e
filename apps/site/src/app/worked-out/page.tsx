import { siteQuestionPage } from '../../questions/site-pages.tsx'
import { routes } from '../../routes.ts'
import { readWorkedOut } from './read-worked-out.ts'
import { workedOut } from './worked-out-question.tsx'

/** Rendered for each request, never cached: every set of figures is a page of its own. */
export const dynamic = 'force-dynamic'

const page = siteQuestionPage(routes.workedOut.pattern, workedOut, readWorkedOut)
export const { generateMetadata } = page
export default page.Page
