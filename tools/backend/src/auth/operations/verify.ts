import type { GatewayContext } from '../../gateway/context.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { describeVisitor } from '../authenticate.ts'
import { readParams, type Params } from '../read-params.ts'
import { issueSession } from '../sessions/issue-session.ts'
import { applyProof, halfConfirmed } from '../verification/apply-proof.ts'
import { findProofByCode, findProofByHash } from '../verification/find-proof.ts'

const shape = {
  type: 'string',
  token: 'string',
  token_hash: 'string',
  email: 'string',
  phone: 'string',
  redirect_to: 'string',
} as const

/** `POST /verify`: a session in return for a code, or for the hash in a link. */
export async function verify(auth: AuthService, context: GatewayContext): Promise<Response> {
  auth.limits.take('verifications', 'verify', context.get('ip'))
  const params = await readParams(context, shape)
  const { type, token, token_hash: hash } = check(params)

  return auth.database.transaction(async (tx) => {
    const proof = hash
      ? await findProofByHash(auth, tx, type, hash)
      : await findProofByCode(auth, tx, type, params.email ?? '', token)
    const user = await applyProof(auth, tx, proof)
    if (!user) return context.json({ msg: halfConfirmed, code: '200' })
    return context.json(await issueSession(auth, tx, user, 'otp', describeVisitor(context)))
  })
}

function check(params: Params<typeof shape>): { type: string; token: string; token_hash: string } {
  const { type = '', token = '', token_hash = '', email, phone } = params
  if (!type) throw validationFailed('Verify requires a verification type')
  if (Boolean(token) === Boolean(token_hash))
    throw validationFailed('Verify requires either a token or a token hash')
  if (token_hash && (email || phone))
    throw validationFailed('Only the token_hash and type should be provided')
  if (phone) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
  if (token && !email) {
    throw validationFailed('Only an email address or phone number should be provided on verify')
  }
  return { type, token, token_hash }
}
