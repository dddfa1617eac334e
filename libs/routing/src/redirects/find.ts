import { resolveRedirect } from './resolve.ts'
import { candidatesAt, targetOf } from './rule-index.ts'
import type { RedirectRule } from './rule.ts'
import type { RedirectTable } from './table.ts'

/** The redirect for a request. */
export type Redirect =
  | { action: 'gone'; rule: RedirectRule }
  | {
      action: 'redirect'
      rule: RedirectRule
      status: 301 | 302 | 307 | 308
      /** A path of this site, or a whole URL where the rule names another. */
      location: string
      kind: 'document' | 'client'
    }

/**
 * Finds the rule for a visit.
 *
 * The rule for exactly this path wins, then the longest `*`. Rules outside their
 * days do not count. The query of the visit goes along unless the target has
 * one. A rule that names only paths can never lead to another origin, whatever the request.
 *
 * @param visit.path Path with query, percent-encoded as in a request line.
 * @param visit.origin This site's origin.
 * @param visit.nowMs Milliseconds since the epoch.
 */
export function findRedirect(
  table: RedirectTable,
  visit: { path: string; origin: string; nowMs: number },
): Redirect | undefined {
  const [path = '', ...query] = visit.path.split('?')
  for (const candidate of candidatesAt(table.index, path)) {
    const { rule } = candidate
    if (!holds(rule, visit.nowMs)) continue
    if (rule.status === 410) return { action: 'gone', rule }
    const written = targetOf(candidate)
    const to = query.length > 0 && !written.includes('?') ? withQuery(written, query.join('?')) : written
    const target = resolveRedirect(to, visit)
    if (target === undefined || (target.kind === 'document') !== isWholeUrl(rule.to)) continue
    return { action: 'redirect', rule, status: rule.status, location: target.href, kind: target.kind }
  }
  return undefined
}

function holds({ validFrom, validTo }: RedirectRule, nowMs: number): boolean {
  if (validFrom === undefined && validTo === undefined) return true
  const today = new Date(nowMs).toISOString().slice(0, 10)
  return (validFrom ?? '') <= today && today <= (validTo ?? today)
}

function isWholeUrl(to: string | undefined): boolean {
  return to !== undefined && !to.startsWith('/')
}

function withQuery(target: string, query: string): string {
  const [path, hash] = target.split('#')
  return `${path}?${query}${hash === undefined ? '' : `#${hash}`}`
}
