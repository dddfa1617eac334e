/**
 * The sentences that stand, or stood, beside the button of the newsletter's form (`libs/readers/src/newsletter/topics.ts`):
 * what somebody agreed to is kept in our words, whoever calls. A new sentence is added here and deployed before the site
 * that shows it; an old one goes once no page shows it.
 */
export const consents: ReadonlySet<string> = new Set([
  'Send me the House Edge newsletter about the topics I ticked. I can end it from every message.',
])
