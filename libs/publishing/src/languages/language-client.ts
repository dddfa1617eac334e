import type { ContentClient } from '@house-edge/content'
import type { PrismicDocument } from '@prismicio/client'
import { onceEach } from './lists-in.ts'
import { languagesToTry, type Spoken } from './site-languages.ts'

type Reads = Pick<ContentClient, 'findByUid' | 'findSingle' | 'getAll' | 'getByType' | 'findById'>
type Ordering = string | { field: string; direction?: 'asc' | 'desc' }

/**
 * A client that reads in a language: a document that is not in it is read whole from the next language that the site
 * declares. A list has each document once, in the first of these languages that it is in.
 *
 * @param lang `undefined`, or the original: the client as it is.
 */
export function clientIn<Documents extends PrismicDocument>(
  site: Spoken,
  client: ContentClient<Documents>,
  lang: string | undefined,
): ContentClient<Documents> {
  if (lang === undefined || lang === site.original) return client
  const languages = languagesToTry(site, lang)
  const untyped = client as unknown as ContentClient

  const firstOf = async <Found>(read: (each: string | undefined) => Promise<Found | undefined>) => {
    for (const each of languages) {
      const found = await read(each)
      if (found !== undefined) return found
    }
    return undefined
  }
  const reads: Reads = {
    findByUid: (type, uid, options) =>
      firstOf((each) => untyped.findByUid(type, uid, { ...options, ...asked(each) })),
    findSingle: (type, options) =>
      firstOf((each) => untyped.findSingle(type, { ...options, ...asked(each) })),
    findById: (id, options) => untyped.findById(id, { ...options, lang: '*' }),
    getAll: async (type, options) => {
      const lists = await Promise.all(
        languages.map((each) => untyped.getAll(type as string, { ...options, ...asked(each) })),
      )
      return onceEach<PrismicDocument>(lists, ({ alternate_languages: others }) => others.map(({ id }) => id))
    },
    getByType: async (type, { page = 1, pageSize = 20, orderings = [], ...options } = {}) => {
      const all: readonly PrismicDocument[] = await reads.getAll(type, options)
      const ordered = all.toSorted(inOrderOf(orderings as readonly Ordering[]))
      const results = ordered.slice((page - 1) * pageSize, page * pageSize)
      return {
        page,
        results_per_page: pageSize,
        results_size: results.length,
        total_results_size: all.length,
        total_pages: Math.max(1, Math.ceil(all.length / pageSize)),
        next_page: null,
        prev_page: null,
        results,
      }
    },
  } as Reads
  return { ...client, ...(reads as unknown as ContentClient<Documents>) }
}

/** By fields of the documents, as the service orders one language. What has no value comes last. */
function inOrderOf(orderings: readonly Ordering[]): (one: PrismicDocument, other: PrismicDocument) => number {
  return (one, other) => {
    for (const ordering of orderings) {
      const { field, direction = 'asc' } = typeof ordering === 'string' ? { field: ordering } : ordering
      const name = field.split('.').at(-1) ?? ''
      const [a, b] = [one, other].map(({ data }) => data[name] as number | string | null | undefined)
      if (a === b) continue
      if (a == null || b == null) return a == null ? 1 : -1
      return (a < b ? -1 : 1) * (direction === 'desc' ? -1 : 1)
    }
    return 0
  }
}

function asked(lang: string | undefined): { lang?: string } {
  return lang === undefined ? {} : { lang }
}
