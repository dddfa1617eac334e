/** What a check was to look at is not as the check needs it: nothing was judged. */
export class UnjudgedError extends Error {
  override readonly name = 'UnjudgedError'
  readonly code = 'checks/unjudged'
}
