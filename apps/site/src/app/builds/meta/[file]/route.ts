import { toBuildManifest } from '@house-edge/routing/build'
import { routes } from '../../../../routes.ts'

export const dynamic = 'force-dynamic'

/** The routes of this build, and which of its pages are finished. */
export const GET = toBuildManifest({ routes, folder: process.env['SITE_DIST_DIR'] ?? '.next' })
