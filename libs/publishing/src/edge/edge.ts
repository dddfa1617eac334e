import { errorPage } from '@house-edge/paths'
import { edgeHeaders, edgeTags, everyPageTag } from '@house-edge/serving/headers'
import type { SiteSettings } from '../site/site-options.ts'

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

/**
 * The cache in front that the settings name; `undefined` when there is none.
 *
 * @param redirectType The type of documents that are redirects. They are followed before pages, whatever these show.
 */
export function createEdge(settings: SiteSettings['edge'], redirectType?: string): Edge | undefined {
  if (settings === undefined) return undefined
  const { url, secret } = settings
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
      tags.includes(`content:list:${redirectType}`) || tags.length > mostTags
        ? forgetAll()
        : purge(edgeTags(tags)),
    forgetAll,
  }
}

/** The cache in front could not be told what to forget. */
class EdgeError extends Error {
  override readonly name = 'EdgeError'
  readonly code = 'publishing/edge-untold'
  /** The page about it. */
  readonly docs: string = errorPage(this.code)

  constructor(what: string, cause?: unknown) {
    super(
      `The cache in front of the site ${what} when it was told what to forget. It may show older pages for up to ` +
        `${maxAgeSeconds / 60} minutes. Look at the address and the secret of the edge, and whether it takes PURGE from here.`,
      cause === undefined ? undefined : { cause },
    )
  }
}
