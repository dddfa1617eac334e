import { isIPv6 } from 'node:net'
import type { Clock } from '../clock/clock.ts'

/** What can be guessed, and messages, which anybody can request. */
export type AttemptKind = 'password' | 'code' | 'factor' | 'message'

/** An attempt, and who makes it. */
export interface Attempt {
  kind: AttemptKind
  /** The account that is attempted, or a stand-in for it. */
  subject: string
  /** The visitor's address, when it is known. */
  address: string | undefined
  /** Whether the backend's own limits count this visitor, too, and not this server. */
  isCountedApart: boolean
}

/** Permission to try, or the milliseconds until it is given. */
export type Leave =
  | {
      isGranted: true
      /** A successful attempt was no guess and is given back. */
      giveBack(): void
    }
  | { isGranted: false; waitMs: number }

/** Counts attempts in this process. The backend has limits of its own behind these. */
export interface AttemptLimits {
  take(attempt: Attempt): Leave
}

/** How many at once, and how fast they come back. */
interface Rate {
  burst: number
  refillMs: number
}

/** Ten wrong attempts on an account, then one every half minute. */
const perAccount: Rate = { burst: 10, refillMs: 30_000 }
/**
 * Thirty within any five minutes. Half of what a hosted project takes at once, so
 * that one address cannot use up what all share where addresses are not passed on.
 */
const perAddress: Rate = { burst: 15, refillMs: 20_000 }
/**
 * All visitors together, where the backend sees one address. A hosted project accepts a burst of 30 calls
 * and then one every two seconds: most are reserved for correct attempts and refreshes.
 */
const altogether: Rate = { burst: 20, refillMs: 5000 }
/** Fewer within an hour than the 30 messages a hosted project sends. */
const messagesPerAddress: Rate = { burst: 10, refillMs: 300_000 }
const messagesAltogether: Rate = { burst: 20, refillMs: 60_000 }

const memoryLimit = 50_000

interface Bucket {
  left: number
  atMs: number
}

/** Slows down guessing (OWASP ASVS 5.0, 6.3.1 and 6.6.3), and asking for messages. */
export function createAttemptLimits(clock: Clock): AttemptLimits {
  const buckets = new Map<string, Bucket>()
  return {
    take(attempt) {
      const nowMs = clock.now()
      const open = countersOf(attempt).map(([name, rate]) => {
        const key = `${attempt.kind} ${name}`
        return { key, rate, left: leftIn(buckets.get(key), rate, nowMs) }
      })
      const waitMs = Math.max(0, ...open.map(({ left, rate }) => Math.ceil((1 - left) * rate.refillMs)))
      if (waitMs > 0) return { isGranted: false, waitMs }
      for (const { key, left } of open) keep(key, { left: left - 1, atMs: nowMs })
      return { isGranted: true, giveBack: () => open.forEach(({ key, rate }) => giveBack(key, rate)) }
    },
  }

  function giveBack(key: string, { burst }: Rate): void {
    const bucket = buckets.get(key)
    if (bucket) bucket.left = Math.min(burst, bucket.left + 1)
  }

  function keep(key: string, bucket: Bucket): void {
    // Deleted first, so that the map stays in the order of last use.
    buckets.delete(key)
    buckets.set(key, bucket)
    const [oldest] = buckets.keys()
    if (buckets.size > memoryLimit && oldest !== undefined) buckets.delete(oldest)
  }
}

function leftIn(bucket: Bucket | undefined, { burst, refillMs }: Rate, nowMs: number): number {
  if (!bucket) return burst
  // A machine's clock may be put back.
  bucket.atMs = Math.min(bucket.atMs, nowMs)
  return Math.min(burst, bucket.left + (nowMs - bucket.atMs) / refillMs)
}

function countersOf({ kind, subject, address, isCountedApart }: Attempt): [string, Rate][] {
  const from = address === undefined ? undefined : `address ${networkOf(address)}`
  if (kind === 'message') return [from ? [from, messagesPerAddress] : ['all', messagesAltogether]]
  return [
    [`account ${subject}`, perAccount],
    ...(from ? [[from, perAddress] satisfies [string, Rate]] : []),
    ...(isCountedApart ? [] : [['all', altogether] satisfies [string, Rate]]),
  ]
}

/** One IPv6 customer has at least 2⁶⁴ addresses (RFC 6177). */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]/`)
  const plain = hostname.slice(1, -1)
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  const behind = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - behind.length).fill('0')
  const all = [...groups, ...zeros, ...behind]
  // An IPv4-mapped IPv6 address differs only in its last two groups (RFC 4291 §2.5.5.2).
  return all.slice(0, 6).join(':') === '0:0:0:0:0:ffff' ? all.slice(6).join(':') : all.slice(0, 4).join(':')
}
