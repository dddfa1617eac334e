import { networkOf } from '@house-edge/paths'
import type { Clock } from '../clock/clock.ts'
import type { Counted } from '../peers/peers.ts'

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
  /** What this browser is called at the account, when it is known there. */
  device?: string | undefined
}

/** Permission to try, or the milliseconds until it is given. */
export type Leave =
  | {
      isGranted: true
      /** A successful attempt was no guess and is given back. */
      giveBack(): void
    }
  | { isGranted: false; waitMs: number }

/** Counts attempts in this process and those reported by others. The backend has its own limits behind these. */
export interface AttemptLimits {
  take(attempt: Attempt): Leave
  /** Applies what another process counted or gave back. */
  count(counted: readonly Counted[], isGivenBack: boolean): void
}

/** Other processes that count attempts. */
interface CountingPeers {
  nameOf: (counter: string) => string
  /** By which others may count the same. */
  otherNameOf?: ((counter: string) => string) | undefined
  send: (counted: readonly Counted[], isGivenBack: boolean) => void
}

/** How many at once, and how fast they come back. */
interface Rate {
  burst: number
  refillMs: number
}

const rates = {
  /** Ten wrong attempts on an account, then one every half minute. */
  account: { burst: 10, refillMs: 30_000 },
  /**
   * Thirty within any five minutes. Half of what a hosted project takes at once, so
   * that one address cannot use up what all share where addresses are not passed on.
   */
  address: { burst: 15, refillMs: 20_000 },
  /**
   * All visitors together, where the backend sees one address. A hosted project accepts a burst of 30 calls
   * and then one every two seconds: most are reserved for correct attempts and refreshes.
   */
  all: { burst: 20, refillMs: 5000 },
  /** Fewer within an hour than the 30 messages a hosted project sends. */
  'messages to address': { burst: 10, refillMs: 300_000 },
  'messages to all': { burst: 20, refillMs: 60_000 },
  /**
   * Browsers in which the account was signed in before. Together with all others they stay below what a hosted project
   * takes, because an attacker can create accounts and sign in to them.
   */
  'address of owners': { burst: 10, refillMs: 30_000 },
  'all owners': { burst: 5, refillMs: 10_000 },
  'messages to owner': { burst: 5, refillMs: 300_000 },
} as const satisfies Record<string, Rate>

type RateName = keyof typeof rates

const memoryLimit = 50_000

/** What is counted, and at which rate. */
type Counters = readonly (readonly [counter: string, rate: RateName])[]

interface Bucket {
  left: number
  atMs: number
}

/** Slows down guessing (OWASP ASVS 5.0, 6.3.1 and 6.6.3), and asking for messages. */
export function createAttemptLimits(clock: Clock, peers?: CountingPeers): AttemptLimits {
  const buckets = new Map<string, Bucket>()
  return {
    take(attempt) {
      const stranger = () => takeAll(countersOf(attempt))
      if (attempt.device === undefined) return stranger()
      const owner = takeAll(countersOfOwner(attempt, attempt.device))
      if (owner.isGranted) return owner
      // A known browser that has used up its own is a stranger like any other.
      const other = stranger()
      return other.isGranted ? other : { isGranted: false, waitMs: Math.min(owner.waitMs, other.waitMs) }
    },
    count(counted, isGivenBack) {
      const nowMs = clock.now()
      for (const { name, rate } of counted) {
        if (!isRate(rate)) continue
        const left = leftIn(buckets.get(name), rates[rate], nowMs)
        if (isGivenBack) giveBack(name, rates[rate])
        else keep(name, { left: Math.max(0, left - 1), atMs: nowMs })
      }
    },
  }

  /** One of each counter, or none at all. */
  function takeAll(counters: Counters): Leave {
    const nowMs = clock.now()
    const open = counters.map(([counter, rate]) => {
      const name = peers?.nameOf(counter) ?? counter
      return { name, rate, left: leftIn(buckets.get(name), rates[rate], nowMs) }
    })
    const waitMs = Math.max(0, ...open.map(({ left, rate }) => Math.ceil((1 - left) * rates[rate].refillMs)))
    if (waitMs > 0) return { isGranted: false, waitMs }
    for (const { name, left } of open) keep(name, { left: left - 1, atMs: nowMs })
    const { otherNameOf } = peers ?? {}
    const reported = [
      ...open.map(({ name, rate }) => ({ name, rate })),
      ...(otherNameOf ? counters.map(([counter, rate]) => ({ name: otherNameOf(counter), rate })) : []),
    ]
    peers?.send(reported, false)
    const giveBackAll = (): void => {
      for (const { name, rate } of open) giveBack(name, rates[rate])
      peers?.send(reported, true)
    }
    return { isGranted: true, giveBack: giveBackAll }
  }

  function giveBack(name: string, { burst }: Rate): void {
    const bucket = buckets.get(name)
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

function isRate(name: string): name is RateName {
  return Object.hasOwn(rates, name)
}

function countersOf({ kind, subject, address, isCountedApart }: Attempt): Counters {
  const from = address === undefined ? undefined : `address ${networkOf(address)}`
  if (kind === 'message')
    return [from ? [`${kind} ${from}`, 'messages to address'] : [`${kind} all`, 'messages to all']]
  return [
    [`${kind} account ${subject}`, 'account'],
    ...when(from !== undefined, `${kind} ${from}`, 'address'),
    ...when(!isCountedApart, `${kind} all`, 'all'),
  ]
}

/** Counters that attempts from other browsers do not use up. */
function countersOfOwner({ kind, subject, address, isCountedApart }: Attempt, device: string): Counters {
  // By account: each sign-in gives the browser another name, and its owner may want to have messages sent.
  if (kind === 'message') return [[`${kind} owner ${subject}`, 'messages to owner']]
  const from = address === undefined ? undefined : networkOf(address)
  return [
    [`${kind} device ${device} ${subject}`, 'account'],
    ...when(from !== undefined, `${kind} owners at ${from}`, 'address of owners'),
    ...when(!isCountedApart, `${kind} owners`, 'all owners'),
  ]
}

function when(condition: boolean, counter: string, rate: RateName): Counters {
  return condition ? [[counter, rate]] : []
}
