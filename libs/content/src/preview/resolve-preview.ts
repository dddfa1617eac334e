import type { PrismicDocument } from '@prismicio/client'
import type { ContentClient } from '../client/content-client.ts'
import { NotFoundError } from '../errors/not-found-error.ts'
import { PreviewExpiredError } from '../errors/preview-expired-error.ts'
import type { PreviewLink } from './preview-token.ts'

/**
 * Fetches the document of a preview link, in any language.
 *
 * A client recovers from an expired ref with published content. Here that means that the preview has ended,
 * and draft mode must not begin.
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
  if (!document) throw new NotFoundError(undefined, { requested: { id: documentId } })
  return document
}
