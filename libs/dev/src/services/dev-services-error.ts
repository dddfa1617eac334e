/** Says why the services are not there. */
export type DevServicesErrorCode = 'dev/service-ended' | 'dev/no-command'

/** The services could not be started. */
export class DevServicesError extends Error {
  override readonly name = 'DevServicesError'
  readonly code: DevServicesErrorCode
  /** The page about it. */
  readonly docs: string

  constructor(code: DevServicesErrorCode, message: string) {
    super(message)
    this.code = code
    this.docs = `docs/errors/dev.md#${code.replace('/', '')}`
  }
}
