/** Says why no site was written. */
export type CreateErrorCode = 'create/folder-not-empty' | 'create/bad-name'

/** No site was written. */
export class CreateError extends Error {
  override readonly name = 'CreateError'
  readonly code: CreateErrorCode

  constructor(code: CreateErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
