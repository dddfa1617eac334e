import { isIP } from 'node:net'
import { currentRequestId } from '@house-edge/serving/log'

/**
 * The visitor's IP address, which the server in front has determined before the framework reads the request.
 *
 * When the framework runs alone nothing has, and the header may be forged.
 *
 * @param isSettled Whether the request has come through our server. Default: it is seen by the name it has
 * given it.
 */
export function findVisitorAddress(
  headers: Headers,
  isSettled: boolean = currentRequestId() !== undefined,
): string | undefined {
  const address = headers.get('x-forwarded-for') ?? ''
  return isSettled && isIP(address) !== 0 ? address : undefined
}
