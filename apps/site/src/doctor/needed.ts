/** What a release calls at its services, and reads there. */
export const neededByRelease = {
  functions: [
    'ask-for-correction',
    'complain',
    'delete-account',
    'newsletter-confirm',
    'newsletter-issue',
    'newsletter-subscribe',
    'recovery-code-used',
    'score-changes',
    'sweep-pictures',
  ],
  buckets: ['avatars', 'experience-pictures'],
  types: ['home', 'settings', 'page', 'article', 'casino_review'],
}
