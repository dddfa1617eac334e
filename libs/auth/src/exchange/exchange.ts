import type { LinkInput, LinkNext } from '../operations/confirm.ts'
import type { Credentials } from '../operations/credentials.ts'
import type { IdTokenInput, SingleSignOnInput, WalletInput } from '../operations/foreign-proof.ts'
import type { ProviderAnswer, ProviderInput } from '../operations/oauth.ts'
import type { Recipient } from '../operations/one-time.ts'
import type { Failure, Outcome } from '../operations/outcome.ts'
import type { SignOutScope } from '../session/session-owner.ts'
import type { SignUpInput } from '../operations/sign-up.ts'
import type { Visitor } from '../session/visitor.ts'
import type { SignInDecision } from '../sign-in/decide.ts'
import type { Account, SecondFactor } from './account.ts'
import type { FormFields } from './form.ts'

/**
 * One request and its response.
 *
 * Everything that happens to the session during the request is collected here
 * and reaches the browser through {@link Exchange.applyTo}, on whatever
 * response leaves. `auth.handle` and `auth.atBorder` call it themselves.
 */
export interface Exchange {
  /** Who is visiting. Verified; refreshed first when that is due. Read once per request. */
  visitor(): Promise<Visitor>
  /**
   * The same, by the auth service's own word: asks it whether it still knows the
   * session, and drops one that was ended elsewhere. A token holds for up to an
   * hour after that, and {@link Exchange.visitor} goes by the token.
   *
   * For a handler that pages send visitors to when an operation told them
   * `auth/session-lost`, because pages cannot set cookies. It may be a GET: it
   * ends nothing that has not ended.
   *
   * @param options.returnTo Where to go after signing in again, remembered when the session is gone and the rule remembers paths.
   */
  checkSession(options?: { returnTo?: string }): Promise<Visitor>
  /** What the sign-in rule says about this request. Does not look at the session when the path is not covered. */
  decide(): Promise<SignInDecision>
  /** A plain answer to a decision that is not `pass`. */
  answer(decision: Exclude<SignInDecision, { action: 'pass' }>): Response
  /** The fields of the posted form: at most 64 KiB, unless told otherwise. */
  form(options?: { limitBytes?: number }): Promise<{ ok: true; fields: FormFields } | Failure>

  /** Creates an account. */
  signUp(input: SignUpInput): Promise<Outcome<'check-inbox' | 'signed-in'>>
  /** Sends the confirmation message again. */
  resendConfirmation(input: { email?: string | undefined }): Promise<Outcome<'check-inbox'>>
  /** Uses a link from an e-mail. Only in answer to a posted form: scanners open links. */
  confirm(input: LinkInput): Promise<Outcome<LinkNext>>
  /** Signs in by password. */
  signInWithPassword(input: Credentials): Promise<Outcome<'signed-in' | 'second-factor'>>
  /** Sends a link and a code to sign in with. An unknown address gets an account only when asked for. */
  sendSignInLink(input: Recipient, options?: { createAccount?: boolean }): Promise<Outcome<'check-inbox'>>
  /** Signs in with a code from a message. */
  signInWithCode(
    input: Recipient & { code?: string | undefined },
  ): Promise<Outcome<'signed-in' | 'second-factor'>>
  /** Begins a sign-in at a provider: a redirect there. */
  startProviderSignIn(input: ProviderInput): Response
  /**
   * Finishes it, with what the provider sent to the callback.
   *
   * Of a failure the service tells in the fragment too, also whether an account exists, and
   * browsers keep a fragment over redirects (RFC 9110 §10.2.2). So after a failure
   * {@link Exchange.redirect} puts an empty one in its place.
   */
  finishProviderSignIn(
    input: ProviderAnswer,
  ): Promise<Outcome<'signed-in' | 'second-factor'> & { returnTo?: string }>
  /** Signs in with an OpenID Connect token that a provider's script or app has handed to a page. */
  signInWithIdToken(input: IdTokenInput): Promise<Outcome<'signed-in' | 'second-factor'>>
  /** Signs in with what a wallet has signed. */
  signInWithWallet(input: WalletInput): Promise<Outcome<'signed-in' | 'second-factor'>>
  /** Begins a sign-in at an organisation's identity provider: the address to send the browser to. */
  startSingleSignOn(input: SingleSignOnInput): Promise<{ ok: true; to: string } | Failure>
  /** Sends a link to choose a new password with. */
  requestNewPassword(input: { email?: string | undefined }): Promise<Outcome<'check-inbox'>>
  /** Ends this session (default), all others, or all. */
  signOut(scope?: SignOutScope): Promise<Outcome<'signed-out' | 'signed-out-here-only' | 'others-signed-out'>>
  /** What visitors do with their account. */
  readonly account: Account
  /** What visitors do with their second factor. */
  readonly secondFactor: SecondFactor

  /**
   * Where to go after signing in: the remembered path, which is forgotten by
   * this; else the given one, when it is on this site; else the default.
   *
   * A browser that sent no cookie at all goes back to the sign-in page, which explains.
   */
  takeReturnPath(preferred?: string | null): string
  /** Sends the browser to a path of this site by GET (303). Any other address becomes `/`. */
  redirect(path: string): Response
  /** The request's headers as the rest of this request has to see them: with the refreshed cookies. */
  requestHeaders(): Headers
  /** Puts cookies and anti-cache headers on the response. Safe to call twice. */
  applyTo<Given extends Response>(response: Given): Given | Response
}
