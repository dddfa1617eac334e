/** The language of what is written here (BCP 47). */
export const language = 'en-GB'

/** Orders words as a reader looks for them. */
export const byLetters: (one: string, other: string) => number = new Intl.Collator(language).compare
