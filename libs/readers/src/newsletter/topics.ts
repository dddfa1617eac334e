import { words } from '../words/words.ts'

/** The topics of the newsletter, as in the database. */
export const topics = ['reviews', 'articles', 'safer-play'] as const

/** What the form of the newsletter says. @param language Default: that of the page. */
export function newsletterWords(
  language?: string,
): Pick<ReturnType<typeof words>['newsletter'], 'topics' | 'consent'> {
  return words(language).newsletter
}

/** Messages for refused subscriptions, by the codes of the function. @param language Default: that of the page. */
export function newsletterRefusals(
  language?: string,
): Readonly<Record<string, { field: string; text: string }>> {
  const { email, visitor, topics: none } = words(language).newsletter.refused
  return {
    invalid_email: { field: 'email', text: email },
    'limit/visitor': { field: 'email', text: visitor },
    invalid_topics: { field: 'topic-reviews', text: none },
  }
}

/** What the page of the newsletter says of results. */
export function newsletterTexts() {
  const { checkInbox, confirmed, ended, linkInvalid, invalid, unavailable } = words().newsletter
  return {
    'auth/check-inbox': checkInbox,
    'auth/saved': confirmed,
    'auth/signed-out': ended,
    'auth/link-invalid': linkInvalid,
    'auth/form-invalid': invalid,
    'auth/unavailable': unavailable,
  }
}
