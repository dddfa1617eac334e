import type { PrismicDocument } from '@prismicio/client'
import type { ContentClient } from '../client/content-client.ts'
import { NotFoundError } from '../errors/not-found-error.ts'
import { PreviewExpiredError } from '../errors/preview-expired-error.ts'
import type { PreviewLink } from './preview-token.ts'

/**
 * Fetches the document a preview link is about, in any language.
 *
 * A client recovers from a dead ref with published content. Here that means
 * that the preview is over, and nobody is to be put into draft mode.
 *
 * @throws {PreviewExpiredError} The preview is over.
 * @throws {NotFoundError} The preview has no such document.
 */
export async function resolvePreview(
  client: Pick<ContentClient, 'at'>,
  { documentId, token }: PreviewLink,
): Promise<PrismicDocument> {
  const draft = client.at({ ref: token })
  const document = await draft.findById(documentId, { lang: '*' })
  if (draft.draftOmitted) {
    throw new PreviewExpiredError(
      'The preview is over. No draft is shown. Open the preview again from the editor.',
    )
  }
  if (!document) throw new NotFoundError(undefined, { asked: { id: documentId } })
  return document
}
