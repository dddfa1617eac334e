import { timeWords } from '../language/formats.ts'

/**
 * Says a day in words, in universal time, so that server and reader agree.
 *
 * @returns `undefined` when the text is not a day between the years 1000 and 9998.
 */
export function dateWords(date: unknown): string | undefined {
  if (typeof date !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}(T|$)/.test(date)) return undefined
  const time = Date.parse(date)
  if (Number.isNaN(time) || date.startsWith('9999')) return undefined
  return isInMonth(date) ? timeWords(time, { dateStyle: 'long', timeZone: 'UTC' }) : undefined
}

// Date.parse takes 30 February of a date with time for 2 March.
function isInMonth(date: string): boolean {
  const day = date.slice(0, 10)
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}
