import { randomBytes } from 'node:crypto'
import type { AuthClient, AuthError } from '@supabase/supabase-js'
import { createGuessLimit } from './guess-limit.ts'

/** What somebody may do at the desk: write, or also publish and change settings. */
export type DeskRole = 'editor' | 'publisher'

/** The backend whose accounts open the desk, hosted or embedded. */
export interface SignIn {
  /** Where it is, without `/auth/v1`. */
  url: string
  /** Its public key. */
  key: string
  /** Its secret key, `sb_secret_…`. Without it the backend takes everybody who signs in here for one. */
  secretKey?: string | undefined
}

/** Why nobody was signed in. */
export type SignInRefusal = 'wrong' | 'no-role' | 'limited' | 'unreachable'

/** Who is signed in, until the service ends. */
export interface Sessions {
  /** @returns The token of the session. `wrong` for a password or an account that is not, `no-role` for one that may not write, `limited` when no passwords are taken for a while, here or at the backend. */
  open: (
    email: string,
    password: string,
    address: string | undefined,
  ) => Promise<{ token: string } | SignInRefusal>
  roleOf: (token: string) => DeskRole | undefined
  close: (token: string) => void
}

/** How long somebody stays signed in. A role that is taken away counts from then on. */
export const sessionSeconds = 8 * 3_600

const patienceMs = 10_000

/** Opens sessions for whoever the backend knows with the role `editor` or `publisher`. */
export function createSessions(backend: SignIn, nowMs: () => number): Sessions {
  const sessions = new Map<string, { role: DeskRole; untilMs: number }>()
  const guesses = createGuessLimit(nowMs)
  return {
    async open(email, password, address) {
      const guess = guesses.take(email, address)
      if (!guess) return 'limited'
      const auth = await clientOf(backend, address)
      const { data, error } = await auth.signInWithPassword({ email, password })
      if (error) {
        const refusal = refusalOf(error)
        if (refusal !== 'wrong') guess.wasNone()
        return refusal
      }
      guess.wasRight()
      const role = roleIn(data.user.app_metadata)
      if (!role) return 'no-role'
      for (const [token, { untilMs }] of sessions) if (untilMs <= nowMs()) sessions.delete(token)
      const token = randomBytes(32).toString('base64url')
      sessions.set(token, { role, untilMs: nowMs() + sessionSeconds * 1_000 })
      return { token }
    },
    roleOf(token) {
      const session = sessions.get(token)
      return session && session.untilMs > nowMs() ? session.role : undefined
    },
    close: (token) => void sessions.delete(token),
  }
}

/**
 * The vendor's client for one sign-in, which keeps nothing. The backend believes an address beside the secret key
 * alone: https://supabase.com/docs/guides/auth/rate-limits#ip-address-forwarding.
 */
async function clientOf(
  { url, key, secretKey }: SignIn,
  address: string | undefined,
): Promise<InstanceType<typeof AuthClient>> {
  // It takes 30 ms to load, and most desks are opened without it.
  const { AuthClient } = await import('@supabase/supabase-js')
  const forwards = secretKey !== undefined && address !== undefined
  const apikey = forwards ? secretKey : key
  return new AuthClient({
    url: `${url.replace(/\/+$/, '')}/auth/v1`,
    headers: {
      apikey,
      Authorization: `Bearer ${apikey}`,
      ...(forwards ? { 'Sb-Forwarded-For': address } : {}),
    },
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(patienceMs) }),
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
}

function refusalOf({ status = 0 }: AuthError): 'wrong' | 'limited' | 'unreachable' {
  if (status === 429) return 'limited'
  return status === 0 || status >= 500 ? 'unreachable' : 'wrong'
}

/** Users cannot change what is in `app_metadata`: https://supabase.com/docs/guides/auth/users. */
function roleIn({ role, roles }: Record<string, unknown>): DeskRole | undefined {
  return (['publisher', 'editor'] as const).find(
    (one) => one === role || (Array.isArray(roles) && roles.includes(one)),
  )
}
