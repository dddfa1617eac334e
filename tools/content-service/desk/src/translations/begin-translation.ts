import type { DocumentSummary } from '../../../src/desk/contract.ts'
import { go } from '../address/address.ts'
import { deskApi } from '../api/desk-api.ts'
import { attempt } from '../elements/notices.tsx'

/** Begins a document in another language from what it says in this, as a draft, and opens it. */
export function beginTranslation(
  { id, type }: DocumentSummary,
  lang: string,
  uid: string | null,
): Promise<boolean> {
  return attempt(async () => {
    const detail = await deskApi.create({ type, lang, translationOf: id, copyOf: id, uid })
    go(`/documents/${detail.summary.id}`)
  })
}
