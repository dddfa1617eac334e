import { edgeHeaders, edgeTags, everyPageTag } from '@house-edge/serving/headers'
import { siteConfig } from '../config.ts'

/** A cache in front of the site that keeps pages until it is told by tags what has changed. */
interface Edge {
  /** The headers of a page that it may keep. */
  headersOf: (tags: readonly string[]) => Record<string, string>
  /** @throws {EdgeError} */
  forget: (changed: { tags: readonly string[] }) => Promise<void>
  /** @throws {EdgeError} */
  forgetAll: () => Promise<void>
}

/** So late a redirect may be followed that begins by its date, which is no publish. Seconds. */
const maxAgeSeconds = 3_600
const patienceMs = 5_000
/** More of them make a header that caches refuse. */
const mostTags = 400
/** Redirects are followed before pages, whatever these show. */
const tagOfRedirects = 'content:list:redirect'

/** The cache in front that the environment names; `undefined` when there is none. */
export function findEdge(): Edge | undefined {
  const { SITE_EDGE_URL: url, SITE_EDGE_SECRET: secret } = siteConfig()
  if (url === undefined || secret === undefined) return undefined
  const purge = async (tags: readonly string[]): Promise<void> => {
    const headers = { authorization: `Bearer ${secret}`, 'surrogate-key': tags.join(' ') }
    let status: number
    try {
      const signal = AbortSignal.timeout(patienceMs)
      // The secret goes nowhere else.
      const redirect = 'manual'
      const answer = await fetch(url, { method: 'PURGE', headers, signal, redirect, cache: 'no-store' })
      await answer.body?.cancel()
      status = answer.status
    } catch (error) {
      throw new EdgeError('did not answer', error)
    }
    if (status !== 200) throw new EdgeError(`answered ${status}`)
  }
  const forgetAll = (): Promise<void> => purge([everyPageTag])
  return {
    headersOf: (tags) => edgeHeaders({ dialect: 'surrogate-key', shows: tags, maxAgeSeconds }),
    forget: ({ tags }) =>
      tags.includes(tagOfRedirects) || tags.length > mostTags ? forgetAll() : purge(edgeTags(tags)),
    forgetAll,
  }
}

/** The cache in front could not be told what to forget. */
class EdgeError extends Error {
  override readonly name = 'EdgeError'
  readonly code = 'site/edge-untold'

  constructor(what: string, cause?: unknown) {
    super(
      `The cache in front of the site ${what} when it was told what to forget. It may show older pages for up to ` +
        `${maxAgeSeconds / 60} minutes. Look at SITE_EDGE_URL and SITE_EDGE_SECRET, and whether it takes PURGE from here.`,
      cause === undefined ? undefined : { cause },
    )
  }
}
