/**
 * All limits of the client. Change them with the `limits` option; the defaults are the ones this library
 * was tested with.
 */
export interface Limits {
  /** Time for one attempt, connection and body included. Default 3,000 ms. */
  attemptTimeoutMs: number
  /** Time for one call of a method, repository and retries included. Default 5,000 ms; 30,000 suits a build. */
  deadlineMs: number
  /** Time for reading a whole list with `getAll`, or the store's list of addresses. Default 30,000 ms. */
  fullReadDeadlineMs: number
  /** Requests made for one question at most. Default 3. */
  maxAttempts: number
  /** Base of the backoff: doubled for each retry, with full jitter. Default 200 ms. */
  backoffBaseMs: number
  /** Longest backoff. Default 2,000 ms. */
  backoffCapMs: number
  /** Wait after a 429 that names no delay, or one we cannot read. Default 1,500 ms. */
  retryAfterDefaultMs: number
  /** A named delay is raised to this. Default 200 ms. */
  retryAfterMinMs: number
  /** A named delay is cut to this. Default 30,000 ms. */
  retryAfterMaxMs: number
  /** Retries allowed, as a share of first requests in the last 10 s. Default 0.1. */
  retryBudgetRatio: number
  /** How many retries are allowed in 10 s, however few the first requests. Default 10. */
  retryBudgetFloor: number
  /** Window of the circuit breaker. Default 10,000 ms. */
  breakerWindowMs: number
  /** The breaker needs at least this many responses to open. Default 20. */
  breakerMinimum: number
  /** The breaker opens at this share of failures. Default 0.5. */
  breakerRatio: number
  /** An open breaker lets one request try after this. Default 5,000 ms. */
  breakerPauseMs: number
  /** A larger answer is not read. Default 5 MiB; the vendor sends at most 6,291,456 bytes. */
  maxBodyBytes: number
  /** Requests for one query while refs are refused. Default 3. */
  maxRefAttempts: number
  /** How long repository information is cached. Default 5,000 ms. */
  repositoryTtlMs: number
  /** The same warning is muted this long. Default 5,000 ms. */
  warnThrottleMs: number
  /** Documents per page in `getAll`. Default and service maximum 100. */
  pageSize: number
  /** Pages of one list read at the same time; keeps below the vendor's 200 requests/s. Default 4. */
  parallelPages: number
  /** A list that claims more pages is refused. Default 1,000. */
  maxPages: number
}

/** The defaults. */
export const defaultLimits: Readonly<Limits> = Object.freeze({
  attemptTimeoutMs: 3_000,
  deadlineMs: 5_000,
  fullReadDeadlineMs: 30_000,
  maxAttempts: 3,
  backoffBaseMs: 200,
  backoffCapMs: 2_000,
  retryAfterDefaultMs: 1_500,
  retryAfterMinMs: 200,
  retryAfterMaxMs: 30_000,
  retryBudgetRatio: 0.1,
  retryBudgetFloor: 10,
  breakerWindowMs: 10_000,
  breakerMinimum: 20,
  breakerRatio: 0.5,
  breakerPauseMs: 5_000,
  maxBodyBytes: 5 * 1024 * 1024,
  maxRefAttempts: 3,
  repositoryTtlMs: 5_000,
  warnThrottleMs: 5_000,
  pageSize: 100,
  parallelPages: 4,
  maxPages: 1_000,
})
