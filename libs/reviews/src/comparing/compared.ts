import type { Links } from '../links.ts'

/** More columns cannot be read. */
export const mostCompared = 4

/** Reads the uids to compare: `with=a,b` in links, `with=a&with=b` from forms. Without duplicates, in order. */
export function readCompared(
  asked: string | string[] | undefined,
  { isUid }: Pick<Links, 'isUid'>,
): {
  uids: readonly string[]
  isTooMany: boolean
} {
  const named = [asked ?? []].flat().join(',').slice(0, 1000).split(',')
  const uids = [...new Set(named)].filter(isUid)
  return { uids: uids.slice(0, mostCompared), isTooMany: uids.length > mostCompared }
}

/**
 * The canonical URL of a comparison. Commas are not encoded.
 *
 * @param country In small letters. `undefined`: none is named.
 * @param isTooMany Whether the page says that more casinos were named. Ignored when none is left.
 */
export function hrefOfComparison(
  uids: readonly string[],
  country: string | undefined,
  { compare }: Pick<Links, 'compare'>,
  isTooMany = false,
): string {
  const query = [
    ...(uids.length > 0 ? [`with=${uids.join(',')}`] : []),
    ...(country === undefined ? [] : [`country=${country}`]),
    ...(isTooMany && uids.length > 0 ? ['more=yes'] : []),
  ]
  return query.length > 0 ? `${compare}?${query.join('&')}` : compare
}
