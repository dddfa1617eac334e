import type { DeskErrorCode, DeskFailure, FieldFault, Finding } from '../../../src/desk/contract.ts'

/** Why the desk's API did not do what it was asked. `unreachable` when it did not answer at all. */
type FailureCode = DeskErrorCode | 'unreachable' | 'broken'

/** A request that was not met, in words an editor can read. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly code: FailureCode
  readonly faults: readonly FieldFault[]
  readonly findings: readonly Finding[]
  /** The whole answer: a conflict carries both versions. */
  readonly body: unknown

  constructor(code: FailureCode, message: string, body?: unknown) {
    super(message)
    this.code = code
    this.body = body
    const error = isFailure(body) ? body.error : undefined
    this.faults = error?.faults ?? []
    this.findings = error?.findings ?? []
  }
}

/** Makes the failure that an answer of the API tells of. */
export function failureOf(status: number, body: unknown): ApiFailure {
  if (isFailure(body)) return new ApiFailure(body.error.code, body.error.message, body)
  return new ApiFailure(
    'broken',
    `The content service answered ${status} without saying why. Nothing was changed. Try again, or look into its log.`,
    body,
  )
}

/** What went wrong, for an editor to read. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function isFailure(body: unknown): body is DeskFailure {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object'
}
