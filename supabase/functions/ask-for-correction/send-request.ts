import type { SupabaseClient } from '@supabase/supabase-js'
import { sendMail } from '../_mail/send-mail.ts'

/** Tells the writer of an experience what they were asked last. False when the mail service did not take it. */
export async function sendRequest(service: SupabaseClient, experience: string): Promise<boolean> {
  const [{ data: told }, { data: asked }] = await Promise.all([
    service.from('experiences').select('user_id').eq('id', experience).maybeSingle<{ user_id: string }>(),
    service
      .from('moderation_events')
      .select('id, note')
      .eq('experience_id', experience)
      .eq('becomes', 'returned')
      .order('id', { ascending: false })
      .limit(1)
      .maybeSingle<{ id: number; note: string }>(),
  ])
  if (!told || !asked) return false
  const { data } = await service.auth.admin.getUserById(told.user_id)
  if (!data.user?.email) return false
  return sendMail({
    to: data.user.email,
    subject: 'Please look at your experience again',
    paragraphs: [
      'A moderator has read what you told of a casino, and thinks that one thing in it may be a mistake. It does not show until you have corrected it, or sent it again as it is.',
      asked.note,
    ],
    link: { label: 'What you told', url: new URL('/account/experiences', Deno.env.get('SITE_URL')) },
    idempotencyKey: `correction ${asked.id}`,
  })
}
