import { createDocumentCheck } from './document-check.ts'
import { type ContentModels, parseModels } from './models.ts'

/**
 * Creates a check of single slices, for pages that show a draft: a client with
 * a `validation` leaves bad slices out of published documents, and keeps them in
 * drafts, where their editor must see them.
 *
 * @returns A function: what is wrong with a slice, or `undefined`.
 * @throws {InvalidOptionsError} One of the models is malformed.
 */
export function createSliceCheck(models: ContentModels): (slice: unknown) => string | undefined {
  const check = createDocumentCheck(parseModels(models), 'shape')
  return (slice) => {
    const faults = check.faultsOfSlice(slice)
    if (faults.length === 0) return undefined
    return faults.map(({ path, what }) => `${path.join('.')} ${what}`).join('; ')
  }
}
