import type { ContentClient } from '@house-edge/content'
import { documentTags } from '@house-edge/content/next'
import { decidingFields } from '@house-edge/reviews/filter'
import { type Casino, readCasino } from '@house-edge/reviews/casino'
import type { AllDocumentTypes, CasinoReviewDocument } from '@house-edge/reviews/documents'
import { orderTags, tagShown } from './tags.ts'
import { findDocumentPath } from '../routes.ts'

type Reviews = Pick<ContentClient<AllDocumentTypes>, 'getAll'>

/** What was read of reviews: one that was published again is another object. */
const known = new WeakMap<CasinoReviewDocument, Casino | undefined>()

/** Every casino with a page. */
export async function allCasinos(client: Reviews): Promise<{
  casinos: readonly Casino[]
  documentOf: (casino: Casino) => CasinoReviewDocument | undefined
}> {
  const documents = await client.getAll('casino_review')
  const found = documents.flatMap((document) => {
    const casino = casinoOf(document)
    return casino ? [[casino, document] as const] : []
  })
  const byCasino = new Map<Casino, CasinoReviewDocument>(found)
  return { casinos: [...byCasino.keys()], documentOf: (casino) => byCasino.get(casino) }
}

function casinoOf(document: CasinoReviewDocument): Casino | undefined {
  if (!known.has(document)) {
    const hasPage = findDocumentPath(document.type, document.uid) !== undefined
    known.set(document, hasPage ? readCasino(document) : undefined)
  }
  return known.get(document)
}

/** Tags of a page that lists casinos and counts all. */
export function tagsOfCasinos(shown: readonly (CasinoReviewDocument | undefined)[]): readonly string[] {
  return [
    ...documentTags(shown.filter((document) => document !== undefined)),
    ...orderTags('casino_review', decidingFields()),
  ]
}

/** Tags a page that lists casinos, so that it is dropped when a listed one changes or another enters the list. */
export async function tagCasinos(
  path: string,
  shown: readonly (CasinoReviewDocument | undefined)[],
): Promise<void> {
  await tagShown(path, tagsOfCasinos(shown))
}
