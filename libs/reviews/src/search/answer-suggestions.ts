import { noindexHeader } from '@house-edge/paths'
import type { Suggested } from '@house-edge/ui/islands'

/** Caches keep an answer for so long. A change is told here a little later than on its page. */
const maxAgeSeconds = 60

/**
 * Answers `GET /api/suggestions?q=cop`. Depends on nothing of a reader but the text, so caches may keep it.
 *
 * @param find What may be meant by a text.
 */
export async function answerSuggestions(
  url: URL,
  find: (typed: string) => Promise<Suggested>,
): Promise<Response> {
  const typed = url.searchParams.get('q') ?? ''
  try {
    return told(200, typed.trim() === '' ? none : await find(typed), {
      'cache-control': `public, max-age=${maxAgeSeconds}`,
    })
  } catch {
    return told(503, none, { 'cache-control': 'no-store', 'retry-after': '30' })
  }
}

const none: Suggested = { suggestions: [] }

function told(status: number, suggested: Suggested, headers: Record<string, string>): Response {
  return Response.json(suggested, { status, headers: { ...headers, ...noindexHeader } })
}
