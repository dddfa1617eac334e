import { findVisitorAddress } from '@house-edge/publishing/next'
import { backendConfig } from '../config.ts'

/**
 * The visitor's address for a server function, which trusts it only together with the secret key. Without the key all
 * visitors count as one.
 */
export function visitorHeaders(
  request: Headers,
  findAddress: typeof findVisitorAddress = findVisitorAddress,
): Record<string, string> {
  const { BACKEND_SECRET_KEY: apikey } = backendConfig()
  const address = findAddress(request)
  return apikey && address ? { apikey, 'sb-forwarded-for': address } : {}
}
