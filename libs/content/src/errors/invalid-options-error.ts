import { ContentError } from './content-error.ts'

/** The client was built with options that cannot work. */
export class InvalidOptionsError extends ContentError {
  static override readonly code = 'content/invalid-options'
  override readonly name = 'InvalidOptionsError'
  override readonly code = 'content/invalid-options'
}
