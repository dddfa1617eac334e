import { type ContentStore, filter } from '@house-edge/content'
import type { AllDocumentTypes } from '../documents.ts'
import type { Links } from '../links.ts'
import type { SearchEntry } from '../text-index/segment-writer.ts'
import { isKind, searchEntryOf } from './searchable.ts'

/** For a hundred documents from a busy service. With a visitor’s patience one late page would begin the index anew. */
const portionDeadlineMs = 30_000

/** As many as one request may name. */
const mostByName = 100

/** Published documents of a language that were not read before: from the store where it has room for all, else past it. */
export async function* lackingOf(
  { addresses, client, state }: Pick<ContentStore<AllDocumentTypes>, 'addresses' | 'client' | 'state'>,
  read: ReadonlySet<string>,
  language: string | undefined,
): AsyncGenerator<readonly (AllDocumentTypes | undefined)[]> {
  const { ref, copies, documents } = state
  const inLanguage = language === undefined ? undefined : { lang: language }
  const lacking = (await addresses()).flatMap(({ id, type, lang }) =>
    isKind(type) && !read.has(id) && lang === (language ?? lang) ? id : [],
  )
  for (let at = 0; at < lacking.length; at += mostByName) {
    const ids = lacking.slice(at, at + mostByName)
    if (ref === undefined || copies >= documents)
      yield await Promise.all(ids.map((id) => client.findById(id, inLanguage)))
    else {
      const filters = [filter.in('document.id', ids)]
      const asked = { ref, filters, pageSize: mostByName, deadlineMs: portionDeadlineMs, ...inLanguage }
      yield (await client.search(asked)).results
    }
  }
}

/** Reads each document when its turn has come: reading ten thousand at once would stop the process for a second. */
export async function* entriesOf(
  pages:
    | Iterable<readonly (AllDocumentTypes | undefined)[]>
    | AsyncIterable<readonly (AllDocumentTypes | undefined)[]>,
  links: Links,
  note?: (id: string, isFound: boolean) => void,
): AsyncGenerator<SearchEntry> {
  for await (const documents of pages)
    for (const document of documents) {
      if (!document) continue
      const entry = searchEntryOf(document, links)
      note?.(document.id, entry !== undefined)
      if (entry) yield entry
    }
}
