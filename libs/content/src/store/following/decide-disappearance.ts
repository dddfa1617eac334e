/** What is left over however strict the guard: a small site may lose two pages on purpose. */
const alwaysBelieved = 2

/**
 * Decides whether to believe that documents have vanished.
 *
 * A bad publish, a wrong environment or a broken index at the service looks
 * like mass deletion. Two documents are always believed; beyond that, no more
 * than `maxShare` of what was known.
 *
 * @param missing Documents no longer listed.
 * @param known Documents known before.
 * @param maxShare Between 0 and 1.
 */
export function decideDisappearance(missing: number, known: number, maxShare: number): 'believe' | 'refuse' {
  return missing <= alwaysBelieved || missing <= known * maxShare ? 'believe' : 'refuse'
}
