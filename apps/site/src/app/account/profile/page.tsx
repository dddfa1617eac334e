import { pages } from '../../../account/account-pages.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const { generateMetadata } = pages.profile
export default pages.profile.Page
