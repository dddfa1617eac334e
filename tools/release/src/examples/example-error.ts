/** An example could not be run, or did not do what it shows. */
export class ExampleError extends Error {
  override readonly name = 'ExampleError'
  readonly code = 'release/example'
}
