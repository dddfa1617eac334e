/** The language of what is said where no page could be rendered (BCP 47). */
export const defaultTag = 'en-GB'
