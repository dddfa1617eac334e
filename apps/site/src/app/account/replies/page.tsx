import { siteVisitPage } from '../../../questions/site-pages.tsx'
import { readReplies } from './read-replies.ts'
import { replies } from './replies-visit.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

const page = siteVisitPage('/account/replies', replies, readReplies)
export const { generateMetadata } = page
export default page.Page
