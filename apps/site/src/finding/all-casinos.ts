import { documentTags, orderTags } from '@house-edge/content/next'
import { type Casino, readCasino } from '@house-edge/slices'
import type { CasinoReviewDocument } from '@house-edge/slices/documents'
import { siteContent } from '../content/visit-content.ts'
import { tagShown } from '../content/tags.ts'
import { findDocumentPath } from '../routes.ts'

/** Fields of a review that decide its place in lists and the counts of filters. */
const decisive = [
  'name',
  'status',
  'overall_score',
  'licences',
  'countries_allowed',
  'payments',
  'providers',
  'operator',
  'author',
  'fact_checker',
  'bonuses',
  'last_reviewed',
]

/** Every casino with a page. */
export async function allCasinos(): Promise<{
  casinos: readonly Casino[]
  documentOf: (casino: Casino) => CasinoReviewDocument | undefined
}> {
  const documents = await (await siteContent()).getAll('casino_review')
  const found = documents.flatMap((document) => {
    const casino =
      findDocumentPath(document.type, document.uid) === undefined ? undefined : readCasino(document)
    return casino ? [[casino, document] as const] : []
  })
  const byCasino = new Map<Casino, CasinoReviewDocument>(found)
  return { casinos: [...byCasino.keys()], documentOf: (casino) => byCasino.get(casino) }
}

/** Tags a page that lists casinos, so that it is dropped when a listed one changes or another enters the list. */
export async function tagCasinos(
  path: string,
  shown: readonly (CasinoReviewDocument | undefined)[],
): Promise<void> {
  await tagShown(path, [
    ...documentTags(shown.filter((document) => document !== undefined)),
    ...orderTags('casino_review', decisive),
  ])
}

/** Today, as `2026-10-14`, to decide which offers have ended. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}
