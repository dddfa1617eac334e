/**
 * The country a reader asks from, as a server of ours in front has found it.
 *
 * @param options.header The name of the header it writes the country to. None: nobody says.
 * @param options.trustedHops Servers of ours in front. Without one the header is the reader's own, and says nothing.
 * @returns An ISO 3166 code in capitals; nothing where nobody knows, or the header says something else.
 */
export function readerCountry(
  headers: Pick<Headers, 'get'>,
  { header, trustedHops }: { header: string | undefined; trustedHops: number },
): string | undefined {
  if (header === undefined || trustedHops < 1) return undefined
  // Each server of ours appends what it has found; what stands before that may be invented.
  const found = (headers.get(header) ?? '').split(',').at(-trustedHops)?.trim().toUpperCase()
  // `XX` and `ZZ` are for nobody's country, `T1` for the Tor network (ISO 3166-1, and what proxies write).
  return found !== undefined && /^[A-Z]{2}$/.test(found) && !/^(?:XX|ZZ)$/.test(found) ? found : undefined
}
