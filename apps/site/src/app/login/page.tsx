import { pages } from '../../account/account-pages.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const { generateMetadata } = pages.signIn
export default pages.signIn.Page
