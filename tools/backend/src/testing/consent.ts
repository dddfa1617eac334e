/** A sentence that the newsletter takes for consent (`supabase/functions/newsletter-subscribe/consents.ts`). */
export const consent =
  'Send me the House Edge newsletter about the topics I ticked. I can end it from every message.'
