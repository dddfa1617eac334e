import { words } from '../../words/words.ts'
import { countInHoursUpTo } from './time-words.ts'
import { numberWords } from '@house-edge/ui/language'

const dayHours = 24

/**
 * Says how long something takes, from its fastest to its slowest, in hours up to
 * four days and in days beyond, as `timeWords`; a fastest of less than a day stays in hours.
 *
 * @param fastestHours Absent when only the slowest is known.
 * @param slowestHours Absent when only the fastest is known.
 */
export function durationWords(
  fastestHours: number | undefined,
  slowestHours: number | undefined,
): string | undefined {
  const slowest = slowestHours ?? fastestHours
  if (slowest === undefined) return undefined
  const fastest = Math.min(fastestHours ?? slowest, slowest)
  const { atOnce, hours, days, upTo, range } = words().durations
  if (slowest === 0) return atOnce
  const inDays = slowest > countInHoursUpTo
  const from = inDays ? Math.floor(fastest / dayHours) : Math.floor(fastest)
  const to = inDays ? Math.ceil(slowest / dayHours) : Math.ceil(slowest)
  const until = inDays ? days(to, numberWords(to)) : hours(to, numberWords(to))
  if (from === to) return until
  // A day has begun long before it is over, and “up to 5 days” would hold minutes, too.
  if (inDays && from === 0 && fastest >= 1) {
    const whole = Math.floor(fastest)
    return range(hours(whole, numberWords(whole)), until)
  }
  return from === 0 ? upTo(until) : range(from, until)
}
