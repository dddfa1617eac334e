// The whole library is for servers that verify; this entry is loaded by sites that only ask about a path.
import { decodeJwt } from 'jose/jwt/decode'
import * as z from 'zod'

/**
 * What a verified access token says about the visitor.
 *
 * Names are the token's own. Times are seconds since 1970. Claims that a
 * project adds to its tokens are there too, as `unknown`.
 */
export interface Claims {
  /** The user's id. */
  sub: string
  /** Who made the token: the auth service's address. */
  iss: string
  /** The audience it was made for. */
  aud: string | string[]
  /** When it ends. Seconds since 1970. */
  exp: number
  /** When it was made. Seconds since 1970. */
  iat: number
  /** From when on it holds. Seconds since 1970. */
  nbf?: number | undefined
  /** Database role, the same for everybody who is signed in; see {@link readRoles}. */
  role?: string | undefined
  /** `aal1`, or `aal2` after a second factor. */
  aal?: string | undefined
  /** How the visitor signed in, latest first, each with its moment in seconds since 1970. */
  amr?: { method: string; timestamp?: number | undefined }[] | undefined
  session_id?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  is_anonymous?: boolean | undefined
  /** Written by the site only. */
  app_metadata?: Record<string, unknown> | undefined
  /** Written by the visitor: display it, never base a decision on it. */
  user_metadata?: Record<string, unknown> | undefined
  [claim: string]: unknown
}

const Method = z.looseObject({ method: z.string(), timestamp: z.number().optional() })

const ClaimsSchema: z.ZodType<Claims> = z.looseObject({
  sub: z.string().min(1).max(255),
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  iat: z.number(),
  nbf: z.number().optional(),
  role: z.string().optional(),
  aal: z.string().optional(),
  amr: z.array(z.union([Method, z.string().transform((method) => ({ method }))])).optional(),
  session_id: z.string().min(1).optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  is_anonymous: z.boolean().optional(),
  app_metadata: z.record(z.string(), z.unknown()).optional(),
  user_metadata: z.record(z.string(), z.unknown()).optional(),
})

/** Reads a token's claims without verifying them; `undefined` when it is not an access token. */
export function findClaims(token: string): Claims | undefined {
  try {
    return ClaimsSchema.safeParse(decodeJwt(token)).data
  } catch {
    return undefined
  }
}

/**
 * The role names a token grants: `app_metadata.role`, `app_metadata.roles` and
 * `user_role`, the claim that the vendor's access token hook writes.
 *
 * The token's own `role` is left out: it is a database role, the same for everybody.
 */
export function readRoles(claims: Claims): string[] {
  const { role, roles } = claims.app_metadata ?? {}
  const named: unknown[] = [role, claims['user_role'], ...(Array.isArray(roles) ? (roles as unknown[]) : [])]
  return named.filter((name) => typeof name === 'string')
}
