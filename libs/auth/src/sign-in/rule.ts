import { SignInRuleError } from '../errors/configuration-errors.ts'
import { compilePattern, type PathMatcher } from './path-pattern.ts'
import { pathForms } from './path-forms.ts'

/** What a visitor must have: a session, a session with a second factor, or one with a role. */
export type Requirement = 'session' | 'aal2' | { role: string }

/** A line of the rule's table. */
export interface CoveredPath {
  /** Path pattern; `*` stands for any characters. */
  match: string
  require: Requirement
}

/**
 * Which paths need a session, and where visitors without one go.
 *
 * Paths are tested without query. `include` is tested first, then `exclude`
 * wins; the sign-in and the callback path are excluded always.
 */
export interface SignInRule {
  /** The sign-in page. */
  signIn: string
  /** Where links in e-mails and OAuth providers lead. */
  callback: string
  /** Where a session gets its second factor. Needed when `include` requires `aal2`. */
  secondFactor?: string
  /** What is covered. A pattern alone requires a session. Default and empty: every path. */
  include?: readonly (string | CoveredPath)[]
  /** What is exempt. Default: nothing. */
  exclude?: readonly string[]
  /** Keep the requested path and return there after sign-in. @default false */
  remember?: boolean
}

/** What one path requires, all lines of the table taken together. */
interface PathRequirement {
  secondFactor: boolean
  roles: readonly string[]
}

interface CompiledRule {
  include: { matches: PathMatcher; require: Requirement }[]
  exclude: PathMatcher[]
}

const compiled = new WeakMap<SignInRule, CompiledRule>()

/**
 * Checks a sign-in rule, so that a mistake in it shows at start.
 *
 * @returns The same rule.
 * @throws {SignInRuleError} Names the path or pattern that cannot be used, and why.
 */
export function defineSignInRule(rule: SignInRule): SignInRule {
  compileRule(rule)
  return rule
}

/** What a path requires under a rule; `undefined` when it is not covered. */
export function findRequirement(rule: SignInRule, path: string): PathRequirement | undefined {
  const { include, exclude } = compileRule(rule)
  const forms = pathForms(path)
  const isOpen = [rule.signIn, rule.callback].some((open) => forms.every((form) => form === open))
  if (isOpen) return undefined

  const covering = include.filter(({ matches }) => forms.some(matches)).map(({ require }) => require)
  if (covering.length === 0) return undefined
  if (exclude.some((matches) => forms.every(matches))) return undefined

  // The page that raises a session must be open to one that is not raised yet.
  if (forms.every((form) => form === rule.secondFactor)) return { secondFactor: false, roles: [] }
  return {
    secondFactor: covering.includes('aal2'),
    roles: covering.flatMap((require) => (typeof require === 'object' ? [require.role] : [])),
  }
}

function compileRule(rule: SignInRule): CompiledRule {
  const known = compiled.get(rule)
  if (known) return known
  checkPath('signIn', rule.signIn)
  checkPath('callback', rule.callback)
  if (rule.secondFactor !== undefined) checkPath('secondFactor', rule.secondFactor)

  const table = rule.include?.length ? rule.include : ['*']
  const include = table.map((line) => {
    const { match, require } = typeof line === 'string' ? { match: line, require: 'session' as const } : line
    return { matches: compilePattern(match), require }
  })
  if (include.some(({ require }) => require === 'aal2') && rule.secondFactor === undefined) {
    throw new SignInRuleError(
      'The sign-in rule requires "aal2" and names no secondFactor path. ' +
        'Visitors could not get what is asked of them. Set secondFactor to the page that takes the code.',
    )
  }
  const fresh = { include, exclude: (rule.exclude ?? []).map(compilePattern) }
  compiled.set(rule, fresh)
  return fresh
}

function checkPath(name: string, path: string): void {
  if (/^\/(?![/\\])[^?#*\s\\]*$/.test(path) && pathForms(path).every((form) => form === path)) return
  throw new SignInRuleError(
    `The sign-in rule's ${name} is ${JSON.stringify(path)}. Visitors are redirected there, so it must be ` +
      'an absolute path on this site. Write it as "/login": one slash in front, none behind, no query.',
  )
}
