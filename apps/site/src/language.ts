/** The language of the site (BCP 47). */
export const language = 'en-GB'

/** The same as Open Graph writes it (https://ogp.me). */
export const openGraphLocale = 'en_GB'
