import { findVisitorAddress } from '../account/visitor-address.ts'
import { backendConfig } from '../config.ts'

/**
 * The visitor's address for a server function, which believes it beside the secret key only.
 *
 * Without the key all visitors are counted as this site.
 */
export function visitorHeaders(
  request: Headers,
  findAddress: typeof findVisitorAddress = findVisitorAddress,
): Record<string, string> {
  const { BACKEND_SECRET_KEY: apikey } = backendConfig()
  const address = findAddress(request)
  return apikey && address ? { apikey, 'sb-forwarded-for': address } : {}
}
