import { ContentError, type ErrorOrigin } from './content-error.ts'

/** What a reference mode looked for. */
type MissingReference =
  | { kind: 'release-id'; value: string }
  | { kind: 'release-label'; value: string }
  | { kind: 'master' }

const words = {
  'release-id': (value: string): string => `Release with ID "${value}" could not be found.`,
  'release-label': (value: string): string => `Release with label "${value}" could not be found.`,
} as const

/**
 * The repository lists no such release, or no master ref. The texts are the
 * vendor's. Releases are listed only to an access token that covers them.
 */
export class ReferenceMissingError extends ContentError {
  static override readonly code = 'content/reference-missing'
  override readonly name = 'ReferenceMissingError'
  override readonly code = 'content/reference-missing'
  readonly missing: MissingReference

  constructor(missing: MissingReference, origin: ErrorOrigin = {}) {
    super(
      missing.kind === 'master' ? 'Master ref could not be found.' : words[missing.kind](missing.value),
      origin,
    )
    this.missing = missing
  }
}
