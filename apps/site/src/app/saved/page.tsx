import { siteVisitPage } from '../../questions/site-pages.tsx'
import { readSaved } from './read-saved.ts'
import { savedHere } from './saved-visit.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

const page = siteVisitPage('/saved', savedHere, readSaved)
export const { generateMetadata } = page
export default page.Page
