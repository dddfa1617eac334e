import * as z from 'zod'

/**
 * What keeps a visitor signed in.
 *
 * Both tokens are secrets of this visitor: never put a session into HTML, into
 * the properties of a client component, or into anything cached. The user is
 * deliberately absent; verified {@link Claims} say who is visiting.
 */
export interface Session {
  /** JWT for the backend, short-lived. */
  accessToken: string
  /** Exchanged for the next access token; works once. */
  refreshToken: string
  /** When the access token ends, in seconds since 1970. */
  expiresAt: number
  /** How long the access token lives from issue to end, in seconds. */
  lifetimeSeconds: number
}

const TokenResponse = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
  expires_at: z.number().positive().optional(),
})

/** Reads a session from an answer of the auth service; `undefined` when there is none in it. */
export function findSession(body: unknown, nowMs: number): Session | undefined {
  const { data } = TokenResponse.safeParse(body)
  if (!data) return undefined
  return {
    accessToken: data.access_token,
    refreshToken: data.refresh_token,
    expiresAt: data.expires_at ?? Math.floor(nowMs / 1000) + data.expires_in,
    lifetimeSeconds: data.expires_in,
  }
}
