import { noindexHeader } from '@house-edge/paths'

/** Headers of responses that no cache keeps and no search engine lists. */
export const uncached: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  ...noindexHeader,
}
