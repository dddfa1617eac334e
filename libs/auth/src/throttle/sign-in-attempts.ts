import type { ServiceCall, ServiceResponse } from '../service/auth-service.ts'
import type { AttemptKind } from './attempt-limits.ts'

/** An attempt to sign in, or to have a message sent, and what became of it. It says nothing of who made it. */
export interface Tried {
  /** `provider`: another service has vouched for the visitor. */
  by: AttemptKind | 'provider'
  /** `limited`: this server did not ask the backend. */
  outcome: 'accepted' | 'refused' | 'unavailable' | 'limited'
}

/** What a call of the auth service tries. `undefined`: no sign-in. */
export function triedBy({ method, path, query }: ServiceCall): Tried['by'] | undefined {
  if (method !== 'POST') return undefined
  if (path === '/verify') return 'code'
  if (/^\/factors\/[^/]+\/verify$/.test(path)) return 'factor'
  if (path !== '/token') return undefined
  const grant = query?.['grant_type']
  if (grant === 'password') return 'password'
  return grant === 'refresh_token' ? undefined : 'provider'
}

export function outcomeOf(response: ServiceResponse): Tried['outcome'] {
  if (response.ok) return 'accepted'
  return response.error.isTransient ? 'unavailable' : 'refused'
}
