import { previewNews } from '@house-edge/content/next'
import { contentStore } from '../../../../content.ts'

/** What an editor's page asks every few seconds. */
export const GET = (request: Request) => previewNews({ client: contentStore().client })(request)
