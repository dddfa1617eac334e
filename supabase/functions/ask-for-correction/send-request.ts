import type { SupabaseClient } from '@supabase/supabase-js'
import { type MailLanguage, mailLanguage, pageIn } from '../_mail/language.ts'
import { sendMail } from '../_mail/send-mail.ts'

const words: Readonly<Record<MailLanguage, { subject: string; text: string; told: string }>> = {
  en: {
    subject: 'Please look at your experience again',
    text: 'A moderator has read what you told of a casino, and thinks that one thing in it may be a mistake. It does not show until you have corrected it, or sent it again as it is.',
    told: 'What you told',
  },
  de: {
    subject: 'Bitte sehen Sie sich Ihren Erfahrungsbericht noch einmal an',
    text: 'Ein Moderator hat Ihren Bericht über ein Casino gelesen und fragt, ob etwas darin ein Irrtum ist. Er erscheint erst, wenn Sie ihn berichtigt oder unverändert noch einmal abgeschickt haben.',
    told: 'Zu Ihrem Bericht',
  },
  ar: {
    subject: 'راجع تجربتك مرة أخرى من فضلك',
    text: 'قرأ مشرف ما حكيته عن كازينو، ويظن أن فيه ما قد يكون خطأ. لن تظهر تجربتك حتى تصحّحه أو ترسلها مرة أخرى كما هي.',
    told: 'ما حكيته',
  },
}

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
  const language = mailLanguage(data.user.user_metadata['language'])
  const said = words[language]
  return sendMail({
    to: data.user.email,
    language,
    subject: said.subject,
    paragraphs: [said.text],
    quoted: asked.note,
    link: { label: said.told, url: pageIn(language, '/account/experiences') },
    idempotencyKey: `correction ${asked.id}`,
  })
}
