import type { PrismicDocument } from '@prismicio/client'
import type { ContentChange } from '../store/content-store.ts'
import { inlinedIds } from '../store/mentions.ts'

/** The framework cuts longer tags off, and more of them (Next 16: 256 characters, 128 tags). */
const maxLength = 256
const maxTags = 128

/** How cache tags are made for a page's documents. */
export interface DocumentTagOptions {
  /**
   * Also tag the documents whose fields are inlined in these. Needed for
   * documents read past the store or with `fetchLinks`; the store itself tells
   * which documents show something that changed. Default `false`.
   */
  inlined?: boolean
}

/**
 * Cache tags for the documents a page shows, so that exactly these pages are dropped from the cache when
 * one of them changes.
 *
 * @example
 * ```ts
 * await tagPage({ path: '/casino-blog/odds', generation }, documentTags([article, settings]))
 * ```
 */
export function documentTags(
  documents: readonly Pick<PrismicDocument, 'id' | 'type' | 'data'>[],
  { inlined = false }: DocumentTagOptions = {},
): string[] {
  const tags = documents.flatMap((document) => [
    documentTag(document),
    ...(inlined ? inlinedIds(document as PrismicDocument).map((id) => documentTag({ id, type: '*' })) : []),
  ])
  return [...new Set(tags)]
}

/**
 * The tag of a listing: dropped when any document of the type comes, goes or changes.
 *
 * @param lang Of the documents listed. Default: the master language of the repository.
 */
export function listTag(type: string, lang?: string): string {
  return fit(`content:list:${type}${inLanguage(lang)}`)
}

/** The tag of a page that says in which other languages it is: dropped when its document is translated, say. */
export function alternatesTag(id: string): string {
  return fit(`content:alternates:${id}`)
}

/**
 * The tags of a listing's order: dropped when a document of the type comes or
 * goes, or is changed in one of these fields. A page of a listing that also
 * carries `documentTags` of what it shows is then dropped exactly when it looks
 * different; with `listTag` it would be dropped with every change of its type.
 *
 * @param lang Of the documents listed. Default: the master language of the repository.
 *
 * @example
 * ```ts
 * const order = orderTags('article', ['published_on'])
 * await tagPage({ path: '/casino-blog', generation }, [...documentTags(page.results), ...order])
 * ```
 */
export function orderTags(type: string, fields: readonly string[], lang?: string): string[] {
  return ['*', ...fields].map((field) => fit(`content:order:${type}:${field}${inLanguage(lang)}`))
}

/**
 * The tag of an address without a document: dropped when one is published there.
 *
 * @param lang Default: the master language of the repository.
 */
export function addressTag(type: string, uid: string, lang?: string): string {
  return fit(`content:address:${type}:${uid}${inLanguage(lang)}`)
}

function inLanguage(lang: string | undefined): string {
  return lang === undefined ? '' : `@${lang}`
}

/** Every tag a change drops. */
export function tagsOfChange({
  changed,
  removed,
  relinked = [],
  language,
}: Pick<ContentChange, 'changed' | 'removed' | 'relinked' | 'language'>): {
  changed: string[]
  removed: string[]
} {
  /** A page that names no language lists documents of the master language. Which that is may not be known. */
  const named = (lang: string): (string | undefined)[] =>
    language === undefined || language === lang ? [lang, undefined] : [lang]
  const own = ({ id, type, lang }: { id: string; type: string; lang: string }): string[] => [
    documentTag({ id, type }),
    documentTag({ id, type: '*' }),
    ...named(lang).map((each) => listTag(type, each)),
  ]
  const gone = removed.flatMap((address) => [
    ...own(address),
    ...named(address.lang).flatMap((lang) => orderTags(address.type, [], lang)),
    ...named(address.lang).flatMap((lang) => addressTags(address, [], lang)),
  ])
  const touched = changed.flatMap((address) => [
    ...own(address),
    // The first of them is for documents that are new, or whose changed fields are unknown.
    ...named(address.lang).flatMap((lang) =>
      orderTags(address.type, address.fields ?? [], lang).slice(address.fields ? 1 : 0),
    ),
    ...named(address.lang).flatMap((lang) => addressTags(address, address.previousUids ?? [], lang)),
  ])
  touched.push(...relinked.map(alternatesTag))
  // Pages that showed a removed document must go at once, whatever else has changed there.
  const removedTags = new Set(gone)
  return { changed: [...new Set(touched)].filter((tag) => !removedTags.has(tag)), removed: [...removedTags] }
}

/**
 * At most `limit` tags: while there are more, the type with the most documents
 * is represented by its listing, which is dropped at least as often.
 */
export function foldTags(tags: readonly string[], limit: number = maxTags): string[] {
  const folded = new Set(tags)
  while (folded.size > limit) {
    const byType = Map.groupBy(folded, typeOfTag)
    byType.delete(undefined)
    const [largest] = [...byType].sort(([, a], [, b]) => b.length - a.length)
    if (!largest || largest[1].length < 2) return [...folded].slice(0, limit)
    for (const tag of largest[1]) folded.delete(tag)
    folded.add(listTag(largest[0] as string))
  }
  return [...folded]
}

function documentTag({ id, type }: { id: string; type: string }): string {
  return fit(`content:document:${type}:${id}`)
}

function addressTags(
  { type, uid }: { type: string; uid: string | null },
  formerUids: readonly string[],
  lang: string | undefined,
): string[] {
  return [uid, ...formerUids].flatMap((each) => (each === null ? [] : [addressTag(type, each, lang)]))
}

function typeOfTag(tag: string): string | undefined {
  return /^content:document:([^:*]+):/.exec(tag)?.[1]
}

/** Tags travel in a list separated by commas, and long ones are ignored without a word. */
function fit(tag: string): string {
  const clean = tag.replaceAll(',', '%2C')
  return clean.length <= maxLength ? clean : `${clean.slice(0, maxLength - 12)}#${hash(clean)}`
}

/** FNV-1a, enough to distinguish two long addresses with the same beginning. */
function hash(text: string): string {
  let sum = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index += 1) {
    // oxlint-disable-next-line no-bitwise
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01_00_01_93) >>> 0
  }
  return sum.toString(36)
}
