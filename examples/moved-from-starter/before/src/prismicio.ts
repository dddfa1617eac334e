import { type Content, createClient as createPrismicClient } from '@prismicio/client'
import { enableAutoPreviews } from '@prismicio/next'

export function createClient() {
  const client = createPrismicClient<Content.AllDocumentTypes>(process.env.CONTENT_REPOSITORY ?? '', {
    documentAPIEndpoint: process.env.CONTENT_ENDPOINT,
    routes: [
      { type: 'page', uid: 'home', path: '/:lang' },
      { type: 'page', path: '/:lang/:uid' },
    ],
    fetchOptions: { next: { tags: ['prismic'] }, cache: 'force-cache' },
  })
  enableAutoPreviews({ client })
  return client
}
