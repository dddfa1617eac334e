import type { ContentStore, DocumentOfType, Outline } from '@house-edge/content'
import type { PrismicDocument } from '@prismicio/client'
import { languagesToTry, type Spoken } from './site-languages.ts'

/** What of a store lists documents. */
type Lists<Documents extends PrismicDocument> = Pick<
  ContentStore<Documents>,
  'addresses' | 'outlines' | 'state'
>

interface Merged {
  lists: readonly (readonly unknown[])[]
  revision: number
  merged: readonly unknown[]
}

/** By the list of the first language: the store gives the same one until something in it changes. */
const known = new WeakMap<object, Merged>()

/**
 * Lists of several languages as one, with each document once: in the first of the languages that it is in.
 *
 * @param alternatesOf The ids of a document's translations.
 */
export function onceEach<Document extends { id: string }>(
  lists: readonly (readonly Document[])[],
  alternatesOf: (document: Document) => readonly string[],
): readonly Document[] {
  const seen = new Set<string>()
  return lists.flat().filter((document) => {
    const isSeen = seen.has(document.id)
    for (const id of [document.id, ...alternatesOf(document)]) seen.add(id)
    return !isSeen
  })
}

/**
 * The outlines of a type as pages of a language list them, each document once: the store's own lists, so that a publish
 * costs no request for them. The same list until something changes.
 *
 * @param lang Default: the original.
 *
 * @throws {InvalidOptionsError} The store has no outlines of this type.
 * @throws {UnavailableError} They have not been read yet, and the service did not answer in time.
 * @throws {ContentError} They have not been read yet, for the reason that the last attempt failed with.
 */
export async function outlinesIn<Documents extends PrismicDocument, Type extends Documents['type']>(
  site: Spoken,
  store: Lists<Documents>,
  type: Type,
  lang: string | undefined,
): Promise<readonly Outline<DocumentOfType<Documents, Type>>[]> {
  type Listed = Outline<DocumentOfType<Documents, Type>>
  if (lang === undefined || lang === site.original) return store.outlines(type)
  const languages = languagesToTry(site, lang)
  const lists = await Promise.all(languages.map((each) => store.outlines(type, { lang: each })))
  const [first = []] = lists
  const { revision } = store.state
  const before = known.get(first)
  const isSame = before?.revision === revision && lists.every((list, index) => list === before.lists[index])
  if (isSame) return before.merged as readonly Listed[]
  const addresses = await store.addresses(type)
  const alternates = new Map(addresses.map((address) => [address.id, address.alternates]))
  const merged = onceEach<{ id: string }>(lists, ({ id }) => alternates.get(id) ?? [])
  known.set(first, { lists, revision, merged })
  return merged as readonly Listed[]
}
