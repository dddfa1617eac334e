/**
 * The country of a reader, as determined by an own server in front.
 *
 * @param options.header The header with the country. `undefined`: there is none.
 * @param options.trustedHops Number of own servers in front. With 0, anybody could send the header, so it is ignored.
 * @returns An ISO 3166 code in capitals; `undefined` when it is unknown or malformed.
 */
export function readerCountry(
  headers: Pick<Headers, 'get'>,
  { header, trustedHops }: { header: string | undefined; trustedHops: number },
): string | undefined {
  if (header === undefined || trustedHops < 1) return undefined
  // Each own server appends its value, or leaves the header to the outermost; what is before those may be forged.
  const entries = (headers.get(header) ?? '').split(',')
  const found = entries[Math.max(0, entries.length - trustedHops)]?.trim().toUpperCase()
  // `XX` and `ZZ` mean unknown, `T1` the Tor network (ISO 3166-1, and what proxies write).
  return found !== undefined && /^[A-Z]{2}$/.test(found) && !/^(?:XX|ZZ)$/.test(found) ? found : undefined
}
