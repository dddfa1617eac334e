import { foldLetters } from '../letters/fold-letters.ts'
import { type Kind, kinds } from '../search-index/searchable.ts'
import { words } from '../words/words.ts'

/** What results of a kind are called, in the language of the page. */
export function kindWords(kind: Kind): string {
  return words().search.kinds[kind]
}

/** A kind of which there is a list. */
export type ListedKind = Exclude<Kind, 'page'>

/** The kind whose list a search asks for by its name, in the language of the page. `undefined`: it asks for something else. */
export function listAskedFor(question: string): ListedKind | undefined {
  const {
    subjects,
    search: { kinds: many, notes: one, lists },
  } = words()
  const typed = foldLetters(question).trim().replaceAll(/\s+/g, ' ')
  return kinds
    .filter((kind): kind is ListedKind => kind !== 'page')
    .find((kind) => {
      const names = [
        many[kind],
        subjects[kind].title,
        kind === 'bonus' ? '' : one[kind],
        ...lists[kind].split(', '),
      ]
      return typed !== '' && names.some((name) => foldLetters(name) === typed)
    })
}
