import { createContentClient, createContentStore } from '@house-edge/content'
import { readPreview, sharedStore } from '@house-edge/content/next'
import { createNodeFetch, folderStorage } from '@house-edge/content/node'
import { cache } from 'react'
import { required } from './environment.ts'

/** Where documents are shown: previews and links lead there. */
const routes = [{ type: 'page', path: '/:uid' }]

/** Made when it is first asked for: a build needs no content service. */
export const contentStore = () =>
  sharedStore('site', () =>
    createContentStore({
      client: createContentClient({
        repositoryName: required('CONTENT_REPOSITORY'),
        endpoint: process.env.CONTENT_ENDPOINT,
        accessToken: process.env.CONTENT_ACCESS_TOKEN,
        routes,
        fetch: createNodeFetch(),
      }),
      storage: folderStorage('.house-edge/site/content'),
    }),
  )

/** One version of the content for the whole of a page: what is published, or an editor's draft. */
export const visitContent = cache(() => readPreview(contentStore().client))
