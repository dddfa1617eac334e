import { createContentClient, createContentStore } from '@house-edge/content'
import { readPreview, sharedStore } from '@house-edge/content/next'
import { createNodeFetch, folderStorage } from '@house-edge/content/node'
import type { Content } from '@prismicio/client'
import { cache } from 'react'
import { required } from './environment'

/** `Content` is what the vendor's `npx prismic gen types` made from the models: `prismicio-types.d.ts`. */
export const contentStore = () =>
  sharedStore('site', () =>
    createContentStore({
      client: createContentClient<Content.AllDocumentTypes>({
        repositoryName: required('CONTENT_REPOSITORY'),
        endpoint: process.env.CONTENT_ENDPOINT,
        routes: [{ type: 'guide', path: '/guides/:uid' }],
        fetch: createNodeFetch(),
      }),
      storage: folderStorage('.house-edge/site/content'),
    }),
  )

/** One version of the content for the whole of a page: what is published, or an editor's draft. */
export const visitContent = cache(() => readPreview(contentStore().client))
