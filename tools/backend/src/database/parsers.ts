import { types } from '@electric-sql/pglite'

/** `2026-11-20 19:28:54.4+00` becomes `2026-11-20T19:28:54.4+00:00`; `infinity` stays as it is. */
function isoTimestamp(text: string): string {
  return text.replace(/^(\d+-\d\d-\d\d) /, '$1T').replace(/([+-]\d\d)$/, '$1:00')
}

/** Times are passed on as they are written in JSON, not as dates, which would lose what is below a millisecond. */
export const parsers: Record<number, (text: string) => unknown> = {
  [types.TIMESTAMP]: isoTimestamp,
  [types.TIMESTAMPTZ]: isoTimestamp,
}
