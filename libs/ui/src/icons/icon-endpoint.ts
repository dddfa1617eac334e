import { findDrawing, type IconCollection, type IconDrawing } from './collection.ts'
import { isNamePart } from './icon-name.ts'
import type { IconSource } from './icon-source.ts'

/** How the endpoint answers. */
export interface IconEndpointOptions {
  /** Collections that are answered from, by prefix; each is loaded when it is first asked for. */
  collections: Readonly<Record<string, () => IconCollection | Promise<IconCollection>>>
  /** Used for these prefixes when they are not installed. Default: none, and 404. */
  fallback?: { source: IconSource; prefixes: readonly string[] }
  /** A longer query is refused with 414. Characters. @default 500 */
  maxUrlLength?: number
  /** Browsers keep an answer this long. Default 604,800 seconds, one week. */
  maxAgeSeconds?: number
  /** Called with the reason when the fallback does not answer. */
  warn: (message: string) => void
}

/**
 * Makes the handler of the local icon service: `GET /api/_nuxt_icon/{prefix}.json?icons=a,b`.
 *
 * Answers in the form of the public icon service, with a list of names that are
 * not there. A prefix that is not installed is 404 and costs nothing; no icons
 * or a name that cannot be one is 400; a query that is too long is 414.
 *
 * @example
 * ```ts
 * // app/api/%5Fnuxt_icon/[collection]/route.ts
 * const answer = createIconEndpoint({ collections: { house: () => houseIcons }, warn: console.warn })
 * export const GET = async (request: Request, { params }) => answer(request, (await params).collection)
 * ```
 */
export function createIconEndpoint({
  collections,
  fallback,
  maxUrlLength = 500,
  maxAgeSeconds = 604_800,
  warn,
}: IconEndpointOptions): (request: Request, file: string) => Promise<Response> {
  return async (request, file) => {
    const prefix = file.endsWith('.json') ? file.slice(0, -'.json'.length) : ''
    const isInstalled = isNamePart(prefix) && Object.hasOwn(collections, prefix)
    const isElsewhere = isNamePart(prefix) && (fallback?.prefixes.includes(prefix) ?? false)
    if (!isInstalled && !isElsewhere) return refusal(404, `There is no collection "${printable(prefix)}".`)

    const { search, searchParams } = new URL(request.url)
    if (search.length > maxUrlLength) return refusal(414, 'Ask for fewer icons at once.')
    const names = [...new Set((searchParams.get('icons') ?? '').split(','))]
    if (names.join('') === '') return refusal(400, 'No icons specified')
    if (!names.every(isNamePart))
      return refusal(400, 'A name has other characters than a-z, 0-9 and hyphens.')

    if (isInstalled) {
      const collection = await collections[prefix]?.()
      const find = (name: string) => collection && findDrawing(collection, name)
      return found(prefix, names, find, maxAgeSeconds)
    }
    try {
      const drawings = await fallback?.source(prefix, names)
      return found(prefix, names, (name) => drawings?.get(name), maxAgeSeconds)
    } catch (error) {
      warn(error instanceof Error ? error.message : String(error))
      return refusal(504, 'The icon service did not answer.')
    }
  }
}

function found(
  prefix: string,
  names: readonly string[],
  find: (name: string) => IconDrawing | undefined,
  maxAgeSeconds: number,
): Response {
  const icons: Record<string, IconDrawing> = {}
  const missing: string[] = []
  for (const name of names) {
    const drawing = find(name)
    if (drawing) icons[name] = drawing
    else missing.push(name)
  }
  const body = { prefix, icons, ...(missing.length > 0 && { not_found: missing }) }
  return answer(200, body, `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${maxAgeSeconds}`)
}

function refusal(status: number, message: string): Response {
  return answer(status, { message }, 'no-store')
}

function answer(status: number, body: object, cacheControl: string): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}

function printable(prefix: string): string {
  return isNamePart(prefix) ? prefix : ''
}
