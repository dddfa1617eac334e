/** Why a request is refused, as the status it gets. */
export interface Refusal {
  status: 400 | 404 | 405 | 408 | 413 | 414 | 417 | 429 | 431 | 503
  /** Of 405: the allowed methods. */
  allow?: readonly string[]
  /** Of 429 and 503. */
  retryAfterSeconds?: number
}
