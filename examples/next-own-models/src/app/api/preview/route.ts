import { previewEntry } from '@house-edge/content/next'
import { contentStore } from '../../../content'

export const GET = (request: Request) => previewEntry({ client: contentStore().client })(request)
