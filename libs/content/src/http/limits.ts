/**
 * All limits of the client. Change them with the `limits` option; the defaults are the ones this library
 * was tested with.
 */
export interface Limits {
  /**
   * Time for one attempt, connection and body included; for the first attempt to look up the master ref a third of it.
   * Milliseconds. @default 3_000
   */
  attemptTimeoutMs: number
  /** Time for one call of a method, repository and retries included. Default 5,000 ms; 30,000 suits a build. */
  deadlineMs: number
  /**
   * Time for reading a whole list with `getAll`. The store, which reads the whole repository, waits so long for each
   * next page. Milliseconds. @default 30_000
   */
  fullReadDeadlineMs: number
  /** Requests made for one question at most. @default 3 */
  maxAttempts: number
  /** Base of the backoff: doubled for each retry, with full jitter. Milliseconds. @default 200 */
  backoffBaseMs: number
  /** Longest backoff. Milliseconds. @default 2_000 */
  backoffCapMs: number
  /** Wait after a 429 that names no delay, or one we cannot read. Milliseconds. @default 1_500 */
  retryAfterDefaultMs: number
  /** A named delay is raised to this. Milliseconds. @default 200 */
  retryAfterMinMs: number
  /** A named delay is cut to this. Milliseconds. @default 30_000 */
  retryAfterMaxMs: number
  /** Retries allowed, as a share of first requests in the last 10 s. @default 0.1 */
  retryBudgetRatio: number
  /** How many retries are allowed in 10 s, however few the first requests. @default 10 */
  retryBudgetFloor: number
  /** Window of the circuit breaker. Milliseconds. @default 10_000 */
  breakerWindowMs: number
  /** The breaker needs at least this many responses to open. @default 20 */
  breakerMinimum: number
  /** The breaker opens at this share of failures. @default 0.5 */
  breakerRatio: number
  /** An open breaker lets one request try after this. Milliseconds. @default 5_000 */
  breakerPauseMs: number
  /** A larger answer is not read; a page of a list is asked for in smaller ones. Default: as much as the vendor sends. @default 6_291_456 */
  maxBodyBytes: number
  /** Bytes of pages of a list that are asked for at the same time, going by the last page; at least one page is. Default 16 MiB. */
  maxBytesInFlight: number
  /** Requests for one query while refs are refused. @default 3 */
  maxRefAttempts: number
  /** How long repository information is cached. Milliseconds. @default 5_000 */
  repositoryTtlMs: number
  /** The same warning is muted this long. Milliseconds. @default 5_000 */
  warnThrottleMs: number
  /** Documents per page in `getAll`, fewer while such pages are too large or too slow. Default and service maximum 100. */
  pageSize: number
  /** Pages of one list read at the same time at most; keeps below the vendor's 200 requests/s. @default 4 */
  parallelPages: number
  /** A list that claims more pages is refused. @default 1_000 */
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
  maxBodyBytes: 6_291_456,
  maxBytesInFlight: 16 * 1024 * 1024,
  maxRefAttempts: 3,
  repositoryTtlMs: 5_000,
  warnThrottleMs: 5_000,
  pageSize: 100,
  parallelPages: 4,
  maxPages: 1_000,
})
