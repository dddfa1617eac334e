import { isIP } from 'node:net'
import { addressHeader } from '../process/settle-address.ts'

/**
 * The visitor's address, which the process has settled before the framework read the request.
 *
 * A list was settled by nobody, so nothing of it is believed.
 */
export function findVisitorAddress(headers: Headers): string | undefined {
  const address = headers.get(addressHeader) ?? ''
  return isIP(address) === 0 ? undefined : address
}
