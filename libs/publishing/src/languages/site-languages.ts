import type { PageLanguage } from '@house-edge/routing'
import type { PublishedSite } from '../site/published-site.ts'

/** What of a site says its languages. */
export type Spoken = Pick<PublishedSite, 'languages' | 'original'>

/**
 * How documents of a language are asked for: `undefined` for the original, which is what queries without a language are
 * answered in.
 */
function askedLanguage({ original }: Spoken, lang: string | undefined): string | undefined {
  return lang === original ? undefined : lang
}

/** The languages in which a document is looked for, in this order, as they are asked for. */
export function languagesToTry(site: Spoken, lang: string | undefined): (string | undefined)[] {
  const { instead = [] } = (lang !== undefined && site.languages?.[lang]) || ({} as Partial<PageLanguage>)
  return [lang, ...instead].map((each) => askedLanguage(site, each))
}
