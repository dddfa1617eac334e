import { respond, servePost } from '../_http/serve-post.ts'
import { bearerToken } from '../_http/bearer-token.ts'
import { createServiceClient } from '../_http/service-client.ts'
import { type MailLanguage, mailLanguage } from '../_mail/language.ts'
import { sendMail } from '../_mail/send-mail.ts'

const words: Readonly<Record<MailLanguage, { subject: string; paragraphs: readonly string[] }>> = {
  en: {
    subject: 'A recovery code was used',
    paragraphs: [
      'Somebody signed in to your House Edge account with one of your recovery codes in place of your authenticator app. That code is worth nothing any more.',
      'If this was not you, choose a new password at once, and make new recovery codes.',
    ],
  },
  de: {
    subject: 'Ein Wiederherstellungscode wurde verwendet',
    paragraphs: [
      'Jemand hat sich bei Ihrem Konto bei House Edge mit einem Ihrer Wiederherstellungscodes statt mit Ihrer Authenticator-App angemeldet. Dieser Code gilt nicht mehr.',
      'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und erstellen Sie neue Wiederherstellungscodes.',
    ],
  },
  ar: {
    subject: 'استُخدم رمز استرداد',
    paragraphs: [
      'سجّل أحدهم الدخول إلى حسابك لدى House Edge بأحد رموز الاسترداد بدلًا من تطبيق المصادقة. لم يعد ذلك الرمز صالحًا.',
      'إذا لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا، وأنشئ رموز استرداد جديدة.',
    ],
  },
}

/** Longer than whoever reports the use goes on trying. */
const recentSeconds = 10 * 60

/**
 * Tells the owner of an account that a recovery code of theirs has just been used.
 *
 * The auth service sends no message of that itself. The caller's session says
 * when it was raised by such a code, so nobody is told of what did not happen.
 */
servePost(async (request) => {
  const token = bearerToken(request)
  const { data } = await createServiceClient().auth.getUser(token)
  if (!data.user) return respond(401, { error: 'not_signed_in' })
  const usedAt = usedCodeAtSeconds(token)
  if (usedAt < Date.now() / 1000 - recentSeconds) return respond(409, { error: 'no_code_used' })
  if (!data.user.email) return respond(200, { status: 'nobody_to_tell' })

  const language = mailLanguage(data.user.user_metadata['language'])
  const isSent = await sendMail({
    to: data.user.email,
    language,
    ...words[language],
    // Whoever reports a use goes on until it is answered.
    idempotencyKey: `recovery-code ${data.user.id} ${usedAt}`,
  })
  return isSent ? respond(200, { status: 'sent' }) : respond(503, { error: 'mail_unavailable' })
})

/** When a recovery code raised the session of this token, in seconds since 1970; 0 for never. The token has been verified before. */
function usedCodeAtSeconds(token: string): number {
  const [, payload = ''] = token.split('.')
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
    amr?: { method?: string; timestamp?: number }[]
  }
  const uses = (claims.amr ?? []).filter(({ method }) => method === 'mfa/recovery_code')
  return Math.max(0, ...uses.map(({ timestamp = 0 }) => timestamp))
}
