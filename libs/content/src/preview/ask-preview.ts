import * as z from 'zod'
import type { ContentClient } from '../client/content-client.ts'
import { isContentError } from '../errors/content-error.ts'
import { faultOfToken, sessionOfToken } from './preview-token.ts'

/** The state of a preview since its token was made. */
type PreviewNews =
  | { state: 'same' | 'over' | 'unreachable' }
  /** Something was saved: the preview continues with this token. */
  | { state: 'changed'; token: string }

const answer = z.object({ reload: z.boolean(), ref: z.string().nullish() })

/**
 * Asks the service whether what a preview shows has changed, as the vendor's
 * toolbar does: `GET /previews/{session}/ping?ref={token}`.
 */
export async function askPreview(
  client: Pick<ContentClient, 'fetch' | 'repositoryName' | 'endpoint'>,
  token: string,
): Promise<PreviewNews> {
  const url = `${new URL(token).origin}/previews/${sessionOfToken(token)}/ping?${new URLSearchParams({ ref: token }).toString()}`
  try {
    const response = await client.fetch(url)
    if (response.status === 404 || response.status === 410) return { state: 'over' }
    const news = answer.safeParse(response.ok ? await response.json() : undefined).data
    if (!news) return { state: 'unreachable' }
    if (!news.reload || !news.ref || news.ref === token) return { state: 'same' }
    return faultOfToken(news.ref, client) ? { state: 'unreachable' } : { state: 'changed', token: news.ref }
  } catch (error) {
    if (isContentError(error)) return { state: 'unreachable' }
    throw error
  }
}
