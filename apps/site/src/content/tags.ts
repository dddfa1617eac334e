import { orderTags as orderTagsOf } from '@house-edge/content/next'
import { otherLanguage } from '../language.ts'
import { content } from './published-content.ts'

/** Tags of pages, by which a publish drops exactly those that show what changed. */
export const { tagDocuments, tagAbsence, tagListing, tagShown, tagTranslations } = content

/** The tags of a list's order: of the documents in the original language, and in that of the page. */
export function orderTags(type: string, fields: readonly string[]): string[] {
  const lang = otherLanguage()
  return [...orderTagsOf(type, fields), ...(lang === undefined ? [] : orderTagsOf(type, fields, lang))]
}
