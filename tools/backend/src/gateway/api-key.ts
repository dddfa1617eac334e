import { isSameText } from '@house-edge/double/credentials'
import { type KeyFile, keysOf } from '../keys/key-file.ts'

export type ApiRole = 'anon' | 'service_role'

/** The role an API key stands for, or undefined when it is not one of ours. */
export function findApiRole(keys: KeyFile, presented: string): ApiRole | undefined {
  const isOne = (of: readonly string[]): boolean => of.some((key) => isSameText(presented, key))
  if (isOne(keysOf(keys, 'secret'))) return 'service_role'
  return isOne(keysOf(keys, 'publishable')) ? 'anon' : undefined
}
