import type { ContentClient } from '@house-edge/content'
import type { PrismicDocument } from '@prismicio/client'
import type { InLanguages, Linked } from './alternates.ts'

/** A document, and its translations. */
interface Translated {
  readonly id: string
  readonly lang: string
  readonly alternate_languages: readonly { id: string; lang: string }[]
}

/**
 * The id that a document and its translations have in common, for what is kept of all of them together: that of the original.
 * Where there is none, its own.
 */
export function originalId(document: Translated, original: string): string {
  if (document.lang === original) return document.id
  return document.alternate_languages.find(({ lang }) => lang === original)?.id ?? document.id
}

/** A document by its id or that of a translation, in a language where it is in that. `undefined`: there is none. */
export async function findInLanguage<Documents extends PrismicDocument>(
  client: Pick<ContentClient<Documents>, 'findById'>,
  id: string,
  lang: string,
): Promise<Documents | undefined> {
  const found = await client.findById(id, { lang: '*' })
  const other = found && found.lang !== lang && found.alternate_languages.find((each) => each.lang === lang)
  return other ? ((await client.findById(other.id, { lang: '*' })) ?? found) : found
}

/** Where a document is shown, in each language of a site: an original that is not translated stands there itself, what is in another language alone does not. */
export function pathsInLanguages(site: Linked, document: InLanguages): string[] {
  const { type, uid = null, alternate_languages: others } = document
  return Object.keys(site.languages ?? { [document.lang]: {} }).flatMap((lang) => {
    const own = others.find((other) => other.lang === lang)
    if (!own && lang !== document.lang && document.lang !== (site.original ?? document.lang)) return []
    return site.findDocumentPath(type, own?.uid ?? uid, lang) ?? []
  })
}
