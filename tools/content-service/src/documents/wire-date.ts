/**
 * A moment as the hosted service writes it: whole seconds and `+0000` without a
 * colon. Clients recognise the form by its 24 characters.
 */
export function wireDate(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19)}+0000`
}

/** The moment a date or timestamp names, in milliseconds; `undefined` when it names none. A bare date is midnight UTC. */
export function momentOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const iso = value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
  const atMs = Date.parse(iso)
  return Number.isNaN(atMs) ? undefined : atMs
}
