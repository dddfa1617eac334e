import { randomBytes } from 'node:crypto'
import type { User } from '@supabase/supabase-js'
import { createBackendClient, patienceMs, readRefusal } from './backend-client.ts'
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
  /**
   * What an account may do, as the backend said within the last minute. While the backend does not answer, what it said
   * last still holds.
   *
   * @param isAskedNow Asks it whatever it said before; then `unreachable` when it does not answer.
   * @returns `undefined` without a session, or with one that has ended: the account was banned or deleted, lost its role,
   * or signed out everywhere.
   */
  roleOf: (token: string, isAskedNow?: boolean) => Promise<DeskRole | 'unreachable' | undefined>
  close: (token: string) => void
}

/** How long a session lasts at most. */
export const sessionSeconds = 8 * 3_600

/** How long what the backend said of an account is taken for true. */
const askAgainMs = 60_000
const pendingMs = 5 * 60_000
const mostPending = 1_000

/** An account at the desk. */
interface Session {
  role: DeskRole
  untilMs: number
  /** When the backend was asked last, whether or not it answered. */
  askedAtMs: number
  auth: BackendClient
  hasShownSecondFactor: boolean
  /** While the backend is asked. */
  asking?: Promise<DeskRole | 'unreachable' | undefined> | undefined
}

/** Opens sessions for users of the backend with the role `editor` or `publisher`. */
export function createSessions(backend: SignIn, nowMs: () => number): Sessions {
  const sessions = new Map<string, Session>()
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
    const hasShownSecondFactor = data.currentLevel === 'aal2'
    const untilMs = nowMs() + sessionSeconds * 1_000
    return { token: keep(sessions, { role, untilMs, askedAtMs: nowMs(), auth, hasShownSecondFactor }) }
  }
  const askAgain = async (token: string, session: Session): Promise<DeskRole | 'unreachable' | undefined> => {
    session.askedAtMs = nowMs()
    const user = await askForUser(session.auth)
    if (user === 'unreachable') return user
    const role = user && mayStay(user, session, nowMs()) ? roleIn(user.app_metadata) : undefined
    if (role) session.role = role
    else sessions.delete(token)
    return role
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
    async roleOf(token, isAskedNow = false) {
      const session = sessions.get(token)
      if (!session || session.untilMs <= nowMs()) return undefined
      if (!isAskedNow && nowMs() - session.askedAtMs < askAgainMs) return session.role
      session.asking ??= askAgain(token, session).finally(() => {
        session.asking = undefined
      })
      const answer = await session.asking
      return answer === 'unreachable' && !isAskedNow ? session.role : answer
    },
    close(token) {
      // Who signs out here ends what was opened at the backend; whether it answers changes nothing here.
      void sessions.get(token)?.auth.signOut({ scope: 'local' })
      sessions.delete(token)
    },
  }
}

/** The account as it is now. Nothing when it has no session any more. */
async function askForUser(auth: BackendClient): Promise<User | 'unreachable' | undefined> {
  // The client tries for half a minute to renew what it holds, longer than an editor waits for an answer.
  const patience = AbortSignal.timeout(patienceMs)
  const answer = await Promise.race([
    auth.getUser(),
    new Promise<undefined>((resolve) =>
      patience.addEventListener('abort', () => resolve(undefined), { once: true }),
    ),
  ])
  if (!answer) return 'unreachable'
  if (!answer.error) return answer.data.user
  return readRefusal(answer.error) === 'wrong' ? undefined : 'unreachable'
}

/** Whether an account that signed in may still be here. Not every release of the backend refuses one that is banned. */
function mayStay(user: User, { hasShownSecondFactor }: Session, nowMs: number): boolean {
  const { banned_until: bannedUntil } = user as User & { banned_until?: string | null }
  const isBanned = typeof bannedUntil === 'string' && Date.parse(bannedUntil) > nowMs
  const owes = (user.factors ?? []).some(({ status }) => status === 'verified') && !hasShownSecondFactor
  return !isBanned && !owes
}

/** Users cannot change what is in `app_metadata`: https://supabase.com/docs/guides/auth/users. */
function roleIn({ role, roles }: Record<string, unknown>): DeskRole | undefined {
  return (['publisher', 'editor'] as const).find(
    (one) => one === role || (Array.isArray(roles) && roles.includes(one)),
  )
}
