import { siteVisitPage } from '../../questions/site-pages.tsx'
import { complaints } from './complaints-visit.tsx'
import { readComplaints } from './read-complaints.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

const page = siteVisitPage('/complaints', complaints, readComplaints)
export const { generateMetadata } = page
export default page.Page
