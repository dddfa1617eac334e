/** Says why the services are not there. */
export type DevServicesErrorCode = 'dev/service-ended' | 'dev/no-command'

/** The services could not be started. */
export class DevServicesError extends Error {
  override readonly name = 'DevServicesError'
  readonly code: DevServicesErrorCode

  constructor(code: DevServicesErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
