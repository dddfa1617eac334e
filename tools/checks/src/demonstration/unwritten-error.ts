/** What the demonstration is to say, and nobody has written yet. */
export class UnwrittenError extends Error {
  readonly code = 'checks/unwritten'
  override readonly name = 'UnwrittenError'
}
