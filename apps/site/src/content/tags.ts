import { listTag, orderTags as orderTagsOf } from '@house-edge/content/next'
import { originalLanguage, pageLanguage } from '../language.ts'
import { content } from './published-content.ts'

/** Tags of pages, by which a publish drops exactly those that show what changed. */
export const { tagDocuments, tagAbsence, tagListing, tagShown, tagTranslations } = content

/**
 * The tags of a list's order: of the documents in the original language, and in another.
 *
 * @param lang Default: that of the page.
 */
export function orderTags(type: string, fields: readonly string[], lang: string = pageLanguage()): string[] {
  return [...orderTagsOf(type, fields), ...(lang === originalLanguage ? [] : orderTagsOf(type, fields, lang))]
}

/** The tags of lists of types in a language: of documents in the original, and in this one. */
export function listTags(types: readonly string[], lang = originalLanguage as string): string[] {
  return types.flatMap((type) => [listTag(type), ...(lang === originalLanguage ? [] : [listTag(type, lang)])])
}
