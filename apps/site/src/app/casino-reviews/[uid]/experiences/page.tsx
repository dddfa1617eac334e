import { siteVisitPage } from '../../../../visits/site-visit-page.tsx'
import { experiences } from './experiences-visit.tsx'
import { readExperiences } from './read-experiences.ts'

/** Rendered for each request, never cached. */
export const dynamic = 'force-dynamic'

const page = siteVisitPage('/casino-reviews', experiences, readExperiences)
export const { generateMetadata } = page
export default page.Page
