/** The topics of the newsletter, as in the database. */
export const topics = {
  reviews: 'New reviews, and scores that changed',
  articles: 'New articles',
  'safer-play': 'Playing safely, and where to find help',
} as const

/** The sentence beside the button, stored with the subscription as what the visitor agreed to. The function `newsletter-subscribe` knows it. */
export const consent =
  'Send me the House Edge newsletter about the topics I ticked. I can end it from every message.'

/** Messages for refused subscriptions, by the codes of the function. */
export const newsletterRefusals: Readonly<Record<string, { field: string; text: string }>> = {
  invalid_email: { field: 'email', text: 'Enter an e-mail address like name@example.com.' },
  'limit/visitor': {
    field: 'email',
    text: 'Your network has asked for the newsletter ten times within an hour, or thirty within a day: as often as we write. Try again later.',
  },
  invalid_topics: { field: 'topic-reviews', text: 'Tick one topic at least.' },
}

export const newsletterTexts = {
  'auth/check-inbox':
    'Check your inbox. If the address can be written to, a message with a link has been sent. Nothing else comes before you have followed it. Three such messages a day are sent to one address at most.',
  'auth/saved': 'Done. Your subscription is confirmed.',
  'auth/signed-out': 'Done. Nothing more is sent to this address.',
  'auth/link-invalid': 'This link can no longer be used. Subscribe anew if you want the newsletter.',
  'auth/form-invalid': 'Something is missing. What you typed is still here.',
  'auth/unavailable': 'That cannot be done just now. Nothing is lost. Try again in a minute.',
}
