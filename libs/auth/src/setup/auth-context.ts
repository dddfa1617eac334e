import type { Failure } from '../outcome/outcome.ts'
import type { Visitor } from '../session/visitor.ts'
import type { SignInDecision } from '../sign-in/decide.ts'
import type { FormFields } from './form-fields.ts'

/**
 * One request and its response.
 *
 * Changes to the session during the request are collected here and reach the browser through {@link
 * AuthContext.applyTo}, on whatever response is sent. `auth.handle` and `auth.proxy` call it themselves. What
 * visitors do, such as `signInWithPassword`, are functions that take a context.
 */
export interface AuthContext {
  /** Who is visiting. Verified; refreshed first when that is due. Read once per request. */
  visitor(): Promise<Visitor>
  /**
   * The sign-in rule's decision about this request. The session is not read when the path is not covered.
   *
   * @throws {SignInRuleError} The rule cannot work; `createAuth` has thrown this before.
   */
  decide(): Promise<SignInDecision>
  /** A plain answer to a decision that is not `pass`. */
  answer(decision: Exclude<SignInDecision, { action: 'pass' }>): Response
  /** The fields of the posted form: at most 64 KiB, unless told otherwise. */
  form(options?: { limitBytes?: number }): Promise<{ ok: true; fields: FormFields } | Failure>

  /**
   * Where to go after signing in:
   *
   * the remembered path, which is then forgotten; else the given one, when it is on this site; else the
   * default.
   */
  takeReturnPath(preferred?: string | null): string
  /** Sends the browser to a path of this site by GET (303). Any other address becomes `/`. */
  redirect(path: string): Response
  /** The request's headers for the rest of this request, with the refreshed cookies. */
  requestHeaders(): Headers
  /** Puts cookies and anti-cache headers on the response. Safe to call twice. */
  applyTo<Given extends Response>(response: Given): Given | Response
}
