import { type ContentStore, createContentClient, createContentStore } from '../../index.ts'
import { announceChanges, sharedStore } from '../../next.ts'
import { createNodeFetch } from '../../node.ts'

const endpoint = process.env.CONTENT_ENDPOINT ?? ''
export const secret: string = process.env.CONTENT_WEBHOOK_SECRET ?? ''
export const origin: string = process.env.SITE_ORIGIN ?? ''

export const store: ContentStore = sharedStore(endpoint, makeStore)

function makeStore(): ContentStore {
  const client = createContentClient({ repositoryName: 'fixture', endpoint, fetch: createNodeFetch() })
  const made = createContentStore({ client, pollMs: Number(process.env.POLL_MS) })
  if (origin) announceChanges({ store: made, url: `${origin}/api/revalidate`, secret })
  return made
}
