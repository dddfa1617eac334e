import { href } from '@house-edge/routing'
import { isUid, routes } from '../routes.ts'

/** More columns cannot be read. */
export const mostCompared = 4

/** Reads the uids to compare: `with=a,b` in links, `with=a&with=b` from forms. Without duplicates, in order. */
export function readCompared(asked: string | string[] | undefined): {
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
 * @param isTooMany Whether the page says that more casinos were named. Ignored when none is left.
 */
export function hrefOfComparison(uids: readonly string[], isTooMany = false): string {
  if (uids.length === 0) return href(routes.compare)
  return `${href(routes.compare)}?with=${uids.join(',')}${isTooMany ? '&more=yes' : ''}`
}
