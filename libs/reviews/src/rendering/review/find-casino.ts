import type { ContentClient } from '@house-edge/content'
import type { AllDocumentTypes, CasinoReviewDocument } from '../../documents.ts'
import type { Links } from '../../links.ts'
import type { ReviewStatus } from '@house-edge/ui'
import { readCasino } from './casino.ts'

/** A casino with experiences. */
interface ToldCasino {
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
  { isUid }: Pick<Links, 'isUid'>,
): Promise<ToldCasino | undefined> {
  if (!uid || !isUid(uid)) return undefined
  return casinoOf(await client.findByUid('casino_review', uid))
}

/** The casino a document is about, if it is published. @throws When the content cannot be read now. */
export async function findCasinoById(
  documentId: string,
  client: Pick<ContentClient<AllDocumentTypes>, 'findById'>,
): Promise<ToldCasino | undefined> {
  const document = await client.findById(documentId)
  return document?.type === 'casino_review' ? casinoOf(document) : undefined
}

function casinoOf(document: CasinoReviewDocument | undefined): ToldCasino | undefined {
  const casino = document && readCasino(document)
  return casino && { documentId: document.id, uid: casino.uid, name: casino.name, status: casino.status }
}
