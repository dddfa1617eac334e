import {
  addressTag,
  alternatesTag,
  documentTags,
  listTag,
  orderTags,
  sharedPages,
  tagPage,
} from '@house-edge/content/next'
import type { PreviewState } from '@house-edge/content/next'
import type { PrismicDocument } from '@prismicio/client'
import { findServerSide } from '../process/site-process.ts'

/** Tags of the pages that are being rendered, so that a publish drops exactly those that show what changed. */
export interface PageTagging {
  /** Tags a page with the document it is of, and so with the addresses of its translations. */
  tagTranslations: (path: string, document: PrismicDocument) => Promise<void>
  /** Tags a page with the documents it shows. */
  tagDocuments: (path: string, ...documents: (PrismicDocument | undefined)[]) => Promise<void>
  /** Tags a page that found nothing, so that it is dropped when something is published there. */
  tagAbsence: (path: string, type: string, uid: string, lang?: string) => Promise<void>
  /** Tags a page of a listing with the documents it shows, and with what decides which these are. */
  tagListing: (
    path: string,
    shown: {
      type: string
      order: string
      results: readonly Pick<PrismicDocument, 'id' | 'type' | 'data'>[]
      /** Of documents in another language than the original that are listed as well. */
      lang?: string | undefined
    },
  ) => Promise<void>
  /**
   * Tags of what decides which documents a list in a language has, and in which order: of those in the original, and in it.
   *
   * @param lang Default: the original.
   */
  orderTags: (type: string, fields: readonly string[], lang?: string) => string[]
  /** Tags that every change of documents of these types drops, in the same languages. */
  listTags: (types: readonly string[], lang?: string) => string[]
  /** Tags a page with further things that decide what it shows. */
  tagShown: (path: string, tags: readonly string[]) => Promise<void>
}

/**
 * @param visit The visit for which a page is rendered.
 * @param original The language without prefix, on a site in several.
 */
export function createPageTagging(
  visit: () => Promise<{ generation: number; state: PreviewState }>,
  original?: string,
): PageTagging {
  const tagShown: PageTagging['tagShown'] = async (path, tags) => {
    const { generation, state } = await visit()
    await tagPage({ path, generation }, tags)
    // Published while the page was read: the publish could not name it by tags that it did not carry yet.
    if (state === 'published' && generation < sharedPages().generation) findServerSide()?.pages.touch([path])
  }
  const tagged = (lang: string | undefined): (string | undefined)[] =>
    lang === undefined || lang === original ? [undefined] : [undefined, lang]
  return {
    tagShown,
    orderTags: (type, fields, lang) => tagged(lang).flatMap((each) => orderTags(type, fields, each)),
    listTags: (types, lang) => types.flatMap((type) => tagged(lang).map((each) => listTag(type, each))),
    tagDocuments: (path, ...documents) =>
      tagShown(path, documentTags(documents.filter((document) => document !== undefined))),
    tagTranslations: (path, document) => tagShown(path, [alternatesTag(document.id)]),
    tagAbsence: (path, type, uid, lang) =>
      tagShown(
        path,
        tagged(lang).map((each) => addressTag(type, uid, each)),
      ),
    tagListing: (path, { type, order, results, lang }) =>
      tagShown(path, [
        ...documentTags(results),
        ...tagged(lang).flatMap((each) => orderTags(type, [order], each)),
      ]),
  }
}
