import type { PrismicDocument } from '@prismicio/client'
import type { ContentClient, DocumentOfType } from '../client/content-client.ts'
import type { DocumentAddress, IndexEntry } from './address-index.ts'

/**
 * Whether a document is published at an address.
 *
 * - `found`: it is, or was when we last could ask.
 * - `not-found`: it is not; the list that says so is newer than the last failure.
 * - `unknown`: the list could not be read, or a later check failed. Not a 404.
 */
export type LookupResult = 'found' | 'not-found' | 'unknown'

/** What became different between two versions of the published content. */
export interface ContentChange {
  ref: string
  /** The version before; `undefined` after a start from nothing. */
  previousRef: string | undefined
  /** New, published again, or showing a document that was. */
  changed: readonly ChangedAddress[]
  removed: readonly DocumentAddress[]
  /** Ids of documents that show the same, and are in other languages at other addresses than before. */
  relinked?: readonly string[]
  /** The language of queries that name none. */
  language?: string
}

/** A changed document. */
export interface ChangedAddress extends DocumentAddress {
  /** Uids it had before this change. */
  previousUids?: readonly string[]
  /** Fields of its data that differ, where both versions were at hand; not for a new document. */
  fields?: readonly string[]
}

/** The state of the store. */
export interface StoreState {
  /** The version served; `undefined` before the first list was read. */
  ref: string | undefined
  /** Grows with every change of what is served, also where the version stays the same. */
  revision: number
  /** Documents known to exist. */
  documents: number
  /** Documents of which there is a copy. */
  copies: number
  /** The size of all copies. Characters of JSON. */
  copiesSize: number
  /** When the list was last confirmed. Milliseconds since 1970. */
  checkedAtMs: number | undefined
  /**
   * When the service last named the version served, by the clock of this process: of two processes that have different
   * versions, the later one has the newer. Whole milliseconds since 1970.
   */
  namedAtMs: number | undefined
  /** When a document was last published, by the clock of the service. Milliseconds since 1970; 0: never. */
  publishedAtMs: number
  /** When confirming the list last failed. Milliseconds since 1970. */
  failedAtMs: number | undefined
  /** Whether `takeChanges` has something to hand over. */
  hasChanges: boolean
  /** Documents the service no longer lists, kept because so many vanished at once. */
  withheld: number
}

/** Where a store is saved across restarts of the process. */
export interface SnapshotStorage {
  /**
   * The text written under a name, or `undefined`.
   *
   * @throws {UnavailableError} The storage did not answer in time. The store starts without a snapshot, and asks
   *   again each time the service could not be read while nothing is known.
   */
  read: (name: string) => Promise<string | undefined>
  /** Replaces the text under a name, whole or not at all. */
  write: (name: string, text: string) => Promise<void>
}

/** Fields of documents' data, by type of document. */
export type OutlineFields = Readonly<Record<string, readonly string[] | undefined>>

/** A document with some of its fields: what lists, counts and links to it need. */
export type Outline<Document extends PrismicDocument = PrismicDocument> = Document extends PrismicDocument
  ? Pick<
      Document,
      'id' | 'uid' | 'url' | 'type' | 'lang' | 'tags' | 'first_publication_date' | 'last_publication_date'
    > & { data: Partial<Document['data']> }
  : never

/** How a store is built. */
export interface ContentStoreOptions<Documents extends PrismicDocument> {
  /** Reads the published content. */
  client: ContentClient<Documents>
  /** Where the store is saved across restarts. Default: nowhere. */
  storage?: SnapshotStorage | undefined
  /** The master ref is looked up this often while the store is in use. Milliseconds. @default 5_000 */
  pollMs?: number | undefined
  /** Polling pauses after this long without use. Milliseconds. @default 600_000 */
  idleMs?: number | undefined
  /** JSON characters of documents kept at most, and of lists that are made of others. Default 64 Mi each. */
  maxCopiesSize?: number | undefined
  /**
   * Fields to keep of every document of a type, besides the room for copies, for `outlines`. A kilobyte for each
   * document or two are right: no texts. Default: of no type.
   */
  outlines?: { readonly [Type in Documents['type']]?: readonly string[] } | undefined
  /** If a larger share of documents disappears in one publish, the list is not trusted. From 0 to 1. @default 0.2 */
  maxDisappearance?: number | undefined
  /**
   * A look-up of an address, or of a document that is not cached, waits this long in total for a service
   * that does not answer. Default: the client's `deadlineMs`.
   */
  patienceMs?: number | undefined
  /** Waits between look-ups in the background. Default: a timer that does not keep the process alive. */
  pause?: ((ms: number) => Promise<void>) | undefined
}

