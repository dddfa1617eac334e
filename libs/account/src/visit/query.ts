/** The query of an address, as Next reads it. */
export type Query = Readonly<Record<string, string | string[] | undefined>>
