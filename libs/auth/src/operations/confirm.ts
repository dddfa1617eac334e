import { visitorSessionOf } from '../setup/internals.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import { findSession } from '../session/session.ts'
import { failureOf, failWith, type Outcome, serviceCodeOf } from '../outcome/outcome.ts'
import { adoptSession } from './sign-in-with-password.ts'

/** What a link in an e-mail is for. */
export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change' | 'email'

const linkTypes: readonly string[] = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'email',
] satisfies LinkType[]
const wellFormed = /^[A-Za-z0-9_-]{6,256}$/

/** The parameters of a link in an e-mail, as received. */
export interface LinkInput {
  tokenHash?: string | undefined
  type?: string | undefined
}

/** The result of following a link. */
export type LinkNext =
  | 'signed-in'
  | 'second-factor'
  | 'new-password'
  | 'confirm-other-mailbox'
  | 'email-changed'

/**
 * Uses a link from an e-mail (`POST /verify`).
 *
 * Call it from a form that is posted, never when the page is opened: mail
 * scanners open every link, and a link works once.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function confirmLink(context: AuthContext, input: LinkInput): Promise<Outcome<LinkNext>> {
  const visitorSession = visitorSessionOf(context)
  const { type = '', tokenHash = '' } = input
  if (!linkTypes.includes(type) || !wellFormed.test(tokenHash)) return failWith('auth/link-invalid')
  const blocked = visitorSession.findBlocked()
  if (blocked) return blocked
  const answer = await visitorSession.call({
    method: 'POST',
    path: '/verify',
    body: { type, token_hash: tokenHash },
  })
  if (!answer.ok) {
    // Whatever is wrong with a link, the remedy is a new one.
    if (serviceCodeOf(answer.error) !== undefined) return failWith('auth/link-invalid', answer.error)
    return failureOf(answer.error)
  }
  if (!findSession(answer.body, visitorSession.now())) return { ok: true, next: 'confirm-other-mailbox' }

  const isRecovery = type === 'recovery'
  const outcome = await adoptSession(
    visitorSession,
    answer.body,
    isRecovery ? 'PASSWORD_RECOVERY' : 'SIGNED_IN',
  )
  if (!outcome.ok || outcome.next !== 'signed-in') return outcome
  if (isRecovery) return { ok: true, next: 'new-password' }
  return type === 'email_change' ? { ok: true, next: 'email-changed' } : outcome
}
