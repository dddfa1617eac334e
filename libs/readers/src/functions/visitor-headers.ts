/**
 * The visitor's address for a server function, which trusts it only together with the secret key. Without the key all
 * visitors count as one.
 *
 * @param address Of the visitor, as the site has settled it behind its proxies.
 */
export function visitorHeaders(
  secretKey: string | undefined,
  address: string | undefined,
): Record<string, string> {
  return secretKey && address ? { apikey: secretKey, 'sb-forwarded-for': address } : {}
}
