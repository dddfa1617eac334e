import { askedPage } from '../../questions/asked-page.tsx'
import { routes } from '../../routes.ts'
import { compare } from './compare-question.tsx'
import { readCompare } from './read-compare.ts'

/** Rendered for each request, never cached: there are too many combinations. */
export const dynamic = 'force-dynamic'

const page = askedPage(routes.compare.pattern, compare, readCompare)
export const { generateMetadata } = page
export default page.Page
