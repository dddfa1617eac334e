import { otherLanguage, pageLanguage } from '../language.ts'
import { content } from './published-content.ts'

/** Tags of pages, by which a publish drops exactly those that show what changed. */
export const { tagDocuments, tagListing, tagShown, tagTranslations, listTags } = content

/** The tags of a list's order. @param lang Default: that of the page. */
export function orderTags(type: string, fields: readonly string[], lang: string = pageLanguage()): string[] {
  return content.orderTags(type, fields, lang)
}

/** Tags a page that has no document. @param lang Default: that of the page. */
export function tagAbsence(path: string, type: string, uid: string, lang?: string): Promise<void> {
  return content.tagAbsence(path, type, uid, lang ?? otherLanguage())
}
