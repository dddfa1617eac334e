import type { AuthClient, AuthError } from '@supabase/supabase-js'

/** The backend whose accounts open the desk, hosted or embedded. */
export interface SignIn {
  /** Where it is, without `/auth/v1`. */
  url: string
  /** Its public key. */
  key: string
  /** Its secret key, `sb_secret_…`. Without it the backend takes everybody who signs in here for one. */
  secretKey?: string | undefined
}

/** The vendor's client of one sign-in. */
export type BackendClient = InstanceType<typeof AuthClient>

/** How long an answer of the backend is waited for. */
export const patienceMs = 10_000

/**
 * A client that keeps nothing beyond itself. The backend believes an address beside the secret key alone:
 * https://supabase.com/docs/guides/auth/rate-limits#ip-address-forwarding.
 */
export async function createBackendClient(
  { url, key, secretKey }: SignIn,
  address: string | undefined,
): Promise<BackendClient> {
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

/** What the backend's refusal means: that it could not judge, or that the credentials are wrong. */
export function readRefusal({ status = 0 }: AuthError): 'wrong' | 'limited' | 'unreachable' {
  if (status === 429) return 'limited'
  return status === 0 || status >= 500 ? 'unreachable' : 'wrong'
}
