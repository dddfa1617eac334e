import { siteVisitPage } from '../../../questions/site-pages.tsx'
import { readSavedInAccount } from './read-saved.ts'
import { savedInAccount } from './saved-visit.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

const page = siteVisitPage('/account/saved', savedInAccount, readSavedInAccount)
export const { generateMetadata } = page
export default page.Page
