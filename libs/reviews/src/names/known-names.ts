import type { CasinoReviewDocument, OperatorDocument, PersonDocument } from '../documents.ts'

/** A person, or something else, that readers know the site for. */
export interface KnownName {
  name: string
  /** What it is, as a sentence for moderators ends: `one of our own people`. */
  what: string
}

const whatTheyAre = {
  person: 'one of our own people',
  casino_review: 'a casino we review',
  operator: 'an operator of casinos',
} as const

/** The names of our people, of the casinos we review, and of who operates them. */
export function knownNames(
  documents: readonly (PersonDocument | CasinoReviewDocument | OperatorDocument)[],
): KnownName[] {
  return documents.flatMap(({ type, data }) =>
    data.name ? [{ name: data.name, what: whatTheyAre[type] }] : [],
  )
}
