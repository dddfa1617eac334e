import { siteVisitPage } from '../../../questions/site-pages.tsx'
import { readModeration } from './read-moderation.ts'
import { moderation } from './moderation-visit.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

const page = siteVisitPage('/account/moderation', moderation, readModeration)
export const { generateMetadata } = page
export default page.Page
