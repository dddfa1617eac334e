import { visitorSessionOf } from '../setup/internals.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import * as z from 'zod'
import { InvalidTokenResponseError } from '../errors/session-errors.ts'
import type { AuthError } from '../errors/auth-error.ts'
import { beginFlow } from './oauth.ts'
import type { VisitorSession } from '../visitor-session/visitor-session.ts'
import { type Failure, failureOf, failWith, type Outcome } from '../outcome/outcome.ts'
import { adoptSession } from './sign-in-with-password.ts'

/** What a provider's own script or app gave to a page. */
export interface IdTokenInput {
  /** The provider's name, as the project has it configured, e.g. `google` or `apple`. */
  provider: string
  /** The provider's OpenID Connect token. */
  idToken?: string | undefined
  /** What the token was asked for with; the service compares. */
  nonce?: string | undefined
}

/** What a wallet has signed. */
export interface WalletInput {
  chain: 'ethereum' | 'solana'
  /** The text that was signed (EIP-4361, or its like on Solana). */
  message?: string | undefined
  signature?: string | undefined
}

/** The identity provider of an organisation: by the organisation's domain, or by its id. */
export type SingleSignOnInput = ({ domain: string } | { providerId: string }) & {
  /** Path of the handler that calls `finishProviderSignIn`. */
  callback: string
  /** Where to go afterwards. Default: the remembered path. */
  returnTo?: string
}

const tokenShape = /^[\w-]+\.[\w-]+\.[\w-]+$/
const tokenLimit = 8192
const messageLimit = 4096
const SingleSignOn = z.object({ url: z.url({ protocol: /^https?$/ }) })

/**
 * Signs in with a provider's token that a page already has (`POST /token?grant_type=id_token`).
 *
 * The page sends it in a form of its own: what a provider's script posts from
 * another site is refused, as every such form is.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function signInWithIdToken(
  context: AuthContext,
  { provider, idToken = '', nonce }: IdTokenInput,
): Promise<Outcome<'signed-in' | 'second-factor'>> {
  const visitorSession = visitorSessionOf(context)
  if (idToken.length > tokenLimit || !tokenShape.test(idToken)) return failWith('auth/provider-failed')
  const body = { provider, id_token: idToken, ...(nonce !== undefined && { nonce }) }
  return exchangeProof(visitorSession, 'id_token', body)
}

/**
 * Signs in with what a wallet has signed (`POST /token?grant_type=web3`).
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function signInWithWallet(
  context: AuthContext,
  { chain, message = '', signature = '' }: WalletInput,
): Promise<Outcome<'signed-in' | 'second-factor'>> {
  const visitorSession = visitorSessionOf(context)
  if (!message || message.length > messageLimit || !/^[\w+/=-]{16,512}$/.test(signature)) {
    return failWith('auth/provider-failed')
  }
  return exchangeProof(visitorSession, 'web3', { chain, message, signature })
}

/**
 * Begins a sign-in at an organisation's identity provider (`POST /sso`).
 *
 * It comes back as sign-ins at providers do.
 *
 * @returns The address to send the browser to.
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function startSingleSignOn(
  context: AuthContext,
  { callback, returnTo, ...input }: SingleSignOnInput,
): Promise<{ ok: true; to: string } | Failure> {
  const visitorSession = visitorSessionOf(context)
  const flow = beginFlow(visitorSession, callback, returnTo)
  const answer = await visitorSession.call({
    method: 'POST',
    path: '/sso',
    body: {
      ...('domain' in input ? { domain: input.domain } : { provider_id: input.providerId }),
      redirect_to: flow.redirectTo,
      skip_http_redirect: true,
      code_challenge: flow.challenge,
      code_challenge_method: 's256',
    },
  })
  if (!answer.ok) return refused(answer.error)
  const { data } = SingleSignOn.safeParse(answer.body)
  return data ? { ok: true, to: data.url } : failWith('auth/unavailable', new InvalidTokenResponseError())
}

async function exchangeProof(
  visitorSession: VisitorSession,
  grant: string,
  body: Record<string, unknown>,
): Promise<Outcome<'signed-in' | 'second-factor'>> {
  const blocked = visitorSession.findBlocked()
  if (blocked) return blocked
  const answer = await visitorSession.call({
    method: 'POST',
    path: '/token',
    query: { grant_type: grant },
    body,
  })
  return answer.ok ? adoptSession(visitorSession, answer.body) : refused(answer.error)
}

/** Whatever the reason for the refusal, the remedy is another way to sign in. */
function refused(error: AuthError): Failure {
  return error.isTransient ? failureOf(error) : failWith('auth/provider-failed', error)
}
