import { RedirectRulesError } from '../errors/routing-error.ts'
import { lintRedirects, type RedirectFault } from './lint.ts'
import { createRuleIndex, type RuleIndex } from './rule-index.ts'
import type { RedirectRule } from './rule.ts'

/** Rules in the form that `findRedirect` looks them up in. */
export interface RedirectTable {
  /** Number of rules. */
  readonly size: number
  /** The rules by path. Private to this package. */
  readonly index: RuleIndex
}

/**
 * Checks rules kept in code.
 *
 * @throws {RedirectRulesError} Lists every rule that is malformed, written twice or part of a loop.
 *
 * @example
 * ```ts
 * const redirects = defineRedirects([
 *   { from: '/reviews', to: '/casino-reviews', status: 308 },
 *   { from: '/blog/*', to: '/casino-blog/*', status: 301 },
 *   { from: '/summer-offer', status: 410 },
 * ])
 * ```
 */
export function defineRedirects(rules: readonly RedirectRule[]): RedirectTable {
  const { table, faults } = sortRedirects(rules)
  if (faults.length > 0) throw new RedirectRulesError({ faults: faults.map((fault) => fault.message) })
  return table
}

/**
 * Builds the table from rules that editors maintain: valid rules are used, the others are left out and
 * reported.
 *
 * @returns `faults` holds errors only; `lintRedirects` gives warnings too.
 */
export function sortRedirects(rules: readonly RedirectRule[]): {
  table: RedirectTable
  faults: RedirectFault[]
} {
  const faults = lintRedirects(rules).filter((fault) => fault.severity === 'error')
  const faulty = new Set(faults.map((fault) => fault.rule))
  const sound = rules.filter((rule) => !faulty.has(rule))
  return { table: { size: sound.length, index: createRuleIndex(sound) }, faults }
}
