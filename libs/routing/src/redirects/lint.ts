import { faultOfRule, type RulePart } from './check-rule.ts'
import { pathKey } from './path-key.ts'
import { candidatesAt, createRuleIndex, type RuleIndex, targetOf } from './rule-index.ts'
import { nameOf, overlap, type RedirectRule } from './rule.ts'

/** A rule that does not do what its author wants. */
export interface RedirectFault {
  code: 'malformed' | 'duplicate' | 'loop' | 'chain' | 'hides-page' | 'dead-end'
  /** A rule with an error is never followed. */
  severity: 'error' | 'warning'
  rule: RedirectRule
  /** The part of the rule that is wrong. */
  part: RulePart
  /** What is wrong, and why it matters. */
  what: string
  /** What to do, in a sentence. */
  todo: string
  /** All of it in words, with the name of the rule. */
  message: string
  /** The addresses along the way, for loops and chains. */
  path: readonly string[]
}

/**
 * Finds rules that are malformed, contradict each other, form loops or chains, hide a page, or lead to a 404.
 *
 * @example
 * ```ts
 * lintRedirects([{ from: '/a', to: '/b', status: 301 }, { from: '/b', to: '/a', status: 301 }])
 * // → two faults with the code 'loop', path ['/a', '/b', '/a']
 * ```
 */
export function lintRedirects(
  rules: readonly RedirectRule[],
  { hasPage, maxHops = 20 }: LintOptions = {},
): RedirectFault[] {
  const faults: RedirectFault[] = []
  const wellFormed = rules.filter((rule) => {
    const fault = faultOfRule(rule)
    if (fault) faults.push(error({ code: 'malformed', rule, ...fault }))
    return fault === undefined
  })
  const sound = withoutDuplicates(wellFormed, faults)
  const index = createRuleIndex(sound)
  for (const rule of sound)
    faults.push(...faultsOfWay(rule, index, maxHops), ...faultsOfPages(rule, index, hasPage))
  return faults
}

/** Options of the linter. */
interface LintOptions {
  /** Whether a path shows a page. Without it pages are not checked. */
  hasPage?: ((path: string) => boolean) | undefined
  /** A chain of more hops than this counts as a loop. @default 20, as many as browsers follow (Fetch standard, HTTP-redirect fetch) */
  maxHops?: number | undefined
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
        error({
          code: 'duplicate',
          rule,
          part: 'from',
          what: `${nameOf(rival)} says what to do there`,
          todo: 'Remove one, or part their days.',
        }),
      )
    else seen.set(key, [...others, rule])
    return !rival
  })
}

function faultsOfWay(rule: RedirectRule, index: RuleIndex, maxHops: number): RedirectFault[] {
  const { path, isEndless } = wayOf(rule, index, maxHops)
  const words = path.join(' → ')
  if (isEndless) {
    const what = `it leads in a circle: ${words}`
    return [error({ code: 'loop', rule, part: 'to', what, todo: 'Change one of them.', path })]
  }
  if (path.length <= 2) return []
  const what = `it leads on by other rules: ${words}`
  const todo = `Let it lead to "${path.at(-1)}" at once.`
  return [warning({ code: 'chain', rule, part: 'to', what, todo, path })]
}

/** The addresses a visitor passes, from a sample of what the rule stands for. */
function wayOf(
  rule: RedirectRule,
  index: RuleIndex,
  maxHops: number,
): { path: string[]; isEndless: boolean } {
  const path = [sampleOf(rule.from)]
  let next: { rule: RedirectRule; rest: string } | undefined = { rule, rest: '-' }
  while (next && next.rule.status !== 410) {
    const target = targetOf(next)
    path.push(target)
    if (!target.startsWith('/')) return { path, isEndless: false }
    const [at = ''] = target.split(/[?#]/)
    if (path.slice(0, -1).some((passed) => pathKey(passed) === pathKey(at)) || path.length > maxHops + 1)
      return { path, isEndless: true }
    next = [...candidatesAt(index, at)].find((candidate) => overlap(candidate.rule, rule))
  }
  return { path, isEndless: false }
}

function faultsOfPages(
  rule: RedirectRule,
  index: RuleIndex,
  hasPage: LintOptions['hasPage'],
): RedirectFault[] {
  if (!hasPage || rule.from.endsWith('/*')) return []
  const faults: RedirectFault[] = []
  if (hasPage(rule.from)) {
    const what = 'a page is published there and nobody sees it'
    faults.push(warning({ code: 'hides-page', rule, part: 'from', what, todo: 'Withdraw one.' }))
  }
  const [to = ''] = (rule.to ?? '').split(/[?#]/)
  const next = [...candidatesAt(index, to)].find((candidate) => overlap(candidate.rule, rule))
  if (to.startsWith('/') && !hasPage(to) && (!next || next.rule.status === 410)) {
    const what = next ? `"${to}" is gone` : `nothing is published at "${to}"`
    faults.push(warning({ code: 'dead-end', rule, part: 'to', what, todo: 'Lead it to a page that exists.' }))
  }
  return faults
}

function sampleOf(from: string): string {
  return from.endsWith('*') ? `${from.slice(0, -1)}-` : from
}

type Found = Omit<RedirectFault, 'severity' | 'message' | 'path'> & { path?: readonly string[] }

function error({ path = [], ...found }: Found): RedirectFault {
  const { rule, what, todo } = found
  const message = `The redirect from ${nameOf(rule)} is not followed: ${what}. ${todo}`
  return { ...found, severity: 'error', message, path }
}

function warning({ path = [], ...found }: Found): RedirectFault {
  const { rule, what, todo } = found
  return {
    ...found,
    severity: 'warning',
    message: `The redirect from ${nameOf(rule)}: ${what}. ${todo}`,
    path,
  }
}
