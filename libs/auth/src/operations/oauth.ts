import { visitorSessionOf } from '../setup/internals.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import { createHash, randomBytes } from 'node:crypto'
import { decideReturnPath } from '../sign-in/return-path.ts'
import type { VisitorSession } from '../visitor-session/visitor-session.ts'
import { failureOf, failWith, type Outcome } from '../outcome/outcome.ts'
import { adoptSession } from './sign-in-with-password.ts'

/** A sign-in at a provider. */
export interface ProviderInput {
  /** The provider's name, as the project has it configured, e.g. `github`. */
  provider: string
  /** Path of the handler that calls `finishProviderSignIn`. */
  callback: string
  /** What to ask the provider for, in addition to the address. */
  scopes?: string
  /** Where to go afterwards. Default: the remembered path. */
  returnTo?: string
}

/** What a provider sends back, from the callback's query. */
export interface ProviderCallback {
  flow?: string | null
  code?: string | null
}

/**
 * Begins a sign-in at a provider (RFC 7636, RFC 9700 §2.1).
 *
 * @returns A redirect to it. The secret that finishes the
 *   flow stays in a cookie of this browser; several tabs may do this at once.
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export function startProviderSignIn(context: AuthContext, input: ProviderInput): Response {
  const visitorSession = visitorSessionOf(context)
  const flow = beginFlow(visitorSession, input.callback, input.returnTo)
  const url = new URL('auth/v1/authorize', visitorSession.backendUrl)
  url.searchParams.set('provider', input.provider)
  url.searchParams.set('redirect_to', flow.redirectTo)
  url.searchParams.set('code_challenge', flow.challenge)
  url.searchParams.set('code_challenge_method', 's256')
  if (input.scopes !== undefined) url.searchParams.set('scopes', input.scopes)
  return new Response(null, { status: 303, headers: { location: url.href } })
}

/** Keeps the secret of a flow in this browser and returns what to send along. */
export function beginFlow(
  visitorSession: VisitorSession,
  path: string,
  wish: string | undefined,
): { redirectTo: string; challenge: string } {
  const verifier = randomBytes(48).toString('base64url')
  const id = randomBytes(9).toString('base64url')
  const returnTo = wish === undefined ? '' : decideReturnPath(wish, { fallback: '' })
  visitorSession.rememberFlow({ id, verifier, returnTo })
  const callback = new URL(path, visitorSession.siteOrigin)
  callback.searchParams.set('flow', id)
  return {
    redirectTo: callback.href,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
  }
}

/**
 * Finishes a sign-in at a provider (`POST /token?grant_type=pkce`).
 *
 * The provider's own words are never shown: they come from the URL, which anybody can forge. The service
 * also puts details of a failure into the fragment, including whether an account exists, and browsers keep
 * a fragment across redirects (RFC 9110 §10.2.2). So after a failure {@link AuthContext.redirect} replaces it
 * with an empty one.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function finishProviderSignIn(
  context: AuthContext,
  input: ProviderCallback,
): Promise<Outcome<'signed-in' | 'second-factor'> & { returnTo?: string }> {
  const visitorSession = visitorSessionOf(context)
  const outcome = await exchangeCode(visitorSession, input)
  visitorSession.hasForeignFragment = !outcome.ok
  return outcome
}

async function exchangeCode(
  visitorSession: VisitorSession,
  input: ProviderCallback,
): Promise<Outcome<'signed-in' | 'second-factor'> & { returnTo?: string }> {
  const flow = visitorSession.takeFlow(input.flow ?? undefined)
  const code = input.code ?? ''
  // A refusal and a late return bring no code. They may well be the first this browser asks of this site.
  if (!/^[\w-]{8,256}$/.test(code)) return failWith('auth/provider-failed')
  const blocked = visitorSession.findBlocked()
  if (blocked) return blocked
  if (!flow) return failWith('auth/provider-failed')
  const answer = await visitorSession.call({
    method: 'POST',
    path: '/token',
    query: { grant_type: 'pkce' },
    body: { auth_code: code, code_verifier: flow.verifier },
  })
  if (!answer.ok) {
    return answer.error.isTransient ? failureOf(answer.error) : failWith('auth/provider-failed', answer.error)
  }
  const outcome = await adoptSession(visitorSession, answer.body)
  return outcome.ok && flow.returnTo !== '' ? { ...outcome, returnTo: flow.returnTo } : outcome
}
