import { siteVisitPage } from '../../../questions/site-pages.tsx'
import { complaint } from './complaint-visit.tsx'
import { readComplaint } from './read-complaint.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

const page = siteVisitPage('/complaints', complaint, readComplaint)
export const { generateMetadata } = page
export default page.Page
