import { toLatestBuild } from '@house-edge/routing/build'

export const dynamic = 'force-dynamic'

/** Which build is live. */
export const GET = toLatestBuild()
