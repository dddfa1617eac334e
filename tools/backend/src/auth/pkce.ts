import { createHash, timingSafeEqual } from 'node:crypto'
import type { Transaction } from '../database/database.ts'
import type { GatewayContext } from '../gateway/context.ts'
import { AuthError, validationFailed } from './auth-error.ts'
import type { AuthService } from './auth-service.ts'
import { resolveRedirect } from './redirect.ts'
import type { User } from './users/user.ts'

const allowedCharacters = /^[a-zA-Z._~0-9-]+$/

export interface Challenge {
  code_challenge?: string
  code_challenge_method?: string
}

export interface FlowState {
  id: string
  user_id: string | null
  auth_code: string
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  provider_type: string
  authentication_method: string
  created_at: string
  auth_code_issued_at: string | null
  provider_access_token: string | null
  provider_refresh_token: string | null
  referrer: string | null
  linking_target_id: string | null
}

/** RFC 7636 §4.2. @throws {AuthError} `validation_failed` */
export function checkChallenge({
  code_challenge: challenge = '',
  code_challenge_method: method = '',
}: Challenge): void {
  if ((challenge === '') !== (method === '')) {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (challenge === '') return
  if (challenge.length < 43 || challenge.length > 128) {
    throw validationFailed('code challenge has to be between 43 and 128 characters')
  }
  if (!allowedCharacters.test(challenge)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  if (!['s256', 'plain'].includes(method.toLowerCase())) {
    throw validationFailed(`unsupported code_challenge method "${method}"`)
  }
}

/** Remembers the challenge until the code of this flow is exchanged. */
export async function saveFlowState(
  auth: AuthService,
  tx: Transaction,
  flow: Challenge & {
    userId?: string
    provider: string
    method: string
    redirectTo?: string
    linkTo?: string
  },
): Promise<FlowState> {
  const now = auth.clock.nowIso()
  const { rows } = await tx.query<FlowState>(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
       authentication_method, referrer, linking_target_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning *`,
    [
      auth.random.uuid(),
      flow.userId ?? null,
      auth.random.uuid(),
      flow.code_challenge_method?.toLowerCase() ?? null,
      flow.code_challenge ?? null,
      flow.provider,
      flow.method,
      flow.redirectTo ?? null,
      flow.linkTo ?? null,
      now,
    ],
  )
  return rows[0] as FlowState
}

/**
 * How a link leads back: to a code for the browser that asked for it and has the verifier, or to a session.
 *
 * @param method How the flow is named that a code belongs to.
 */
export async function prepareLink(
  auth: AuthService,
  context: GatewayContext,
  tx: Transaction,
  { user, challenge, method }: { user: User; challenge: Challenge; method: string },
): Promise<{ redirectTo: string; pkce: boolean }> {
  const pkce = Boolean(challenge.code_challenge)
  const [provider = method] = method.split('/')
  if (pkce) await saveFlowState(auth, tx, { ...challenge, userId: user.id, provider, method })
  return { redirectTo: resolveRedirect(context, auth.config), pkce }
}

/** @throws {AuthError} `bad_code_verifier` when the verifier is not the challenge's. */
export function checkVerifier(flow: FlowState, verifier: string): void {
  const presented = flow.code_challenge_method === 's256' ? sha256(verifier) : verifier
  const [left, right] = [Buffer.from(presented), Buffer.from(flow.code_challenge)]
  if (left.length !== right.length || !timingSafeEqual(left, right)) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
