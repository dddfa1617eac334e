import { createSliceCheck } from '@house-edge/content/validation'
import { Island } from '@house-edge/serving/islands'
import type { SliceContext } from '@house-edge/reviews/rendering'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { models } from '@house-edge/reviews/models'
import { href } from '@house-edge/routing'
import { draftMode } from 'next/headers'
import { compareForm } from '@house-edge/reviews/comparing'
import { offersForAll } from '../market/offers-for-all.ts'
import { explainOn } from './glossary.ts'
import { offerMakers } from './offer-makers.ts'
import { saveForm } from '@house-edge/readers/saving'
import { siteLog } from '../logging/log.ts'
import { routes } from '../routes.ts'

/** The context of the slices on the page at a path. Problems are reported; visitors see the rest of the page. */
export async function sliceContext(path: string, document: AllDocumentTypes): Promise<SliceContext> {
  const [{ isEnabled }, makers, markets, explain] = await Promise.all([
    draftMode(),
    offerMakers(path, document),
    offersForAll(),
    hasRunningText(document) ? explainOn(path, document) : undefined,
  ])
  return {
    document,
    makerOf: (bonusId) => makers.get(bonusId),
    markets,
    explain,
    marketHref: href(routes.market),
    preview: isEnabled,
    island: Island,
    saveForm,
    compareForm,
    workedOutHref: href(routes.workedOut),
    visitHref: ({ goSlug, website }) => (goSlug && website ? `/go/${encodeURIComponent(goSlug)}` : website),
    // The client leaves bad slices out of published documents; in a draft their editor must see them.
    ...(isEnabled && { faultOf: sliceCheck() }),
    onProblem: (problem) => siteLog().warn('slice', { document: document.id, ...problem }),
  }
}

/** Reviews and articles: whatever else has slices is short, or explains words itself. */
function hasRunningText({ type }: AllDocumentTypes): boolean {
  return type === 'article' || type === 'casino_review'
}

let check: ReturnType<typeof createSliceCheck> | undefined

function sliceCheck(): ReturnType<typeof createSliceCheck> {
  check ??= createSliceCheck(models)
  return check
}
