import type { FetchLike } from '@prismicio/client'
import { createNodeFetch } from '../node/node-fetch.ts'

/** The site's own webhook. */
interface OwnWebhook {
  url: string
  secret: string | undefined
  /** Default: Node's HTTP client. The framework's `fetch` would answer from its cache. */
  fetch?: FetchLike | undefined
}

const nodeFetch = createNodeFetch()
/** Dropping and warming many pages takes a while. */
const timeoutMs = 120_000

/** Calls this site's own webhook: only a request may drop pages. @returns Whether it did what it was asked. */
export async function callWebhook(
  { url, secret, fetch = nodeFetch }: OwnWebhook,
  details: { again?: readonly string[] } = {},
): Promise<boolean> {
  try {
    // The vendor's type of options does not have it. The secret goes nowhere else.
    const following = { redirect: 'manual' }
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'api-update', secret, documents: [], ...details }),
      signal: AbortSignal.timeout(timeoutMs),
      ...following,
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
