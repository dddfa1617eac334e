import { hearNews, hearWarnings, subject, workedOut } from './english-pages.ts'

/** What the site itself says, in English. */
export const english = {
  frame: {
    account: 'Account',
    accountSignedIn: 'Account, signed in',
    searchSite: 'Search this site',
    search: 'Search',
  },
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
    beingWritten: 'The front page is being written.',
    readReviews: 'Read the reviews',
    allReviews: 'All reviews',
    allArticles: 'All articles',
  },
  listing: {
    page: (title: string, page: string): string => `${title}, page ${page}`,
    articles: 'Articles',
  },
  workedOut,
  subject,
  hearNews,
  hearWarnings,
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
    unknownVisitor:
      'We cannot reach our sign-in service right now, so we cannot show your account. You have not been signed out, and nothing is lost. Please try again in a minute.',
    tooMany:
      'More was asked from your network in the last minute than we answer at once. Wait a minute, then ask again. All other pages are open.',
    home: 'Go to the front page',
    searchForIt: 'Search for it',
    sayIt: 'Say that a link is wrong',
  },
}
