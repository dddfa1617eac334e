/** What the part of a review says that stays up to date in browsers: the island has it itself, so that no page carries it. */
export const rating = {
  none: 'No reader has told theirs yet.',
  /** Who has no name of their own. */
  unnamed: 'A reader',
  unknown: 'What readers say cannot be shown just now.',
  /** `#` is the average. */
  of: '# of 5',
  /** By plural form; `#` is the average, `%` how many readers. */
  total: { one: '# of 5 from 1 reader', other: '# of 5 from % readers' } as Readonly<Record<string, string>>,
  criteria: { payouts: 'Payouts', terms: 'Terms that are fair', support: 'Support', games: 'Games' },
  updated: 'Updated just now.',
  reconnecting: 'Reconnecting…',
}
