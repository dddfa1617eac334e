/** Directives of a Content-Security-Policy with their sources, without scripts. */
export type PolicyDirectives = Readonly<Record<string, readonly string[]>>

/**
 * Which scripts a page may run.
 *
 * - `finished`: files of the site, no inline scripts. For finished pages.
 * - `inline`: also inline scripts. For pages that Next caches for everybody and that are not finished: Next writes
 *   scripts into them, and a nonce would make every response different.
 * - a nonce: scripts that carry it, and what they load. For pages rendered for one visitor.
 * - a nonce and files: scripts that carry it, files of the site, and named sources. For pages in which an editor's tools
 *   load more scripts.
 */
export type ScriptRule = 'finished' | 'inline' | { nonce: string; files?: boolean }

/**
 * Writes a Content-Security-Policy.
 *
 * @param directives All directives except `script-src`, `default-src` first. `script-src` may add sources.
 *
 * @example
 * ```ts
 * contentPolicy({ 'default-src': ["'none'"], 'img-src': ["'self'"] }, 'finished')
 * // → "default-src 'none'; img-src 'self'; script-src 'self'"
 * ```
 */
export function contentPolicy(directives: PolicyDirectives, scripts: ScriptRule): string {
  const { 'script-src': extra = [], ...rest } = directives
  return Object.entries({ ...rest, 'script-src': [...scriptSources(scripts), ...extra] })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function scriptSources(scripts: ScriptRule): readonly string[] {
  if (scripts === 'finished') return ["'self'"]
  if (scripts === 'inline') return ["'self'", "'unsafe-inline'"]
  const { nonce, files = false } = scripts
  return files ? ["'self'", `'nonce-${nonce}'`] : [`'nonce-${nonce}'`, "'strict-dynamic'"]
}
