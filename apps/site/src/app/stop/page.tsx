import { siteVisitPage } from '../../questions/site-pages.tsx'
import { stop } from './stop-visit.tsx'
import { readStop } from './read-stop.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

const page = siteVisitPage('/stop', stop, readStop)
export const { generateMetadata } = page
export default page.Page
