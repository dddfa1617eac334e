/** A document with its translations. */
export interface Translated {
  readonly id: string
  readonly alternate_languages?: readonly { readonly id: string }[]
}

/** The ids of a subject in all languages: a review in one may name it as it is in another. */
export function idsOf({ id, alternate_languages: others = [] }: Translated): ReadonlySet<string> {
  return new Set([id, ...others.map((other) => other.id)])
}
