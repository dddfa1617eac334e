/** The header that keeps a response out of search engines: of what is private, a failure, or found by a query. */
export const noindexHeader: Readonly<Record<'x-robots-tag', 'noindex'>> = { 'x-robots-tag': 'noindex' }
