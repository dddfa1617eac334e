import type { Clock } from '@house-edge/double/clock'
import { AuthError } from './auth-error.ts'

/**
 * How often one address may do what. The figures are GoTrue's own defaults
 * (internal/conf, internal/api/apilimiter): a bucket of 30 for most, filled at the
 * named rate.
 */
export interface LimitConfig {
  /** Sign-up, magic link, one-time code, recovery, resend, user update; per five minutes. */
  messages: number
  /** Every grant of `/token`; per five minutes. */
  tokens: number
  /** `/verify`; per five minutes. */
  verifications: number
  /** Challenge and verification of a second factor; per minute. */
  factors: number
  /** Anonymous sign-ins; per hour. */
  anonymous: number
  /** Messages of the whole project; per hour. */
  emails: number
}

export const hostedLimits: LimitConfig = {
  messages: 30,
  tokens: 150,
  verifications: 30,
  factors: 15,
  anonymous: 30,
  emails: 30,
}

/** `networkEmails` are the messages that one network may have sent: no limit of the vendor's. */
type Limit = keyof LimitConfig | 'networkEmails'
const periodsMs: Record<Limit, number> = {
  messages: 300_000,
  tokens: 300_000,
  verifications: 300_000,
  factors: 60_000,
  anonymous: 3_600_000,
  emails: 3_600_000,
  networkEmails: 3_600_000,
}
const usualBurst = 30
const hourly: ReadonlySet<Limit> = new Set(['anonymous', 'emails', 'networkEmails'])
const idleMs = 3_600_000
const maxBuckets = 10_000

export interface AuthLimits {
  /** @throws {AuthError} 429 `over_request_rate_limit`, or `over_email_send_rate_limit` for messages of the project. */
  take(limit: Limit, operation: string, address: string): void
  /** Changes the limits and resets all counts. */
  set(config: Partial<LimitConfig>): void
  /** Restores the original limits and resets all counts. */
  reset(): void
}

interface Bucket {
  tokens: number
  atMs: number
}

export function createLimits(clock: Clock, initial: LimitConfig): AuthLimits {
  let config = initial
  const buckets = new Map<string, Bucket>()

  return {
    take: (limit, operation, address) => {
      const key = `${operation} ${address}`
      const most = limit === 'networkEmails' ? Math.max(10, config.emails / 3) : config[limit]
      const burst = hourly.has(limit) ? most : usualBurst
      const bucket = refill(buckets.get(key), burst, most / periodsMs[limit], clock.nowMs())
      forgetIdle(buckets, clock.nowMs())
      buckets.set(key, bucket)
      if (bucket.tokens < 1) throw exceeded(limit)
      bucket.tokens -= 1
    },
    set: (changes) => {
      config = { ...config, ...changes }
      buckets.clear()
    },
    reset: () => {
      config = initial
      buckets.clear()
    },
  }
}

function refill(bucket: Bucket | undefined, burst: number, perMs: number, nowMs: number): Bucket {
  if (!bucket) return { tokens: burst, atMs: nowMs }
  // The clock may have been put back; then nothing is refilled.
  const passedMs = Math.max(0, nowMs - bucket.atMs)
  return { tokens: Math.min(burst, bucket.tokens + passedMs * perMs), atMs: nowMs }
}

/** Keeps memory bounded under a flood of addresses. */
function forgetIdle(buckets: Map<string, Bucket>, nowMs: number): void {
  if (buckets.size < maxBuckets) return
  for (const [key, bucket] of buckets) if (nowMs - bucket.atMs > idleMs) buckets.delete(key)
  const [oldest] = buckets.keys()
  if (buckets.size >= maxBuckets && oldest !== undefined) buckets.delete(oldest)
}

function exceeded(limit: Limit): AuthError {
  return limit === 'emails' || limit === 'networkEmails'
    ? new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded')
    : new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
}
