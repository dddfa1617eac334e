import { faultOfRule } from './check-rule.ts'
import { pathKey } from './path-key.ts'
import { candidatesAt, createRuleIndex, type RuleIndex, targetOf } from './rule-index.ts'
import { nameOf, overlap, type RedirectRule } from './rule.ts'

/** A rule that does not do what its author wants. */
export interface RedirectFault {
  code: 'malformed' | 'duplicate' | 'loop' | 'chain' | 'hides-page' | 'dead-end'
  /** A rule with an error is never followed. */
  severity: 'error' | 'warning'
  rule: RedirectRule
  /** What is wrong and what to do. */
  message: string
  /** The addresses a visitor would pass, for loops and chains. */
  path: readonly string[]
}

/** More hops than any browser follows (the Fetch standard stops after 20). */
const maxHops = 20

/**
 * Finds rules that are malformed, contradict each other, lead in circles or in
 * steps, hide a page, or end where nothing is.
 *
 * @param options.hasPage Whether a path shows a page. Without it pages are not looked at.
 *
 * @example
 * ```ts
 * lintRedirects([{ from: '/a', to: '/b', status: 301 }, { from: '/b', to: '/a', status: 301 }])
 * // → two faults with the code 'loop', path ['/a', '/b', '/a']
 * ```
 */
export function lintRedirects(
  rules: readonly RedirectRule[],
  options: { hasPage?: (path: string) => boolean } = {},
): RedirectFault[] {
  const faults: RedirectFault[] = []
  const wellFormed = rules.filter((rule) => {
    const reason = faultOfRule(rule)
    if (reason !== undefined) faults.push(error('malformed', rule, `${reason}. Correct it.`))
    return reason === undefined
  })
  const sound = withoutDuplicates(wellFormed, faults)
  const index = createRuleIndex(sound)
  for (const rule of sound) faults.push(...faultsOfWay(rule, index), ...faultsOfPages(rule, index, options))
  return faults
}

function withoutDuplicates(rules: readonly RedirectRule[], faults: RedirectFault[]): RedirectRule[] {
  const seen = new Map<string, RedirectRule[]>()
  return rules.filter((rule) => {
    const key = rule.from.endsWith('/*')
      ? `${pathKey(rule.from.slice(0, -2) || '/')}/*`
      : String(pathKey(rule.from))
    const others = seen.get(key) ?? []
    const rival = others.find((other) => overlap(rule, other))
    if (rival)
      faults.push(
        error('duplicate', rule, `${nameOf(rival)} says what to do there. Remove one, or part their days.`),
      )
    else seen.set(key, [...others, rule])
    return !rival
  })
}

function faultsOfWay(rule: RedirectRule, index: RuleIndex): RedirectFault[] {
  const way = wayOf(rule, index)
  if (way.isEndless)
    return [
      error('loop', rule, `it leads in a circle: ${way.path.join(' → ')}. Change one of them.`, way.path),
    ]
  if (way.path.length <= 2) return []
  const direct = way.path.at(-1)
  const message = `it leads on by other rules: ${way.path.join(' → ')}. Let it lead to "${direct}" at once.`
  return [warning('chain', rule, message, way.path)]
}

/** The addresses a visitor passes, from a sample of what the rule stands for. */
function wayOf(rule: RedirectRule, index: RuleIndex): { path: string[]; isEndless: boolean } {
  const path = [sampleOf(rule.from)]
  let next: { rule: RedirectRule; rest: string } | undefined = { rule, rest: '-' }
  while (next && next.rule.status !== 410) {
    const target = targetOf(next)
    path.push(target)
    if (!target.startsWith('/')) return { path, isEndless: false }
    const [at = ''] = target.split(/[?#]/)
    if (path.slice(0, -1).some((passed) => pathKey(passed) === pathKey(at)) || path.length > maxHops)
      return { path, isEndless: true }
    next = [...candidatesAt(index, at)].find((candidate) => overlap(candidate.rule, rule))
  }
  return { path, isEndless: false }
}

function faultsOfPages(
  rule: RedirectRule,
  index: RuleIndex,
  { hasPage }: { hasPage?: (path: string) => boolean },
): RedirectFault[] {
  if (!hasPage || rule.from.endsWith('/*')) return []
  const faults: RedirectFault[] = []
  if (hasPage(rule.from))
    faults.push(warning('hides-page', rule, 'a page is published there and nobody sees it. Withdraw one.'))
  const [to = ''] = (rule.to ?? '').split(/[?#]/)
  if (to.startsWith('/') && !hasPage(to) && [...candidatesAt(index, to)].length === 0)
    faults.push(warning('dead-end', rule, `nothing is published at "${to}". Lead it to a page that exists.`))
  return faults
}

function sampleOf(from: string): string {
  return from.endsWith('*') ? `${from.slice(0, -1)}-` : from
}

function error(
  code: RedirectFault['code'],
  rule: RedirectRule,
  what: string,
  path: readonly string[] = [],
): RedirectFault {
  const message = `The redirect from ${nameOf(rule)} is not followed: ${what}`
  return { code, severity: 'error', rule, message, path }
}

function warning(
  code: RedirectFault['code'],
  rule: RedirectRule,
  what: string,
  path: readonly string[] = [],
): RedirectFault {
  return { code, severity: 'warning', rule, message: `The redirect from ${nameOf(rule)}: ${what}`, path }
}
