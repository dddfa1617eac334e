import { pages } from '../../visits/account-pages.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const { generateMetadata } = pages.confirm
export default pages.confirm.Page
