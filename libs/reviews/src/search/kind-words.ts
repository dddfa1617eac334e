import type { Kind } from '../search-index/searchable.ts'
import { words } from '../words/words.ts'

/** What results of a kind are called, in the language of the page. */
export function kindWords(kind: Kind): string {
  return words().search.kinds[kind]
}
