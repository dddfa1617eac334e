/** A sentence that the newsletter takes for consent (`supabase/functions/_mail/consents.ts`). */
export const consent =
  'Send me the House Edge newsletter about the topics I ticked. I can end it from every message.'

/** The same in German and Arabic. */
export const consents = {
  de: 'Schicken Sie mir den Newsletter von House Edge zu den angekreuzten Themen. Ich kann ihn aus jeder Nachricht heraus beenden.',
  ar: 'أرسلوا إليّ نشرة House Edge البريدية عن المواضيع التي حدّدتها. يمكنني إيقافها من كل رسالة.',
} as const
