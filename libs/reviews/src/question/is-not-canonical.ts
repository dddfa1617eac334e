/** The query of a request, as Next hands it to a page. */
export type Query = Readonly<Record<string, string | string[] | undefined>>

/** Whether a query does not make the canonical URL of what it asks for: forms also send empty fields. */
export function isNotCanonical(query: Query, path: string, canonical: string): boolean {
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => [values ?? []].flat().map((each) => [name, each])),
  )
  return canonical !== `${path}?${asked}`
}
