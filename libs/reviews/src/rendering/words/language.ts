/** The language of what slices say themselves (BCP 47). */
export const language = 'en-GB'
