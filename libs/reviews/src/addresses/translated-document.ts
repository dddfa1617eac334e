/** A document, and its translations. */
export interface TranslatedDocument {
  id: string
  lang: string
  alternate_languages: readonly { id: string; lang: string }[]
}
