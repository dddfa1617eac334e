import type { ContentClient, ContentStore, DocumentOfType, LookupResult, Outline } from '@house-edge/content'
import { type PreviewReader, readPreview } from '@house-edge/content/next'
import type { PrismicDocument } from '@prismicio/client'
import { cache } from 'react'
import type { PublishedSite } from '../site/published-site.ts'
import { clientIn } from '../languages/language-client.ts'
import { outlinesIn } from '../languages/lists-in.ts'
import { findMovedPathIn, lookUpIn } from '../languages/look-up.ts'
import { languagesToTry } from '../languages/site-languages.ts'
import { type ContentReading, openContentStore } from './content-store.ts'
import { createPageTagging, type PageTagging } from './tags.ts'

/** The content of a site, as the framework's side of a process reads it. */
export interface PublishedContent<Documents extends PrismicDocument = PrismicDocument> extends PageTagging {
  readonly site: PublishedSite
  /**
   * The store of published content, one for the whole process, opened when first asked for.
   *
   * @throws {InvalidOptionsError} The settings name no repository that there can be.
   * @throws {NoFetchError} There is no `fetch`.
   */
  store: () => ContentStore<Documents>
  /** The reader for this visit: published content from the store, or an editor's preview. One for all parts of a page. */
  visit: () => Promise<PreviewReader<Documents> & { generation: number }>
  /**
   * The client that pages read with.
   *
   * @param lang A document that is not in this language is read from those the site declares instead. Default: the original.
   */
  client: (lang?: string) => Promise<ContentClient<Documents>>
  /**
   * The outlines of all published documents of a type, each once, as pages of a language list them; in no order. A publish
   * costs no request for them, however many there are. The same list until something changes.
   *
   * @param lang A document that is not in this language is listed in those the site declares instead. Default: the original.
   *
   * @throws {InvalidOptionsError} `outlines` of `readContent` names no fields of this type.
   * @throws {UnavailableError} They have not been read yet, and the service did not answer in time.
   * @throws {ContentError} They have not been read yet, for the reason that the last attempt failed with.
   */
  outlines: <Type extends Documents['type']>(
    type: Type,
    lang?: string,
  ) => Promise<readonly Outline<DocumentOfType<Documents, Type>>[]>
  /**
   * Whether a document is published at an address, or one that is shown instead in its language. A type without uid has one
   * address.
   *
   * @param lang Default: the original language.
   *
   * @throws {UnavailableError} The content service did not answer.
   * @throws {InvalidOptionsError} As `store`.
   * @throws {NoFetchError} As `store`.
   */
  lookUp: (type: Documents['type'], uid: string | undefined, lang?: string) => Promise<LookupResult>
  /**
   * The new path of a document whose uid has changed, by its old uid; of a translation, also by the uid of the original. Call
   * it after `lookUp`.
   *
   * @throws {InvalidOptionsError} As `store`.
   * @throws {NoFetchError} As `store`.
   */
  findMovedPath: (type: Documents['type'], uid: string | undefined, lang?: string) => string | undefined
  /** How many pages a listing has. */
  countPages: (type: Documents['type'], lang?: string) => Promise<number | 'unknown'>
  /**
   * The parameters of the newest pages of a type, rendered by the build: `buildPages` of the settings. All other pages are
   * rendered on their first visit.
   *
   * @throws {UnavailableError} The content service did not answer.
   * @throws {ContentError} Nothing has been read yet, for the reason that the last attempt failed with.
   * @throws {InvalidOptionsError} As `store`.
   * @throws {NoFetchError} As `store`.
   */
  uidsToBuild: (type: Documents['type']) => Promise<{ uid: string }[]>
}

/**
 * Reads the content of a site.
 *
 * @throws {InvalidOptionsError} When it is first asked for: the settings name no repository that there can be.
 * @throws {NoFetchError} When it is first asked for: there is no `fetch`.
 *
 * @example
 * ```ts
 * // src/content.ts
 * export const content = readContent(site, { validation: createValidation(models) })
 * ```
 */
export function readContent<Documents extends PrismicDocument = PrismicDocument>(
  site: PublishedSite,
  reading: ContentReading<Documents> = {},
): PublishedContent<Documents> {
  const store = (): ContentStore<Documents> => openContentStore(site, reading)
  const visit = cache(() => readPreview<Documents>(store().client))
  return {
    site,
    store,
    visit,
    ...createPageTagging(visit, site.original),
    client: async (lang) => clientIn(site, (await visit()).client, lang),
    outlines: (type, lang) => outlinesIn(site, store(), type, lang),
    // A page for all documents of a type always exists: without its document it shows what to do.
    lookUp: async (type, uid, lang) =>
      uid === undefined ? 'found' : lookUpIn(site, store(), { type, uid, lang }),
    findMovedPath: (type, uid, lang) =>
      uid === undefined ? undefined : findMovedPathIn(site, store(), { type, uid, lang }),
    countPages: async (type, lang) => {
      try {
        const listed = new Set(languagesToTry(site, lang).map((each) => each ?? site.original))
        const all = (await store().addresses(type)).filter(
          (address) => site.original === undefined || listed.has(address.lang),
        )
        const ids = new Set(all.map(({ id }) => id))
        // A document in two of these languages is listed once.
        const addresses = all.filter(
          ({ id, alternates }) => !alternates.some((other) => ids.has(other) && other < id),
        )
        return Math.max(1, Math.ceil(addresses.length / site.pageSize(type)))
      } catch {
        return 'unknown'
      }
    },
    uidsToBuild: async (type) => {
      const { buildPages: most } = site.settings()
      if (most === 0) return []
      const uids: { uid: string }[] = []
      for (const { uid } of (await store().addresses(type)).toSorted(newestFirst)) {
        // Addresses are of all languages, and these pages of one: others are rendered when they are asked for.
        if (uid === null || (await store().lookup(type, uid)) !== 'found') continue
        if (!site.findDocumentPath(type, uid)) continue
        if (uids.push({ uid }) === most) break
      }
      return uids
    },
  }
}

function newestFirst(a: { publishedAt: string | null }, b: { publishedAt: string | null }): number {
  return (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '')
}
