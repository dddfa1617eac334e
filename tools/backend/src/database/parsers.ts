import { types } from '@electric-sql/pglite'

/** `2026-11-20 19:28:54.4+00` becomes `2026-11-20T19:28:54.4+00:00`; `infinity` stays as it is. */
function isoTimestamp(text: string): string {
  return text.replace(/^(\d+-\d\d-\d\d) /, '$1T').replace(/([+-]\d\d)$/, '$1:00')
}

/** PGlite names no types of arrays: `typarray` in Postgres's `pg_type.dat`. */
const [smallNumbers, texts] = [1005, 1009]

/**
 * How results are read beside PGlite's own ways. Times are passed on as they are written in JSON, not as dates, which
 * would lose what is below a millisecond. Arrays of other types come as Postgres writes them, in braces.
 */
export const parsers: Record<number, (text: string) => unknown> = {
  [types.TIMESTAMP]: isoTimestamp,
  [types.TIMESTAMPTZ]: isoTimestamp,
  [smallNumbers]: (text) => types.arrayParser(text, Number, smallNumbers),
  [texts]: (text) => types.arrayParser(text, (item) => item, texts),
}
