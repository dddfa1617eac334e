import type { TranslatedDocument } from './translated-document.ts'

/** The addresses of a site, as paths. */
export interface Links {
  /**
   * The path of the page that shows a document.
   *
   * @returns `undefined` when the type has no page, or the uid is not valid or taken by another page.
   */
  documentPath: (type: string, uid: string | null) => string | undefined
  /** Whether a text could be the uid of a document. */
  isUid: (text: string) => boolean
  /** The id by which readers tell of what a document is about: the same for all its translations. */
  toldId: (document: TranslatedDocument) => string
  /** The list of articles, and its answer to a choice of filters. */
  blog: string
  blogFound: string
  /** The list of casinos, and its answer to a choice of filters. */
  reviews: string
  reviewsFound: string
  /** The list of offers, and its answer to a choice of filters. */
  offers: string
  offersFound: string
  /** Casinos that readers are warned of. */
  warnings: string
  compare: string
  search: string
  /** Where readers choose their market. */
  market: string
  /** The lists of subjects. */
  people: string
  topics: string
  gameMakers: string
  paymentMethods: string
  operators: string
  regulators: string
}
