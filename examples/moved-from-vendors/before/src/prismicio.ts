import { createClient as createPrismicClient } from '@prismicio/client'
import { enableAutoPreviews } from '@prismicio/next'

export function createClient() {
  const client = createPrismicClient(process.env.CONTENT_REPOSITORY ?? '', {
    documentAPIEndpoint: process.env.CONTENT_ENDPOINT,
    routes: [{ type: 'guide', path: '/guides/:uid' }],
    fetchOptions: { next: { tags: ['prismic'] }, cache: 'force-cache' },
  })
  enableAutoPreviews({ client })
  return client
}
