import { isSameText } from '@house-edge/double/credentials'
import type { KeyFile } from '../keys/key-file.ts'

export type ApiRole = 'anon' | 'service_role'

/** The role an API key stands for, or undefined when it is not one of ours. */
export function findApiRole(keys: KeyFile, presented: string): ApiRole | undefined {
  const secretKeys = [keys.secretKey, ...(keys.furtherSecretKeys ?? [])]
  if (secretKeys.some((key) => isSameText(presented, key))) return 'service_role'
  if (isSameText(presented, keys.publishableKey)) return 'anon'
  return undefined
}
