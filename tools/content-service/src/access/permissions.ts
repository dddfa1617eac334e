import { isSameText } from '@house-edge/double/credentials'
import { invalidAccessToken } from '../errors/wire-error.ts'
import type { Settings } from '../repository/settings.ts'

/** What a visitor of the Content API may see. */
export interface Permissions {
  master: boolean
  releases: boolean
}

/**
 * Decides what a token opens.
 *
 * @throws {WireError} 401: a token was given and is none of this repository's.
 */
export function permissionsOf(
  token: string | undefined,
  settings: Pick<Settings, 'access' | 'accessTokens'>,
  origin: string,
): Permissions {
  if (token !== undefined && token !== '') {
    const known = settings.accessTokens.find((candidate) => isSameText(candidate.token, token))
    if (!known) throw invalidAccessToken(origin)
    return { master: true, releases: known.scope === 'master+releases' || settings.access === 'open' }
  }
  return { master: settings.access !== 'private', releases: settings.access === 'open' }
}
