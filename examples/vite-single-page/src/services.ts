import { createBrowserSessionBackend } from '@house-edge/auth/browser'
import { createContentClient } from '@house-edge/content'
import type { Content } from '@prismicio/client'

export const content = createContentClient<Content.AllDocumentTypes>({
  repositoryName: import.meta.env.CONTENT_REPOSITORY,
  endpoint: import.meta.env.CONTENT_ENDPOINT,
})

/** Without a server of its own, a site keeps sessions in browser storage, where its scripts can read them. */
export const backend = createBrowserSessionBackend({
  url: import.meta.env.BACKEND_URL,
  publishableKey: import.meta.env.BACKEND_PUBLISHABLE_KEY,
})
