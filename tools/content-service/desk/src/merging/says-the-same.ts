import { isJsonObject } from '../../../src/json/json.ts'
import type { Json } from '../../../src/json/json.ts'

/**
 * Whether two values say the same. Members that are absent or `undefined` are alike;
 * so are ids of slices and keys of items that only one side has: the service makes
 * them up when it saves.
 */
export function saysTheSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => saysTheSame(item, b[index]))
  if (!isJsonObject(a) || !isJsonObject(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => {
    const isMadeUp = name === 'key' || (name === 'id' && 'slice_type' in a)
    if (isMadeUp && (a[name] === undefined || b[name] === undefined)) return true
    return saysTheSame(a[name], b[name])
  })
}
