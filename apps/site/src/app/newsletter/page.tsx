import { siteVisitPage } from '../../questions/site-pages.tsx'
import { newsletter } from './newsletter-visit.tsx'
import { readNewsletter } from './read-newsletter.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

const page = siteVisitPage('/newsletter', newsletter, readNewsletter)
export const { generateMetadata } = page
export default page.Page
