import type { CasinoReviewDocument } from '@house-edge/slices/documents'
import { siteContent } from '../content.ts'

/** A casino that readers tell of. */
export interface ToldCasino {
  documentId: string
  uid: string
  name: string
}

/** The casino whose review has this uid, if it is published. @throws When the content cannot be read now. */
export async function findCasino(uid: string | undefined): Promise<ToldCasino | undefined> {
  if (!uid || uid.length > 128) return undefined
  return casinoOf(await (await siteContent()).findByUid('casino_review', uid))
}

/** The casino a document is about, if it is published. @throws When the content cannot be read now. */
export async function findCasinoById(documentId: string): Promise<ToldCasino | undefined> {
  const document = await (await siteContent()).findById(documentId)
  return document?.type === 'casino_review' ? casinoOf(document) : undefined
}

function casinoOf(document: CasinoReviewDocument | undefined): ToldCasino | undefined {
  return document?.uid && document.data.name
    ? { documentId: document.id, uid: document.uid, name: document.data.name }
    : undefined
}
