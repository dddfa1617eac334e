import type { JsonObject } from '../json/json.ts'
import type { DeskFailure, FieldFault } from './contract.ts'

const statuses = {
  'desk/bad-request': 400,
  'desk/conflict': 409,
  'desk/forbidden': 403,
  'desk/in-use': 409,
  'desk/invalid': 422,
  'desk/not-found': 404,
  'desk/not-ready': 422,
  'desk/sign-in-unavailable': 503,
  'desk/still-published': 409,
  'desk/too-large': 413,
  'desk/unsupported-file': 415,
  // No room to store what was sent (RFC 4918 §11.5).
  'desk/unwritable': 507,
  'desk/version-missing': 428,
} as const

export type DeskErrorCode = keyof typeof statuses

/** A request of the desk that cannot be met. */
export class DeskError extends Error {
  override readonly name = 'DeskError'
  readonly code: DeskErrorCode
  readonly status: number
  readonly body: DeskFailure

  /**
   * @param more What goes into `error` beside the message.
   * @param beside What goes beside `error`.
   */
  constructor(
    code: DeskErrorCode,
    message: string,
    more: Omit<DeskFailure['error'], 'code' | 'message'> = {},
    beside: object = {},
  ) {
    super(message)
    this.code = code
    this.status = statuses[code]
    this.body = { error: { code, message, ...more }, ...(beside as JsonObject) }
  }
}

/** The requested thing does not exist. */
export function notFound(what: string): DeskError {
  return new DeskError(
    'desk/not-found',
    `There is no ${what}. Nothing was changed. It may have been deleted: reload.`,
  )
}

/** More than is taken at once. */
export function tooLarge(mostBytes: number): DeskError {
  return new DeskError(
    'desk/too-large',
    `The request is larger than ${mostBytes / 1_048_576} MB. Nothing was changed. Send less.`,
  )
}

/** Content that cannot be saved. */
export function invalidContent(faults: FieldFault[]): DeskError {
  const what =
    faults.length === 1
      ? 'One field cannot be kept as it is. Nothing was saved. Correct it'
      : `${faults.length} fields cannot be kept as they are. Nothing was saved. Correct them`
  return new DeskError('desk/invalid', `${what} and save again.`, { faults })
}
