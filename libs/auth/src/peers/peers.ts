import type { SessionOwner, SignOutScope } from '../session/session-owner.ts'

/** Messages between the processes of one site. When they are lost, each process works alone. */
export interface AuthPeers {
  /**
   * Turns an account or an address into a name that is the same in each process and reveals nothing, for example
   * with an HMAC.
   */
  nameOf: (text: string) => string
  /** Sends a message to the others. Neither waits nor throws. */
  tell: (news: string) => void
  /** Called once. The listener receives the others' messages; you make sure that they come from them. */
  hear: (listener: (news: string) => void) => void
}

/** A counter, and the rate that applies to it. */
export interface Counted {
  name: string
  rate: string
}

/** A message of one process to the others. */
export type AuthNews =
  /** Attempts were made, or were right and are given back. */
  | { kind: 'attempt'; counted: readonly Counted[]; isGivenBack: boolean }
  /** Sessions were ended. */
  | { kind: 'ended'; of: SessionOwner; scope: SignOutScope }

const longestName = 256
const mostCounted = 10

/** @returns `undefined` for anything else, such as a message of a process of another version. */
export function readNews(text: string): AuthNews | undefined {
  const news = readObject(text)
  if (news?.['kind'] === 'attempt' && Array.isArray(news['counted'])) {
    const counted = (news['counted'] as unknown[]).slice(0, mostCounted).filter(isCounted)
    return { kind: 'attempt', counted, isGivenBack: news['isGivenBack'] === true }
  }
  const { of, scope } = news ?? {}
  if (news?.['kind'] !== 'ended' || !isOwner(of) || !isScope(scope)) return undefined
  return { kind: 'ended', of, scope }
}

function isCounted(value: unknown): value is Counted {
  const { name, rate } = (value ?? {}) as Partial<Record<string, unknown>>
  return isName(name) && isName(rate)
}

function isOwner(value: unknown): value is SessionOwner {
  const { sub, session_id: session } = (value ?? {}) as Partial<Record<string, unknown>>
  return isName(sub) && (session === undefined || isName(session))
}

function isScope(value: unknown): value is SignOutScope {
  return value === 'local' || value === 'others' || value === 'global'
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestName
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
