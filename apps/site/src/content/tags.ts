import { content } from './published-content.ts'

/** Tags of pages, by which a publish drops exactly those that show what changed. */
export const { tagDocuments, tagAbsence, tagListing, tagShown } = content
