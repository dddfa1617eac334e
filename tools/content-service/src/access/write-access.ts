import { bearerOf, isSameText } from '@house-edge/double/credentials'
import type { Service } from '../service.ts'

/** Why a request to the Asset or Migration API is not let through. */
export type WriteRefusal = 'unauthorized' | 'other-repository'

/** Decides whether a request may write: it names this repository and carries one of its write tokens. */
export function writeRefusal(headers: Headers, service: Service): WriteRefusal | undefined {
  if (!isWriteToken(bearerOf(headers.get('authorization')), service)) return 'unauthorized'
  return headers.get('repository') === service.repository.name ? undefined : 'other-repository'
}

/** Whether a token opens the APIs that write. */
export function isWriteToken(token = '', { repository, writeToken = '' }: Service): boolean {
  const known = [writeToken, ...repository.settings.writeTokens.map((entry) => entry.token)]
  return token !== '' && known.some((candidate) => isSameText(candidate, token))
}
