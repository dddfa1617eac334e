import { validationFailed } from './auth-error.ts'

const format =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
const maxLength = 255

/**
 * The one form an address is stored in. Plain ASCII, one mailbox, no line
 * breaks, so an address can never carry a second recipient or a header.
 *
 * @throws {AuthError} `validation_failed`
 */
export function readEmailAddress(text: string | undefined): string {
  if (!text) throw validationFailed('An email address is required')
  if (text.length > maxLength) throw validationFailed('An email address is too long')
  if (!format.test(text)) throw validationFailed('Unable to validate email address: invalid format')
  return text.toLowerCase()
}
