import { pages } from '../../account/account-pages.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const { generateMetadata } = pages.forgottenPassword
export default pages.forgottenPassword.Page
