import { networkOf } from '@house-edge/double/network'

const periodMs = 15 * 60_000
const mostFromOnePlace = 5
const mostForOneAccount = 20
const mostKept = 10_000
/** The longest e-mail address: https://www.rfc-editor.org/errata/eid1690. */
const longestAddress = 254

/**
 * How many wrong passwords are taken within a quarter of an hour.
 *
 * Five for an account from one network, so that an attacker does not lock out the owner, who is on another one. Twenty
 * for an account from all networks together, except from those where the owner has signed in before.
 */
export function createGuessLimit(nowMs: () => number) {
  const guesses = new Map<string, { count: number; untilMs: number }>()
  const known = new Set<string>()
  const counted = (key: string) => {
    const found = guesses.get(key)
    return found && found.untilMs > nowMs() ? found.count : 0
  }
  const count = (key: string, by: 1 | -1): void => {
    const { untilMs } =
      counted(key) > 0 ? (guesses.get(key) ?? { untilMs: 0 }) : { untilMs: nowMs() + periodMs }
    guesses.set(key, { count: Math.max(0, counted(key) + by), untilMs })
  }
  return {
    /** @returns Functions to report the result with, or `undefined` when the guess is refused. */
    take(email: string, address: string | undefined): { wasRight(): void; wasNone(): void } | undefined {
      const account = email.trim().toLowerCase().slice(0, longestAddress)
      const place = `${account} ${networkOf(address ?? '')}`
      if (counted(place) >= mostFromOnePlace) return undefined
      if (counted(account) >= mostForOneAccount && !known.has(place)) return undefined
      forgetOld()
      // Before the result is known, so that parallel guesses count too.
      count(place, 1)
      count(account, 1)
      const wasNone = (): void => {
        count(place, -1)
        count(account, -1)
      }
      return {
        wasNone,
        wasRight() {
          wasNone()
          known.delete(place)
          known.add(place)
          const [oldest = ''] = known
          if (known.size > mostKept) known.delete(oldest)
        },
      }
    },
  }

  function forgetOld(): void {
    if (guesses.size < mostKept) return
    for (const [key, { untilMs }] of guesses) if (untilMs <= nowMs()) guesses.delete(key)
    for (const key of guesses.keys()) if (guesses.size >= mostKept) guesses.delete(key)
  }
}
