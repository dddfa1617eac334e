/** What each kind is called beside its casino. */
export const newsWords = {
  review: 'First review',
  score: 'Score changed',
  terms: 'Terms changed',
  warning: 'Warning',
  closed: 'Closed',
  offer: 'New offer',
} as const
