import { siteVisitPage } from '../../../../questions/site-pages.tsx'
import { experiences } from './experiences-visit.tsx'
import { readExperiences } from './read-experiences.ts'

/** Rendered for each request, never cached. */
export const dynamic = 'force-dynamic'

const page = siteVisitPage('/casino-reviews', experiences, readExperiences)
export const { generateMetadata } = page
export default page.Page
