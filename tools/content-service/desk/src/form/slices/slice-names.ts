import type { ModelsInfo } from '../../../../src/desk/contract.ts'

/** What a slice is called: `QuoteCard` is “Quote card”. */
export function nameOfSlice(id: string, models: ModelsInfo): string {
  const name = models.slices.find((slice) => slice.id === id)?.name ?? id
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
