/** What Next hands to a page. */
export interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The query of a page, each name once. Reading it makes the page one visitor's, never kept. */
export async function readQuery({ searchParams }: PageProps): Promise<Record<string, string | undefined>> {
  const query = await searchParams
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
}
