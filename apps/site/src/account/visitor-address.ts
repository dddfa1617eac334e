import { isIP } from 'node:net'
import { currentRequestId } from '@house-edge/serving/log'

/**
 * The visitor's address, which the server in front has settled before the framework read the request.
 *
 * Where the framework stands alone nobody has, and what it says may be invented.
 *
 * @param isSettled Whether the request has come through our server. Default: it is seen by the name it has given it.
 */
export function findVisitorAddress(
  headers: Headers,
  isSettled: boolean = currentRequestId() !== undefined,
): string | undefined {
  const address = headers.get('x-forwarded-for') ?? ''
  return isSettled && isIP(address) !== 0 ? address : undefined
}
