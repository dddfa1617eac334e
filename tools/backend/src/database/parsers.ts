import { types } from '@electric-sql/pglite'

/**
 * Reads values as the hosted data API writes them: timestamps as ISO 8601 with a
 * `T` and a full offset, numerics as numbers. Postgres's own text form
 * (`2026-11-20 19:28:54+00`) would reach clients otherwise.
 */
export const parsers: Record<number, (text: string) => unknown> = {
  [types.TIMESTAMP]: isoTimestamp,
  [types.TIMESTAMPTZ]: isoTimestamp,
  [types.NUMERIC]: (text) => {
    const value = Number(text)
    return Number.isFinite(value) ? value : text
  },
}

/** `2026-11-20 19:28:54.4+00` becomes `2026-11-20T19:28:54.4+00:00`; `infinity` stays as it is. */
export function isoTimestamp(text: string): string {
  return text.replace(/^(\d+-\d\d-\d\d) /, '$1T').replace(/([+-]\d\d)$/, '$1:00')
}
