import { documentTags } from '@house-edge/content/next'
import { decidingFields } from '@house-edge/reviews/filter'
import type { CasinoReviewDocument } from '@house-edge/reviews/documents'
import { orderTags } from './tags.ts'

/**
 * Tags of a page that lists casinos and counts all: it is dropped when a listed one changes or another enters the list.
 *
 * @param lang Default: that of the page.
 */
export function tagsOfCasinos(
  shown: readonly (CasinoReviewDocument | undefined)[],
  lang?: string,
): readonly string[] {
  return [
    ...documentTags(shown.filter((document) => document !== undefined)),
    ...orderTags('casino_review', decidingFields(), lang),
  ]
}
