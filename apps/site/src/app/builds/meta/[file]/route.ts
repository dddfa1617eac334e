import { toBuildManifest } from '@house-edge/routing/build'
import { routes } from '../../../../routes.ts'
import { buildFolder } from '../../../../../build-folder.mjs'

export const dynamic = 'force-dynamic'

/** The routes of this build, and which of its pages are finished. */
export const GET = toBuildManifest({ routes, folder: buildFolder() })
