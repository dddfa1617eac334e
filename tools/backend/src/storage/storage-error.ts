import { isSqlError, type SqlError } from '../database/describe-sql-error.ts'

/**
 * A refusal as the storage service words it: the true status is in the body, the
 * response itself says 400, as hosted, unless it was the service's own fault.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly status: number
  readonly code: string
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, code: string, message: string, retryAfterSeconds?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }

  toResponse(): Response {
    const body = { statusCode: String(this.status), code: this.code, error: this.code, message: this.message }
    return Response.json(body, {
      status: this.status >= 500 ? this.status : 400,
      ...(this.retryAfterSeconds ? { headers: { 'Retry-After': String(this.retryAfterSeconds) } } : {}),
    })
  }
}

export const noSuchBucket = (): StorageError => new StorageError(404, 'NoSuchBucket', 'Bucket not found')
export const noSuchKey = (): StorageError => new StorageError(404, 'NoSuchKey', 'Object not found')
export const noSuchUpload = (): StorageError => new StorageError(400, 'InvalidRequest', 'No content provided')
export const accessDenied = (message = 'Access denied'): StorageError =>
  new StorageError(403, 'AccessDenied', message)
export const invalidKey = (key: string): StorageError =>
  new StorageError(400, 'InvalidKey', `Invalid key: ${key}`)
export const invalidRequest = (message: string): StorageError =>
  new StorageError(400, 'InvalidRequest', message)
export const invalidMimeType = (type: string): StorageError =>
  new StorageError(415, 'InvalidMimeType', `mime type ${type} is not supported`)
export const tooLarge = (): StorageError =>
  new StorageError(413, 'EntityTooLarge', 'The object exceeded the maximum allowed size')
export const slowDown = (message: string, retryAfterSeconds: number): StorageError =>
  new StorageError(503, 'SlowDown', message, retryAfterSeconds)

/** What the storage service makes of an error of the database. */
export function fromSqlError(error: unknown): unknown {
  return isSqlError(error) ? translate(error) : error
}

function translate(error: SqlError): StorageError {
  switch (error.code) {
    case '42501':
      return accessDenied(
        error.message.includes('row-level security')
          ? 'new row violates row-level security policy'
          : error.message,
      )
    case '23505':
      return new StorageError(409, 'ResourceAlreadyExists', 'The resource already exists')
    case '23503':
      return new StorageError(404, 'InvalidRequest', 'The related resource does not exist')
    case '22P02':
      return new StorageError(400, 'InvalidParameter', error.message)
    default:
      return new StorageError(500, 'DatabaseError', `database error, code: ${error.code}`)
  }
}
