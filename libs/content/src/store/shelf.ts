import type { PrismicDocument } from '@prismicio/client'
import {
  type AddressIndex,
  addressOf,
  createAddressIndex,
  type DocumentAddress,
  entryOf,
} from './address-index.ts'
import { type QueryCache, createQueryCache, renewList } from './query-cache.ts'
import type { ChangedAddress, ContentChange, OutlineFields } from './content-store.ts'
import { type Copies, createCopies, fieldsThatDiffer } from './copies.ts'
import { mentionedIds } from './mentions.ts'
import { createSharedParts } from '../wire/equal-parts.ts'
import { createOutlines, type Outlines } from './outlines.ts'

/** Which version of the content is on the shelf. */
export interface Version {
  ref: string
  integrationFieldsRef: string | undefined
  masterLanguage: string | undefined
  /** When its master ref was looked up, in milliseconds since the epoch. */
  readAtMs: number
  /** When it was last asked for and named. */
  namedAtMs: number
  /** It was still the master ref long enough after that: whatever comes later carries a later date. */
  isSettled: boolean
}

/** Everything kept of one version of the content. */
export interface Shelf {
  /** `undefined` until the first list is here. */
  version: Version | undefined
  /** How often something was put on the shelf: what is shown can change while its version stays. */
  revision: number
  /** The first list, as far as it was read before it broke off: how many places from one on, and their documents. */
  begun?: { version: Version; taken: Map<number, number>; listed: Map<string, ChangedAddress> } | undefined
  readonly index: AddressIndex
  readonly copies: Copies
  readonly answers: QueryCache
  readonly outlines: Outlines
  /** Are given the documents of the first list, page by page, when they are on the shelf. */
  readonly readers: Set<(documents: readonly PrismicDocument[]) => void | Promise<void>>
  /** Notes for the snapshot that a document came, went or changed. */
  readonly touch: (id: string) => void
}

/** The language of a query that names none: while the first list is read, the master language of its version. */
export function languageOf({ version, begun }: Shelf, config: { lang?: string | undefined }): string {
  return config.lang ?? (version ?? begun?.version)?.masterLanguage ?? '*'
}

/** What one refresh found, judged and ready to be put on the shelf. */
interface Update {
  version: Version
  documents: readonly PrismicDocument[]
  /** Read again, and showing the same as before. */
  alike: readonly PrismicDocument[]
  /** Ids of documents whose translations have come, gone or moved. */
  relinked?: readonly string[]
  removed: readonly string[]
  withheld: readonly string[]
  /** Documents that link to something changed and were too many to read again. */
  outdated: readonly string[]
}

/** Creates an empty shelf. */
export function createShelf(
  maxCopiesSize: number,
  touch: (id: string) => void,
  outlineFields?: OutlineFields,
): Shelf {
  const index = createAddressIndex()
  const share = createSharedParts()
  const outlines = createOutlines(index, outlineFields, share)
  return {
    version: undefined,
    revision: 0,
    index,
    copies: createCopies(maxCopiesSize, outlines, share),
    answers: createQueryCache(maxCopiesSize),
    outlines,
    readers: new Set(),
    touch,
  }
}

/**
 * Puts a new version on the shelf atomically.
 *
 * @returns What became different.
 */
export function applyUpdate(shelf: Shelf, update: Update): ContentChange {
  const { index, copies, answers } = shelf
  const previous = shelf.version

  shelf.outlines.lookAgain()
  for (const document of update.alike) place(shelf, document)
  const changed = [
    ...update.documents.map((document) => place(shelf, document)),
    ...update.outdated.flatMap((id) => {
      copies.markOutdated(id)
      // Its date stays the same, so that the snapshot has to say it.
      shelf.touch(id)
      const entry = index.get(id)
      return entry ? [addressOf(entry)] : []
    }),
  ]
  const removed: DocumentAddress[] = update.removed.flatMap((id) => {
    const entry = index.get(id)
    index.delete(id)
    copies.delete(id)
    shelf.touch(id)
    return entry ? [addressOf(entry)] : []
  })
  for (const id of update.withheld) {
    const entry = index.get(id)
    if (entry) index.set({ ...entry, isWithheld: true })
  }
  answers.markOutdated([...changed, ...removed], (answer) => renewList(shelf, answer))
  shelf.version = update.version
  shelf.revision += 1
  return {
    ref: update.version.ref,
    previousRef: previous?.ref,
    changed,
    removed,
    ...(update.relinked && update.relinked.length > 0 && { relinked: update.relinked }),
    ...(update.version.masterLanguage !== undefined && { language: update.version.masterLanguage }),
  }
}

/** Puts a document on the shelf as it is published now. */
export function place({ index, copies, touch }: Shelf, document: PrismicDocument): ChangedAddress {
  const before = index.get(document.id)
  const entry = entryOf(document, mentionedIds(document))
  const copy = copies.get(document.id)
  // A copy that may have been outdated earlier says nothing about this change.
  const fields = before && copy && !copy.isOutdated ? fieldsThatDiffer(copy.document, document) : undefined
  index.set(entry)
  copies.keep(document)
  touch(document.id)
  const hasMoved = before !== undefined && before.uid !== null && before.uid !== entry.uid
  return {
    ...addressOf(entry),
    ...(hasMoved && { previousUids: [before.uid as string] }),
    ...(fields && { fields }),
  }
}

/**
 * Keeps a copy of a document that was read again. Where not all have room, the snapshot takes no notice: what it
 * has is as new or said to be outdated, and it would be written with each visit.
 */
export function keepRead({ copies, touch }: Shelf, document: PrismicDocument): PrismicDocument {
  if (!copies.isFull) touch(document.id)
  return copies.keep(document)
}
