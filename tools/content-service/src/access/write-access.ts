import { bearerOf, isSameText } from '@house-edge/double/credentials'
import type { Service } from '../service.ts'

/** Why a request to the Asset or Migration API is not let through. */
export type WriteRefusal = 'unauthorized' | 'other-repository'

/** Decides whether a request may write: it names this repository and carries one of its write tokens. */
export function writeRefusal(
  headers: Headers,
  { repository, writeToken }: Service,
): WriteRefusal | undefined {
  const token = bearerOf(headers.get('authorization')) ?? ''
  const known = [
    ...(writeToken === undefined ? [] : [writeToken]),
    ...repository.settings.writeTokens.map((entry) => entry.token),
  ]
  if (!known.some((candidate) => isSameText(candidate, token))) return 'unauthorized'
  return headers.get('repository') === repository.name ? undefined : 'other-repository'
}
