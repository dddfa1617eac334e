/** The database that answers searches does not. Nothing is known of what it would find. */
export class SearchAwayError extends Error {
  override readonly name = 'SearchAwayError'
  readonly code = 'site/search-away'
  readonly asked: string

  constructor(asked: string, cause: unknown) {
    super(
      `The database of the search did not answer ${asked}. Readers who search are told to come back, and no page says that there is nothing. Look at the backend: BACKEND_URL, BACKEND_SECRET_KEY and its migrations (npm run doctor).`,
      { cause },
    )
    this.asked = asked
  }
}

/** By its code, because the framework bundles this module more than once: docs/decisions/0230. */
export function isSearchAway(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'site/search-away'
}
