import type { ContentClient } from '@house-edge/content'
import type { AllDocumentTypes, CasinoReviewDocument } from '../../documents.ts'
import type { Links } from '../../links.ts'
import type { ReviewStatus } from '@house-edge/ui'
import { readCasino } from './casino.ts'

/** A casino with experiences. */
interface ToldCasino {
  /** The document by which experiences are told. */
  documentId: string
  uid: string
  name: string
  status: ReviewStatus
}

/**
 * The casino whose review has this uid, if it is published.
 *
 * @throws When the content cannot be read now.
 */
export async function findCasino(
  uid: string | undefined,
  client: Pick<ContentClient<AllDocumentTypes>, 'findByUid'>,
  { isUid, toldId }: Pick<Links, 'isUid' | 'toldId'>,
): Promise<ToldCasino | undefined> {
  if (!uid || !isUid(uid)) return undefined
  const document = await client.findByUid('casino_review', uid)
  return document && casinoOf(document, toldId(document))
}

/** The casino a document is about, if it is published. @throws When the content cannot be read now. */
export async function findCasinoById(
  documentId: string,
  client: Pick<ContentClient<AllDocumentTypes>, 'findById'>,
): Promise<ToldCasino | undefined> {
  // One that is in another language alone has no original.
  const document = await client.findById(documentId, { lang: '*' })
  return document?.type === 'casino_review' ? casinoOf(document) : undefined
}

/** The casino a document is about. @param documentId By which experiences are told. */
export function casinoOf(
  document: CasinoReviewDocument,
  documentId: string = document.id,
): ToldCasino | undefined {
  const casino = readCasino(document)
  return casino && { documentId, uid: casino.uid, name: casino.name, status: casino.status }
}
