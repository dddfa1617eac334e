import { previewNews } from '@house-edge/content/next'
import { contentStore } from '../../../../content/content-store.ts'

/** Polled every few seconds by a page in preview. */
export const GET = (request: Request) => previewNews({ client: contentStore().client })(request)
