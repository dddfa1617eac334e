import { pages } from '../../../account/account-pages.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const { generateMetadata } = pages.secondStep
export default pages.secondStep.Page
