import { pages } from '../../visits/account-pages.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const { generateMetadata } = pages.signUp
export default pages.signUp.Page
