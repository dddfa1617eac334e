import { createSliceCheck } from '@house-edge/content/validation'
import { Island } from '@house-edge/serving/islands'
import type { SliceContext } from '@house-edge/slices'
import type { AllDocumentTypes } from '@house-edge/slices/documents'
import { models } from '@house-edge/slices/models'
import { href } from '@house-edge/routing'
import { draftMode } from 'next/headers'
import { compareForm } from '../comparing/compare-bar.tsx'
import { offersForAll } from '../market/reader-market.ts'
import { offerMakers } from './offer-makers.ts'
import { saveForm } from '../saving/save-form.tsx'
import { siteLog } from '../process/log.ts'
import { routes } from '../routes.ts'

/** The context of the slices on the page at a path. Problems are reported; visitors see the rest of the page. */
export async function sliceContext(path: string, document: AllDocumentTypes): Promise<SliceContext> {
  const [{ isEnabled }, makers, markets] = await Promise.all([
    draftMode(),
    offerMakers(path, document),
    offersForAll(),
  ])
  return {
    document,
    makerOf: (bonusId) => makers.get(bonusId),
    markets,
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

let check: ReturnType<typeof createSliceCheck> | undefined

function sliceCheck(): ReturnType<typeof createSliceCheck> {
  check ??= createSliceCheck(models)
  return check
}
