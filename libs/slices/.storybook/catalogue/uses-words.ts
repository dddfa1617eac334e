import type { CatalogueEntry } from './catalogue.ts'

/** How often something is used, in words. */
export function usesWords({
  title,
  uses: { places, files },
}: Pick<CatalogueEntry, 'title' | 'uses'>): string {
  const isSlice = title.startsWith('Slices/')
  const where = isSlice ? 'the content of the site' : 'the site and its libraries'
  if (places === 0) return `Nowhere in ${where}.`
  const unit = isSlice ? 'document' : 'file'
  return `${places} ${places === 1 ? 'time' : 'times'} in ${files} ${files === 1 ? unit : `${unit}s`} of ${where}.`
}
