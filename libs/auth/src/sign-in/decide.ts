import { decideReturnPath } from './return-path.ts'
import { findRequirement, type SignInRule } from './rule.ts'

/** What the decision is about. */
export interface Visit {
  /** The requested path, with its query if it has one. */
  path: string
  /** `unknown`: there is a session, and it cannot be told now whether it holds. */
  signedIn: boolean | 'unknown'
  /** The session's assurance level, `aal1` or `aal2`. */
  assurance?: string | undefined
  /** The visitor's roles. */
  roles?: readonly string[]
  /** There was a session until now, and the visitor did not end it here. */
  isLost?: boolean
  /** How often this visitor was just redirected to sign in for the same path. */
  bounces?: number
}

/** What to do with a visit. */
export type SignInDecision =
  | { action: 'pass' }
  | {
      action: 'redirect'
      /** Path on this site. */
      to: string
      /** Path to return to afterwards, when the rule asks to remember it. */
      remember?: string
    }
  /** Signed in, and not allowed: 403. */
  | { action: 'forbid' }
  /** Cannot be decided now: 503. */
  | { action: 'unavailable'; retryAfterSeconds: number }

const retryAfterSeconds = 5

/**
 * Decides whether a visit may proceed or must go to the sign-in page first.
 *
 * The sign-in and callback paths always pass, so a redirect can never loop.
 * Paths are compared without query. In a pattern `*` stands for any characters
 * and every other character for itself. A second redirect for the same path,
 * and one for a session that was lost, carries a code by which the sign-in page
 * can explain itself.
 *
 * @param rule Where to send visitors, and which paths are covered.
 * @param visit The requested path and whether a session exists.
 * @returns `pass`; `redirect` with the path to remember when the rule asks for it;
 *   `forbid` when a role is missing; `unavailable` when the session cannot be judged.
 * @throws {SignInRuleError} The sign-in path is not an absolute path on this site, or a pattern is malformed.
 *
 * @example
 * ```ts
 * decideSignIn({ signIn: '/login', callback: '/confirm' }, { path: '/casino-blog/odds', signedIn: false })
 * // → { action: 'redirect', to: '/login' }
 * ```
 */
export function decideSignIn(rule: SignInRule, visit: Visit): SignInDecision {
  const requirement = findRequirement(rule, visit.path)
  if (!requirement) return { action: 'pass' }
  if (visit.signedIn === 'unknown') return { action: 'unavailable', retryAfterSeconds }
  if (!visit.signedIn) {
    if (visit.isLost) return redirect(rule, visit, `${rule.signIn}?code=auth/session-lost`)
    const isRepeated = (visit.bounces ?? 0) > 0
    return redirect(rule, visit, isRepeated ? `${rule.signIn}?code=auth/sign-in-loop` : rule.signIn)
  }
  if (requirement.secondFactor && visit.assurance !== 'aal2' && rule.secondFactor !== undefined) {
    return redirect(rule, visit, rule.secondFactor)
  }
  if (requirement.roles.some((role) => !visit.roles?.includes(role))) return { action: 'forbid' }
  return { action: 'pass' }
}

/** Paths of the rule itself; visitors are never sent back to them. */
export function ownPaths(rule: SignInRule): string[] {
  return [rule.signIn, rule.callback, ...(rule.secondFactor === undefined ? [] : [rule.secondFactor])]
}

function redirect(rule: SignInRule, visit: Visit, to: string): SignInDecision {
  if (!rule.remember) return { action: 'redirect', to }
  const remember = decideReturnPath(visit.path, { fallback: '', never: ownPaths(rule) })
  return remember === '' ? { action: 'redirect', to } : { action: 'redirect', to, remember }
}
