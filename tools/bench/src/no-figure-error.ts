/** What was to be measured did not answer as it should, so that its figure would mean nothing. */
export class NoFigureError extends Error {
  override readonly name = 'NoFigureError'
  readonly code = 'bench/no-figure'
}
