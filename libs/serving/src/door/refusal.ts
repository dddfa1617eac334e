/** Why a request is answered without the framework, as the status it gets. */
export interface Refusal {
  status: 400 | 404 | 405 | 408 | 413 | 414 | 417 | 431 | 503
  /** Of 405: what may be asked instead. */
  allow?: readonly string[]
  /** Of 503. */
  retryAfterSeconds?: number
}
