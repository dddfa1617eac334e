import { randomBytes } from 'node:crypto'
import type { User } from '@supabase/supabase-js'
import { createBackendClient, readRefusal } from './backend-client.ts'
import type { BackendClient, SignIn } from './backend-client.ts'
import { createGuessLimit } from './guess-limit.ts'

/** What an editor may do at the desk: write, or also publish and change settings. */
export type DeskRole = 'editor' | 'publisher'

/** Why a sign-in failed. */
export type SignInRefusal =
  | 'wrong'
  | 'wrong-code'
  | 'no-app'
  | 'too-late'
  | 'no-role'
  | 'limited'
  | 'unreachable'

/** Who is signed in, until the service ends. */
export interface Sessions {
  /**
   * @returns The token of the session, or what to confirm where the account has a second factor. `wrong` for a
   * password or an account that is not, `no-app` for a second factor other than an authenticator app, `no-role` for
   * an account that may not write, `limited` when nothing is taken for a while, here or at the backend.
   */
  open: (
    email: string,
    password: string,
    address: string | undefined,
  ) => Promise<{ token: string } | { pending: string } | SignInRefusal>
  /** Takes the code of an authenticator app. `too-late` when the password is five minutes old. */
  confirm: (
    pending: string,
    code: string,
    address: string | undefined,
  ) => Promise<{ token: string } | SignInRefusal>
  roleOf: (token: string) => DeskRole | undefined
  close: (token: string) => void
}

/** How long a session lasts. A role that was taken away ends with it. */
export const sessionSeconds = 8 * 3_600

const pendingMs = 5 * 60_000
const mostPending = 1_000

/** Opens sessions for users of the backend with the role `editor` or `publisher`. */
export function createSessions(backend: SignIn, nowMs: () => number): Sessions {
  const sessions = new Map<string, { role: DeskRole; untilMs: number }>()
  const waiting = new Map<
    string,
    { email: string; auth: BackendClient; factors: string[]; untilMs: number }
  >()
  const [passwords, codes] = [createGuessLimit(nowMs), createGuessLimit(nowMs)]

  const keep = <T extends { untilMs: number }>(map: Map<string, T>, value: T): string => {
    for (const [key, { untilMs }] of map) if (untilMs <= nowMs()) map.delete(key)
    const key = randomBytes(32).toString('base64url')
    map.set(key, value)
    return key
  }
  /** Every session begins here, and none that has not shown the second factor of its account. */
  const begin = async (
    auth: BackendClient,
    user: User,
  ): Promise<{ token: string } | 'no-role' | 'second-factor'> => {
    const { data } = await auth.mfa.getAuthenticatorAssuranceLevel()
    if (!data?.currentLevel || data.currentLevel !== data.nextLevel) return 'second-factor'
    const role = roleIn(user.app_metadata)
    if (!role) return 'no-role'
    return { token: keep(sessions, { role, untilMs: nowMs() + sessionSeconds * 1_000 }) }
  }

  return {
    async open(email, password, address) {
      const guess = passwords.take(email, address)
      if (!guess) return 'limited'
      const auth = await createBackendClient(backend, address)
      const { data, error } = await auth.signInWithPassword({ email, password })
      if (error) {
        const refusal = readRefusal(error)
        if (refusal !== 'wrong') guess.wasNone()
        return refusal
      }
      guess.wasRight()
      const begun = await begin(auth, data.user)
      if (begun !== 'second-factor') return begun
      const factors = (data.user.factors ?? [])
        .filter((factor) => factor.status === 'verified' && factor.factor_type === 'totp')
        .map(({ id }) => id)
      if (factors.length === 0) return 'no-app'
      const [oldest] = waiting.size < mostPending ? [] : waiting.keys()
      if (oldest !== undefined) waiting.delete(oldest)
      return { pending: keep(waiting, { email, auth, factors, untilMs: nowMs() + pendingMs }) }
    },
    async confirm(pending, code, address) {
      const found = waiting.get(pending)
      if (!found || found.untilMs <= nowMs()) return 'too-late'
      const guess = codes.take(found.email, address)
      if (!guess) return 'limited'
      // An account may have several apps, and the code does not say whose it is.
      for (const factorId of found.factors) {
        const { data, error } = await found.auth.mfa.challengeAndVerify({
          factorId,
          code: code.replace(/\s/g, ''),
        })
        if (error?.code === 'mfa_verification_failed') continue
        if (error) {
          guess.wasNone()
          const refusal = readRefusal(error)
          return refusal === 'wrong' ? 'too-late' : refusal
        }
        guess.wasRight()
        waiting.delete(pending)
        const begun = await begin(found.auth, data.user)
        return begun === 'second-factor' ? 'too-late' : begun
      }
      return 'wrong-code'
    },
    roleOf(token) {
      const session = sessions.get(token)
      return session && session.untilMs > nowMs() ? session.role : undefined
    },
    close: (token) => void sessions.delete(token),
  }
}

/** Users cannot change what is in `app_metadata`: https://supabase.com/docs/guides/auth/users. */
function roleIn({ role, roles }: Record<string, unknown>): DeskRole | undefined {
  return (['publisher', 'editor'] as const).find(
    (one) => one === role || (Array.isArray(roles) && roles.includes(one)),
  )
}
