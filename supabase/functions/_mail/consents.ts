import type { MailLanguage } from './language.ts'

/**
 * The sentences that stand, or stood, beside the button of the newsletter's form (`libs/readers/src/words`):
 * what somebody agreed to is kept in our words, whoever calls, and says in which language they read us. A new sentence is added here and deployed before the site
 * that shows it; an old one stays as long as a subscriber agreed to it, whose messages would else be in English.
 */
export const consents: ReadonlyMap<string, MailLanguage> = new Map([
  ['Send me the House Edge newsletter about the topics I ticked. I can end it from every message.', 'en'],
  [
    'Schicken Sie mir den Newsletter von House Edge zu den angekreuzten Themen. Ich kann ihn aus jeder Nachricht heraus beenden.',
    'de',
  ],
  ['أرسلوا إليّ نشرة House Edge البريدية عن المواضيع التي حدّدتها. يمكنني إيقافها من كل رسالة.', 'ar'],
])
