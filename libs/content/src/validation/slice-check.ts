import { createDocumentCheck } from './document-check.ts'
import { type ContentModels, parseModels } from './models.ts'

/**
 * Creates a check of single slices, for pages that show a draft: a client with
 * a `validation` leaves bad slices out of published documents, and keeps them in
 * drafts, where their editor must see them.
 *
 * @returns A function: what is wrong with a slice, or `undefined`.
 * @throws {InvalidOptionsError} From the returned function: one of the models is malformed. They are read with the first slice.
 */
export function createSliceCheck(models: ContentModels): (slice: unknown) => string | undefined {
  let check: ReturnType<typeof createDocumentCheck> | undefined
  return (slice) => {
    check ??= createDocumentCheck(parseModels(models), 'shape')
    const faults = check.faultsOfSlice(slice)
    if (faults.length === 0) return undefined
    return faults.map(({ path, what }) => `${path.join('.')} ${what}`).join('; ')
  }
}
