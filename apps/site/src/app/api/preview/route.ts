import { previewEntry } from '@house-edge/content/next'
import { contentStore } from '../../../content.ts'

/** Where editors enter a preview. Made when first asked for: a build has no configuration to check. */
export const GET = (request: Request) => previewEntry({ client: contentStore().client })(request)
