/** Says why no site was written, or none upgraded. */
export type CreateErrorCode =
  | 'create/folder-not-empty'
  | 'create/bad-folder'
  | 'create/bad-name'
  | 'create/bad-language'
  | 'create/cannot-ask'
  | 'create/no-site'
  | 'create/unsaved-changes'

/** No site was written, or none upgraded. */
export class CreateError extends Error {
  override readonly name = 'CreateError'
  readonly code: CreateErrorCode
  /** The page about it. */
  readonly docs: string

  constructor(code: CreateErrorCode, message: string) {
    super(message)
    this.code = code
    this.docs = `docs/errors/create.md#${code.replace('/', '')}`
  }
}
