import type { FetchLike } from '@prismicio/client'
import { createNodeFetch } from '../node/node-fetch.ts'
import { type OwnCall, ownCallHeader, ownCalls } from '../processes/own-calls.ts'
import type { RevalidateResult } from './revalidate-entry.ts'

/** The site's own webhook. */
export interface OwnWebhook {
  /** The whole address of this process's own webhook, without a cache in between. */
  url: string
  /** Default: Node's HTTP client. The framework's `fetch` would answer from its cache. */
  fetch?: FetchLike | undefined
}

const nodeFetch = createNodeFetch()
/** Dropping and warming many pages takes a while. */
const timeoutMs = 120_000

/**
 * Calls this process's own webhook: only a request may drop pages. The request says a name that is used once, and neither
 * what is asked nor a secret.
 *
 * @param call Default: it looks for what was published.
 * @returns What the webhook has answered; `undefined` when it did not.
 *
 * @example
 * ```ts
 * await callOwnWebhook({ url: 'http://127.0.0.1:3000/api/revalidate' })
 * ```
 */
export async function callOwnWebhook(
  { url, fetch = nodeFetch }: OwnWebhook,
  call: OwnCall = {},
): Promise<RevalidateResult | undefined> {
  const name = crypto.randomUUID()
  ownCalls().set(name, call)
  try {
    // The vendor's type of options does not have it. The name goes nowhere else.
    const following = { redirect: 'manual' }
    const response = await fetch(url, {
      method: 'POST',
      headers: { [ownCallHeader]: name },
      signal: AbortSignal.timeout(timeoutMs),
      ...following,
    })
    const answer = await response.text()
    return response.ok ? (JSON.parse(answer) as RevalidateResult) : undefined
  } catch {
    return undefined
  } finally {
    ownCalls().delete(name)
  }
}
