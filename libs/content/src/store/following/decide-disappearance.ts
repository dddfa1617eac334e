/** Always allowed: a small site may remove two pages on purpose. */
const alwaysBelieved = 2

/**
 * Decides whether to accept that documents have disappeared.
 *
 * A bad publish, a wrong environment or a broken index at the service looks like mass deletion. Two
 * documents are always accepted; beyond that, at most `maxShare` of the known ones.
 *
 * @param missing Documents no longer listed.
 * @param known Documents known before.
 * @param maxShare Between 0 and 1.
 */
export function decideDisappearance(missing: number, known: number, maxShare: number): 'believe' | 'refuse' {
  return missing <= alwaysBelieved || missing <= known * maxShare ? 'believe' : 'refuse'
}
