/** The languages in which messages are written. Pages of the others are below their name: `/de`. */
export type MailLanguage = 'en' | 'de' | 'ar'

/** The language of a tag or an id, such as `de-AT`. English for what says none of ours. */
export function mailLanguage(tag: unknown): MailLanguage {
  const name = typeof tag === 'string' ? tag.toLowerCase().split('-')[0] : undefined
  return name === 'de' || name === 'ar' ? name : 'en'
}

/** A page of the site in a language. Its words are those of the original: the site leads on to its own spelling. */
export function pageIn(language: MailLanguage, path: string): URL {
  return new URL(language === 'en' ? path : `/${language}${path}`, Deno.env.get('SITE_URL'))
}
