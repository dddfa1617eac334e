import { documentTags } from '@house-edge/content/next'
import { createSliceCheck } from '@house-edge/content/validation'
import { Island } from '@house-edge/serving/islands'
import { makersOfOffers, placesOffers, type SliceContext } from '@house-edge/reviews/rendering'
import type { AllDocumentTypes, CasinoReviewDocument } from '@house-edge/reviews/documents'
import { models } from '@house-edge/reviews/models'
import { draftMode } from 'next/headers'
import { compareForm } from '@house-edge/reviews/comparing'
import { orderTags, tagShown } from '../content/tags.ts'
import { siteContent } from '../content/visit-content.ts'
import { offersForAll } from '../market/offers-for-all.ts'
import { explainOn } from './glossary.ts'
import { saveForm } from '@house-edge/readers/saving'
import { siteLog } from '../logging/log.ts'
import { here, routes } from '../routes.ts'

const sliceCheck = createSliceCheck(models)

/** The context of the slices on the page at a path. Problems are reported; visitors see the rest of the page. */
export async function sliceContext(path: string, document: AllDocumentTypes): Promise<SliceContext> {
  const [{ isEnabled }, makers, markets, explain] = await Promise.all([
    draftMode(),
    placesOffers(document) ? offerMakers(path) : undefined,
    offersForAll(),
    hasRunningText(document) ? explainOn(path, document) : undefined,
  ])
  return {
    document,
    makerOf: (bonusId) => makers?.get(bonusId),
    markets,
    explain,
    marketHref: here(routes.market),
    preview: isEnabled,
    island: Island,
    saveForm,
    compareForm,
    workedOutHref: here(routes.workedOut),
    visitHref: ({ goSlug, website }) => (goSlug && website ? `/go/${encodeURIComponent(goSlug)}` : website),
    // The client leaves bad slices out of published documents; in a draft their editor must see them.
    ...(isEnabled && { faultOf: sliceCheck }),
    onProblem: (problem) => siteLog().warn('slice', { document: document.id, ...problem }),
  }
}

/** The casino of each offer. The page is dropped when one of these reviews changes, because it may have become a warning. */
async function offerMakers(path: string): Promise<ReadonlyMap<string, CasinoReviewDocument>> {
  const reviews = await (await siteContent()).getAll('casino_review')
  await tagShown(path, [...documentTags(reviews), ...orderTags('casino_review', ['bonuses', 'status'])])
  return makersOfOffers(reviews)
}

/** Reviews and articles: whatever else has slices is short, or explains words itself. */
function hasRunningText({ type }: AllDocumentTypes): boolean {
  return type === 'article' || type === 'casino_review'
}
