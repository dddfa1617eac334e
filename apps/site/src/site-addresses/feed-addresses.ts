import { type FeedAddresses, type TranslatedFeed, translatedFeeds } from '@house-edge/reviews/links'
import { languages, pageLanguage, type SiteLanguage } from '../language.ts'

const translated = translatedFeeds(languages)

/** What the name of a feed that is in each language asks for. */
export const findTranslatedFeed = translated.find

/** Such a feed in a language. Default: that of the page. */
export function feedIn(name: TranslatedFeed, lang: SiteLanguage = pageLanguage()): FeedAddresses {
  return translated.feedIn(name, lang)
}

/** The feeds that are there whatever is published. */
export const feedsOfAll: readonly FeedAddresses[] = translated.all