/** How a refresh is asked for. */
export interface RefreshOptions {
  /** Ids that may have been removed, from a webhook: checked first, never trusted. Default: none. */
  hint?: readonly string[]
  /**
   * The master ref that a webhook announced. While the service still names an
   * older one (its own caches live some seconds), it is asked again, up to three
   * times a second apart. A ref that was seen before is not waited for. Default: the one the service names.
   */
  expectRef?: string
  /** Accept that documents have disappeared, however many. @default false */
  acceptDisappearance?: boolean
}

/** The published content, cached: known addresses, the last good copy of each document, and what changed. */
export interface ContentStore<Documents extends PrismicDocument = PrismicDocument> {
  /**
   * The client's methods, answered from copies at the current version. A document that is not cached is
   * requested and cached; when the service fails, the last good copy is used. `at` and `ref` bypass the
   * store.
   *
   * Documents are frozen and shared: do not change them.
   */
  readonly client: ContentClient<Documents>
  readonly state: StoreState

  /**
   * Says whether a document is published at an address.
   *
   * Asks nothing of the service for an address on the list. For others the
   * master ref is looked up once more when that was last done longer than
   * `pollMs` ago, by one request however many callers wait.
   *
   * @param lang Default: the client's language, else the repository's master language.
   */
  lookup: (type: Documents['type'], uid: string, lang?: string) => Promise<LookupResult>

  /**
   * What `lookup` would say, where that is known without waiting: for an address on the list, and for others while the
   * master ref was looked up within `pollMs`. For thousands of requests a second.
   *
   * @returns `undefined` when it is not known yet. Then call `lookup`.
   */
  lookupNow: (type: Documents['type'], uid: string, lang?: string) => LookupResult | undefined

  /**
   * The uid under which the document at an address is found now: another one when
   * it was changed. Changes that this store has seen are remembered, in its storage
   * too. Sends no request; call it after `lookup`.
   */
  findCurrentUid: (type: Documents['type'], uid: string, lang?: string) => string | undefined

  /**
   * Where the document at an address is in other languages. Sends no request; call it after `lookup`. For languages with a
   * uid of their own, and to say in a page where it is in another language.
   */
  findTranslations: (type: Documents['type'], uid: string, lang?: string) => readonly DocumentAddress[]

  /**
   * Every known document, for site maps and static parameters.
   *
   * @throws {UnavailableError} No list has been read yet, and the service did not answer in time.
   * @throws {ContentError} No list has been read yet, for the reason that the last attempt failed with.
   */
  addresses: (type?: Documents['type']) => Promise<readonly AddressWithDate[]>

  /**
   * The outlines of all documents of a type in one language, in no particular order: the fields that the option
   * `outlines` names. In contrast to `getAll`, this asks nothing of the service when something was published,
   * however many documents there are: only when more than a thousand link to what changed, or after a start with other
   * fields, they are read once for all who ask. The same list until one of them changes. Frozen and shared.
   *
   * @param options `lang` is the documents' language. Default: the client's, else the repository's master language.
   *
   * @throws {InvalidOptionsError} The option names no fields of this type.
   * @throws {UnavailableError} They have not been read yet, and the service did not answer in time.
   * @throws {ContentError} They have not been read yet, for the reason that the last attempt failed with.
   */
  outlines: <Type extends Documents['type']>(
    type: Type,
    options?: { lang?: string | undefined },
  ) => Promise<readonly Outline<DocumentOfType<Documents, Type>>[]>

  /**
   * Looks up the master ref now and takes over what changed. Calls during a
   * refresh share the next one. A version that another one has replaced within the last minute is not taken over
   * again: caches of the service may still name it.
   *
   * @returns Whether the ref in `expectRef` has been seen. `true` without one, and in other modes than the latest.
   * @throws {ContentError} The service did not answer. The store stays as it is.
   */
  refresh: (options?: RefreshOptions) => Promise<boolean>

  /** Returns what changed since the last call; `undefined` when nothing did. */
  takeChanges: () => ContentChange | undefined

  /** Calls `listener` after each change. @returns A function that unsubscribes. */
  onChange: (listener: (change: ContentChange) => void) => () => void

  /**
   * Gives `take` the documents of the first list in the client's language, whole and page by page as they arrive: for what is made of all of them,
   * so that a large repository is read once. A list that was read before, or loaded, is not given. Reading goes on when
   * `take` has finished; it must not throw.
   *
   * @returns A function that unsubscribes.
   */
  onFirstRead: (take: (documents: readonly Documents[]) => void | Promise<void>) => () => void

  /** Writes what is kept to the storage now, instead of a moment after each change. */
  flush: () => Promise<void>

  /** Ends looking up the master ref in the background. */
  close: () => void
}

/** A known document, with its date and the ids of its translations. */
export type AddressWithDate = DocumentAddress & Pick<IndexEntry, 'publishedAt' | 'alternates'>
