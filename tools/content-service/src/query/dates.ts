import { momentOf } from '../documents/wire-date.ts'
import type { FilterArguments } from './condition.ts'
import type { Scale } from './scale.ts'

const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** The parts of a moment that can be asked for, in UTC. Weeks begin on Monday, which is 1. */
const parts = {
  'day-of-month': (date: Date) => date.getUTCDate(),
  // JavaScript counts Sunday as 0.
  'day-of-week': (date: Date) => date.getUTCDay() || 7,
  month: (date: Date) => date.getUTCMonth() + 1,
  year: (date: Date) => date.getUTCFullYear(),
  hour: (date: Date) => date.getUTCHours(),
}

export const moments: Scale = {
  kinds: ['date', 'Date', 'Timestamp'],
  name: 'date',
  measure: momentOf,
  read: (found) => {
    const value = found.value()
    const atMs = typeof value === 'number' ? value : momentOf(value)
    return atMs ?? found.refuse(`'${String(value)}' is not a date`)
  },
}

/** A part of a moment, in place of the moment. */
export function partOfDate(part: keyof typeof parts): Scale {
  return {
    ...moments,
    measure: (value) => {
      const atMs = momentOf(value)
      return atMs === undefined ? undefined : parts[part](new Date(atMs))
    },
    read: (found) => partNumber(found, part),
  }
}

function partNumber(found: FilterArguments, part: keyof typeof parts): number {
  const value = found.value()
  if (typeof value === 'number') return value
  const names = part === 'day-of-week' ? weekdays : part === 'month' ? months : []
  const name = String(value).toLowerCase()
  const index = names.findIndex((candidate) => candidate === name || candidate.slice(0, 3) === name)
  return index === -1 ? found.refuse(`'${String(value)}' is not a ${part}`) : index + 1
}
