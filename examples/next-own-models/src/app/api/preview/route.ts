import { previewEntry } from '@house-edge/content/next'
import { contentStore } from '../../../content.ts'

export const GET = (request: Request) => previewEntry({ client: contentStore().client })(request)
