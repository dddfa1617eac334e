import { isIP } from 'node:net'
import { currentRequestId } from '@house-edge/serving/log'

/**
 * The visitor's IP address, which the server in front has determined before the framework reads the request.
 *
 * Without that server the header may be forged.
 *
 * @param isSettled Whether the request came through our server. Default: whether it has a request id.
 */
export function findVisitorAddress(
  headers: Headers,
  isSettled: boolean = currentRequestId() !== undefined,
): string | undefined {
  const address = headers.get('x-forwarded-for') ?? ''
  return isSettled && isIP(address) !== 0 ? address : undefined
}
