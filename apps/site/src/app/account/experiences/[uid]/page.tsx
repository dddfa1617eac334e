import { siteVisitPage } from '../../../../questions/site-pages.tsx'
import { readTell } from './read-tell.ts'
import { tell } from './tell-visit.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

const page = siteVisitPage('/account/experiences', tell, readTell)
export const { generateMetadata } = page
export default page.Page
