import { numberWords } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'

/** What is longer is said in days: times of one casino stand beside each other, stated and measured. */
export const countInHoursUpTo = 96

/** Says a measured time: minutes up to two hours, hours with halves up to four days, days beyond. */
export function timeWords(hours: number): string {
  const { minutes, hours: hoursWords, days } = words().durations
  if (hours < 2) return inHalves(Math.round(hours * 60), minutes)
  if (hours <= countInHoursUpTo) return inHalves(hours, hoursWords)
  return inHalves(hours / 24, days)
}

function inHalves(count: number, said: (count: number, figure: string) => string): string {
  const halves = Math.round(count * 2) / 2
  return said(halves, `${numberWords(Math.floor(halves))}${halves % 1 === 0 ? '' : '½'}`)
}
