/** Every code a broken promise of this service can carry. */
type ServiceErrorCode =
  | 'content-service/folder-locked'
  | 'content-service/invalid-option'
  | 'content-service/invalid-repository'
  | 'content-service/invalid-models'
  | 'content-service/port-taken'
  | 'content-service/transfer-refused'
  | 'content-service/unwritable'

/**
 * The service cannot start, or cannot go on.
 *
 * What is wrong with a *request* is not one of these: see `wire-error.ts` for what
 * clients are answered, and the desk's own errors in `desk/`.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: ServiceErrorCode

  constructor(code: ServiceErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.code = code
  }
}

/** Whether an error of the file system says that the file or folder is not there. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
