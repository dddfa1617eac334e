import { sha256 } from './sha-256.ts'

/** What caches in front call these headers: Cloudflare and Akamai the first, Fastly and Varnish the second. */
export type EdgeDialect = 'cache-tag' | 'surrogate-key'

const dialects = {
  // RFC 9213 for the lifetime.
  'cache-tag': { lifetime: 'cdn-cache-control', separator: ',' },
  'surrogate-key': { lifetime: 'surrogate-control', separator: ' ' },
} as const

/** The tag of every page, to have all of them forgotten: after a deployment, say. */
export const everyPageTag = 'all'
/** The tag of pages that show too much to name it: forgotten with every change. */
const crowdedTag = 'crowded'
/** Caches take about 16 kB of tags, and proxies less of one header. */
const mostTags = 500
/** Sixty bits: two names with one tag would only have a page forgotten once too often. */
const tagLength = 10

/**
 * The headers by which a cache in front keeps a page for a long time, until it is told that what the page shows has
 * changed: its tags, and a lifetime for that cache alone. Other caches go by `cache-control`.
 *
 * Leave them out of a page that has variants, or that ends by itself before this time is over.
 *
 * @example
 * ```ts
 * edgeHeaders({ dialect: 'cache-tag', shows: ['article:7', 'settings'], maxAgeSeconds: 86_400 })
 * ```
 */
export function edgeHeaders({
  dialect,
  shows,
  maxAgeSeconds,
}: {
  dialect: EdgeDialect
  /** Names of what the page shows, the same that {@link edgeTags} gets after a change. */
  shows: readonly string[]
  /** How long it is kept when a change does not get through. */
  maxAgeSeconds: number
}): Record<string, string> {
  const { lifetime, separator } = dialects[dialect]
  const named = tagsOf(shows)
  const own = named.length > mostTags ? [crowdedTag] : named
  return {
    [dialect]: [everyPageTag, ...own].join(separator),
    [lifetime]: `max-age=${maxAgeSeconds}`,
  }
}

/**
 * The tags that a cache in front has to forget after a change.
 *
 * @param changed Names of what has changed.
 *
 * @example
 * ```ts
 * const tags = edgeTags(['article:7'])
 * ```
 */
export function edgeTags(changed: readonly string[]): string[] {
  return [crowdedTag, ...tagsOf(changed)]
}

/** Names can be long and hold any character; a tag is short, and says nothing of what it stands for. */
function tagsOf(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) =>
    btoa(String.fromCharCode(...sha256(name)))
      .slice(0, tagLength)
      .replaceAll('+', '-')
      .replaceAll('/', '_'),
  )
}
