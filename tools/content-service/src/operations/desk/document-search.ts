import { wordsOf } from '../../documents/searchable-text.ts'
import type { StoredDocument } from '../../documents/stored-document.ts'
import { changedAtMs, everyDocument, titleOf } from '../../repository/document-states.ts'
import type { Repository } from '../../repository/repository.ts'

/** More than anybody types: each word is looked up in every text. */
const mostWords = 30

/**
 * The places of documents in what a search finds, the best first; `undefined` where nothing is looked for.
 *
 * Every word must be found, whole or begun. A title that says nothing else comes first; a
 * title counts before a UID, a UID before a text. Words with a typing error are looked for where nothing else is found: "wren" is
 * not to list whatever says "when".
 */
export function rankDocuments(search: string, repository: Repository): Map<string, number> | undefined {
  const words = [...new Set(wordsOf(search))].slice(0, mostWords)
  if (words.length === 0) return search.trim() === '' ? undefined : new Map()
  const written = everyDocument(repository).filter((one) => repository.master.get(one.id) !== one)
  const everything = repository.master.with(new Map(written.map((one) => [one.id, one])))
  const begun = repository.textIndex.findLike(everything, words, false)
  const { found, meant } =
    begun.found.length > 0 ? begun : repository.textIndex.findLike(everything, words, true)
  const cost = (document: StoredDocument): number => {
    const title = wordsOf(titleOf(document, repository))
    if (title.join(' ') === words.join(' ')) return -1
    const uid = wordsOf(document.uid ?? '')
    const places = words.map((word, index) => {
      const isMeant = (one: string): boolean => meant[index]?.has(one) ?? false
      return [title.includes(word), title.some(isMeant), uid.some(isMeant), true].indexOf(true)
    })
    return places.reduce((sum, place) => sum + place, 0)
  }
  const ranked = found
    .map((document) => ({
      id: document.id,
      cost: cost(document),
      atMs: changedAtMs(document.id, repository),
    }))
    .sort((a, b) => a.cost - b.cost || b.atMs - a.atMs)
  const named = everything.get(search.trim())
  return new Map([...(named ? [named] : []), ...ranked].map(({ id }, place) => [id, place]))
}
