import { isSameText } from '@house-edge/double/credentials'
import type { KeyFile } from '../keys/key-file.ts'

export type ApiRole = 'anon' | 'service_role'

/** The role an API key stands for, or undefined when it is not one of ours. */
export function findApiRole(keys: KeyFile, presented: string): ApiRole | undefined {
  if (isSameText(presented, keys.secretKey)) return 'service_role'
  if (isSameText(presented, keys.publishableKey)) return 'anon'
  return undefined
}
