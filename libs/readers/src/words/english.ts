/** What the part of a review says that stays up to date in browsers: the island has it itself, so that no page carries it. */
export const rating = {
  none: 'No reader has told theirs yet.',
  unknown: 'What readers say cannot be shown just now.',
  /** `#` is the average. */
  of: '# of 5',
  /** By plural form; `#` is the average, `%` how many readers. */
  total: { one: '# of 5 from 1 reader', other: '# of 5 from % readers' } as Readonly<Record<string, string>>,
  criteria: { payouts: 'Payouts', terms: 'Terms that are fair', support: 'Support', games: 'Games' },
  updated: 'Updated just now.',
  reconnecting: 'Reconnecting…',
}

/** What readers are offered beside a page, in English. What stands in brackets becomes a link. */
export const english = {
  actions: {
    save: 'Save for later',
    watch: 'Tell me of changes',
    compare: 'Compare',
    complain: 'Say that something is wrong',
    send: 'Send it to somebody',
    tell: 'Say what you experienced',
    saved: 'What you save is in [your saved pages].',
    watched: 'You hear by e-mail when the score or the status changes. End it in [your saved pages].',
    watching:
      'Changes of the score or the status are told by e-mail. You sign in for that, so that we know where to write.',
  },
  rating,
}
