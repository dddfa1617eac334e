import { pathKey } from './path-key.ts'
import type { RedirectRule } from './rule.ts'

/** Rules by the canonical spelling of their path. Well-formed rules only. */
export interface RuleIndex {
  readonly exact: ReadonlyMap<string, readonly RedirectRule[]>
  /** By the path that `/*` follows; the root is the empty text. */
  readonly below: ReadonlyMap<string, readonly RedirectRule[]>
}

/** A rule that stands for a path, and what its `*` stands for there. */
interface Candidate {
  rule: RedirectRule
  rest: string
}

export function createRuleIndex(rules: readonly RedirectRule[]): RuleIndex {
  const exact = new Map<string, RedirectRule[]>()
  const below = new Map<string, RedirectRule[]>()
  for (const rule of rules) {
    const isPrefix = rule.from.endsWith('/*')
    const key = isPrefix ? prefixKey(rule.from) : pathKey(rule.from)
    if (key === undefined) continue
    const map = isPrefix ? below : exact
    const others = map.get(key)
    if (others) others.push(rule)
    else map.set(key, [rule])
  }
  return { exact, below }
}

/**
 * Every rule that stands for a path, the nearest first: the path itself, then
 * the longest `*`. As many look-ups as the path has segments, however many rules there are.
 */
export function* candidatesAt(index: RuleIndex, path: string): Generator<Candidate> {
  const key = pathKey(path)
  if (key === undefined) return
  for (const rule of index.exact.get(key) ?? []) yield { rule, rest: '' }
  if (index.below.size === 0 || key === '/') return
  for (let end = key.lastIndexOf('/'); end >= 0; end = key.lastIndexOf('/', end - 1)) {
    for (const rule of index.below.get(key.slice(0, end)) ?? []) yield { rule, rest: key.slice(end + 1) }
    if (end === 0) return
  }
}

/** Where a rule leads, with what its `*` stands for put in. */
export function targetOf({ rule, rest }: Candidate): string {
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(rule.to ?? '') ?? []
  return path.endsWith('/*') ? `${path.slice(0, -1)}${rest}${tail}` : `${path}${tail}`
}

function prefixKey(from: string): string | undefined {
  return from === '/*' ? '' : pathKey(from.slice(0, -2))
}
