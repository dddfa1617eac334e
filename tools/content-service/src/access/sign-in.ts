import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { createGuessLimit } from './guess-limit.ts'

/** What somebody may do at the desk: write, or also publish and change settings. */
export type DeskRole = 'editor' | 'publisher'

/** The backend whose accounts open the desk, hosted or embedded. */
export interface SignIn {
  /** Where it is, without `/auth/v1`. */
  url: string
  /** Its public key. */
  key: string
}

/** Who is signed in, until the service ends. */
export interface Sessions {
  /** @returns The token of the session. `wrong` for a password or an account that is not, `no-role` for one that may not write, `limited` when no passwords are taken for a while, here or at the backend. */
  open: (
    email: string,
    password: string,
    address: string | undefined,
  ) => Promise<{ token: string } | 'wrong' | 'no-role' | 'limited' | 'unreachable'>
  roleOf: (token: string) => DeskRole | undefined
  close: (token: string) => void
}

/** How long somebody stays signed in. A role that is taken away counts from then on. */
export const sessionSeconds = 8 * 3_600

/** Users cannot change what is in `app_metadata`: https://supabase.com/docs/guides/auth/users. */
const Answer = z.object({
  user: z.object({
    app_metadata: z.object({ role: z.string().optional(), roles: z.array(z.string()).optional() }),
  }),
})

/** Opens sessions for whoever the backend knows with the role `editor` or `publisher`. */
export function createSessions(
  { url, key }: SignIn,
  nowMs: () => number,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Sessions {
  const sessions = new Map<string, { role: DeskRole; untilMs: number }>()
  const guesses = createGuessLimit(nowMs)
  return {
    async open(email, password, address) {
      const guess = guesses.take(email, address)
      if (!guess) return 'limited'
      const response = await fetch(`${url.replace(/\/+$/, '')}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined)
      if (!response || response.status >= 500 || response.status === 429) {
        guess.wasNone()
        return response?.status === 429 ? 'limited' : 'unreachable'
      }
      if (!response.ok) return 'wrong'
      guess.wasRight()
      const { data } = Answer.safeParse(await response.json())
      const { role: only, roles = [] } = data?.user.app_metadata ?? {}
      const role = (['publisher', 'editor'] as const).find((one) => one === only || roles.includes(one))
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
