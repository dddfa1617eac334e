/**
 * Writes one line of JSON for whoever operates the site.
 *
 * @param details Never the query of an address: preview links carry their token there.
 */
export function record(level: 'warn' | 'error', about: string, details: object): void {
  process.stderr.write(`${JSON.stringify({ level, about, ...details }, withErrors)}\n`)
}

/** Errors have nothing of their own that JSON would show. */
function withErrors(_key: string, value: unknown): unknown {
  return value instanceof Error ? { name: value.name, message: value.message } : value
}
