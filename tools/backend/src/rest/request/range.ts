import type { Query } from '../query/read-query.ts'
import { unsatisfiableRange } from '../rest-error.ts'

/** Which of the rows; without a limit all from the offset on. */
export interface Range {
  offset: number
  limit?: number
}

/** The rows asked for, by `limit` and `offset`. @throws {RestError} `PGRST103` */
export function readRange(limits: Query['limits']): Range {
  const range = rangeOf(limits, [])
  if (range.limit !== undefined && range.limit < 0) {
    throw unsatisfiableRange('Limit should be greater than or equal to zero.')
  }
  return range
}

/** The parameters about the relation at `path`. */
export function rangeOf(limits: Query['limits'], path: string[]): Range {
  const said = limits.filter((one) => one.path.join('.') === path.join('.')).map(({ value }) => value)
  const limit = said.find((one) => one.limit !== undefined)?.limit
  const offset = Math.max(0, said.find((one) => one.offset !== undefined)?.offset ?? 0)
  return limit === undefined ? { offset } : { offset: limit === 0 ? 0 : offset, limit }
}

export function atMost(range: Range, rows: number): Range {
  return { ...range, limit: Math.min(range.limit ?? rows, rows) }
}

/** `0-9/100`: of the rows that matched, which these are. */
export function contentRange(first: number, rows: number, total: number | null): string {
  const range = rows > 0 && total !== 0 ? `${first}-${first + rows - 1}` : '*'
  return `${range}/${total ?? '*'}`
}
