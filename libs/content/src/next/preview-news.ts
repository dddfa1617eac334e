import { noindexHeader } from '@house-edge/paths'
import type { ContentClient } from '../client/content-client.ts'
import { askPreview } from '../preview/ask-preview.ts'
import { isSamePreview } from '../preview/preview-token.ts'
import { readPreviewRef } from './read-preview-ref.ts'

/**
 * Creates the handler that an editor's page asks, every few seconds, whether
 * there is something new to show: `?seen={token}`, at first without. Answers
 * `{"state"}`: `same`, `changed` with the token to name next time, `over` or
 * `unreachable`. Outside draft mode it answers 404 without asking the service.
 *
 * The cookie is left unchanged: its token keeps showing the current state of the preview, and a script in a
 * frame cannot know which attributes the cookie needs there.
 *
 * @example
 * ```ts
 * // app/api/preview/news/route.ts
 * export const GET = previewNews({ client: content })
 * ```
 */
export function previewNews({
  client,
}: {
  client: Pick<ContentClient, 'fetch' | 'repositoryName' | 'endpoint'>
}): (request: Request) => Promise<Response> {
  return async (request) => {
    const token = await readPreviewRef(client)
    if (token === undefined) return answerWith(404, { state: 'none' })
    const seen = new URL(request.url).searchParams.get('seen')
    const known = seen !== null && isSamePreview(seen, token, client) ? seen : token
    return answerWith(200, await askPreview(client, known))
  }
}

function answerWith(status: number, news: object): Response {
  return Response.json(news, { status, headers: { 'cache-control': 'no-store', ...noindexHeader } })
}
