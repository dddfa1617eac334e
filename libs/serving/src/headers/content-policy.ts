/** Directives of a Content-Security-Policy with their sources, without scripts. */
export type PolicyDirectives = Readonly<Record<string, readonly string[]>>

/**
 * Which scripts a page may run.
 *
 * - `finished`: files of the site, nothing in the page. What pages without the framework get.
 * - `inline`: also what stands in the page. For pages the framework keeps for everybody and nobody has finished: it
 *   writes scripts into them when it renders, and a nonce would make each answer another page.
 * - a nonce: what the framework puts it on, and what that loads. For pages rendered for one visitor.
 * - a nonce and files: what carries it, files of the site, and sources that are named. For pages into which an editor's
 *   tools load more.
 */
export type ScriptRule = 'finished' | 'inline' | { nonce: string; files?: boolean }

/**
 * Writes a Content-Security-Policy.
 *
 * @param directives All but `script-src`; `default-src` first. More sources for scripts may be given there.
 *
 * @example
 * ```ts
 * contentPolicy({ 'default-src': ["'none'"], 'img-src': ["'self'"] }, 'finished')
 * // → "default-src 'none'; img-src 'self'; script-src 'self'"
 * ```
 */
export function contentPolicy(directives: PolicyDirectives, scripts: ScriptRule): string {
  const { 'script-src': further = [], ...rest } = directives
  return Object.entries({ ...rest, 'script-src': [...scriptSources(scripts), ...further] })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function scriptSources(scripts: ScriptRule): readonly string[] {
  if (scripts === 'finished') return ["'self'"]
  if (scripts === 'inline') return ["'self'", "'unsafe-inline'"]
  const { nonce, files = false } = scripts
  return files ? ["'self'", `'nonce-${nonce}'`] : [`'nonce-${nonce}'`, "'strict-dynamic'"]
}
