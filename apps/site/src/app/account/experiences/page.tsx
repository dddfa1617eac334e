import { siteVisitPage } from '../../../questions/site-pages.tsx'
import { readOwnExperiences } from './read-own-experiences.ts'
import { ownExperiences } from './own-experiences-visit.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

const page = siteVisitPage('/account/experiences', ownExperiences, readOwnExperiences)
export const { generateMetadata } = page
export default page.Page
