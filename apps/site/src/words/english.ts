import { lists } from './english-lists.ts'
import { articlesFound, compare, market, search } from './english-questions.ts'

/** What the site itself says, in English. */
export const english = {
  frame: { account: 'Account', searchSite: 'Search this site', search: 'Search' },
  languages: {
    name: 'Languages',
    /** Where the name of a language leads that this page is not in. */
    frontPage: 'front page',
    /** In its own language, whatever that of the page. */
    readHere: 'Read in English',
    offer: 'This page in other languages',
    /** On a page that shows a document of another language. */
    notTranslated: (shown: string): string =>
      `This page has not been translated yet. It is shown in ${shown}.`,
  },
  home: {
    /** Of the whole site, in a feed. */
    about: 'Casino reviews with evidence, and plain words about what each game costs.',
    readReviews: 'Read the reviews',
    allReviews: 'All reviews',
    allArticles: 'All articles',
  },
  listing: {
    page: (title: string, page: string): string => `${title}, page ${page}`,
    pageOf: (page: string, pages: string): string => `Page ${page} of ${pages}`,
    nothingYet: 'Nothing is published yet',
    comeBack: 'Come back soon: the first pieces are being written.',
    articles: 'Articles',
  },
  blog: {
    next: 'Next article',
    title: 'The blog',
    lead: 'Guides, arithmetic and plain words about what games cost.',
    description:
      'Articles about odds, bonuses and the cost of casino games, with true arithmetic and no hype.',
  },
  reviews: {
    title: 'Casino reviews',
    lead: 'Every casino we have tested, the best score first. No score can be bought.',
    description:
      'Casino reviews with scores, licences, payments and offers, each with its evidence and the date of the last check.',
  },
  offers: {
    title: 'Offers',
    lead: 'What costs least to clear comes first, and each has its terms beside it. No offer makes a game cheaper than not playing.',
    description:
      'Offers of the casinos we have tested, with wagering, limits and the day on which we last read the terms.',
    notHere: (isOnePage: boolean): string =>
      `We show offers only to readers who can take them up, and ${isOnePage ? 'know of none for you' : 'none on this page is for you'}. Our reviews are the same everywhere.`,
    noneCurrent: (isOnePage: boolean): string =>
      `${isOnePage ? 'None of our offers' : 'No offer on this page'} can be taken up now: each has ended, or we have not read its terms lately.`,
  },
  lists,
  search,
  compare,
  market,
  articlesFound,
  experiences: {
    title: 'Readers’ experiences',
    lead: (casino: string): string =>
      `What readers say of ${casino} for themselves. It never changes our score.`,
    how: 'To tell yours you sign in: each reader counts once, and can change or withdraw what they wrote.',
    read: 'Read what readers say',
    tell: 'Tell yours',
  },
  absence: {
    titles: {
      malformed: 'This address cannot be read',
      foreignForm: 'This form came from elsewhere',
      tooMany: 'Too Many Questions',
      missing: 'Page Not Found',
      gone: 'Page Gone',
      unavailable: 'Service Unavailable',
      failed: 'Internal Server Error',
    },
    malformed:
      'Part of it is damaged, as happens when a link is copied incompletely. Please check how it is written.',
    foreignForm:
      'This form was sent from another site, so nothing was changed. Open the page here and try again.',
    tooMany:
      'More was asked from your network in the last minute than we answer at once. Wait a minute, then ask again. All other pages are open.',
    home: 'Go to the front page',
    searchForIt: 'Search for it',
    sayIt: 'Say that a link is wrong',
  },
}
