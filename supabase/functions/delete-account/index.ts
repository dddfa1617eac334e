import { respond, servePost } from '../_http/serve-post.ts'
import { bearerToken } from '../_http/bearer-token.ts'
import { createReaderClient } from '../_http/reader-client.ts'
import { createServiceClient } from '../_http/service-client.ts'
import { type MailLanguage, mailLanguage } from '../_mail/language.ts'
import { sendMail } from '../_mail/send-mail.ts'
import { removePictures } from './remove-pictures.ts'

/**
 * Deletes the caller's account with the pictures they stored. The pictures go
 * first: should the rest fail, the caller can ask again, while pictures of nobody
 * would stay for ever.
 */
servePost(async (request) => {
  const token = bearerToken(request)
  const service = createServiceClient()
  const { data, error: unknown } = await service.auth.getUser(token)
  // Asked for again with a token that outlived the account.
  if (unknown?.code === 'user_not_found') return respond(200, { status: 'deleted' })
  if (!data.user) return respond(401, { error: 'not_signed_in' })

  const reader = createReaderClient(token)
  const allowed = await reader.rpc('require_strongest_session')
  if (allowed.error)
    return allowed.error.code === '42501'
      ? respond(403, { error: 'second_factor_needed' })
      : respond(503, { error: 'unavailable' })

  if (!(await removePictures(service, data.user.id))) return respond(503, { error: 'unavailable' })
  const deleted = await reader.rpc('delete_my_account')
  if (deleted.error) return respond(503, { error: 'unavailable' })
  // Asked for twice at once: the other call says so to the mailbox.
  if (deleted.data !== false && data.user.email)
    await sendFarewell(data.user.email, mailLanguage(data.user.user_metadata['language']))
  return respond(200, { status: 'deleted' })
})

const words: Readonly<Record<MailLanguage, { subject: string; paragraphs: readonly string[] }>> = {
  en: {
    subject: 'Your account was deleted',
    paragraphs: [
      'Your House Edge account and everything in it have been deleted, as was asked for while signed in to it. This is the last message to this address.',
      'If this was not you, somebody else could sign in to your account. Choose a new password wherever you used the same one, and for your mailbox.',
    ],
  },
  de: {
    subject: 'Ihr Konto wurde gelöscht',
    paragraphs: [
      'Ihr Konto bei House Edge und alles darin wurden gelöscht, wie es jemand verlangt hat, der dort angemeldet war. Das ist die letzte Nachricht an diese Adresse.',
      'Wenn Sie das nicht waren, konnte sich jemand anderer bei Ihrem Konto anmelden. Wählen Sie ein neues Passwort, wo immer Sie dasselbe verwendet haben, und für Ihr Postfach.',
    ],
  },
  ar: {
    subject: 'حُذف حسابك',
    paragraphs: [
      'حُذف حسابك لدى House Edge وكل ما فيه، كما طُلب أثناء تسجيل الدخول إليه. هذه آخر رسالة إلى هذا العنوان.',
      'إذا لم تكن أنت من فعل ذلك فقد استطاع شخص آخر تسجيل الدخول إلى حسابك. اختر كلمة مرور جديدة حيثما استخدمت الكلمة نفسها، ولبريدك أيضًا.',
    ],
  },
}

/** Tells the mailbox of an account that it is gone. It is gone whether or not the message can be sent. */
async function sendFarewell(email: string, language: MailLanguage): Promise<void> {
  const isSent = await sendMail({ to: email, language, ...words[language] })
  if (isSent) return
  // oxlint-disable-next-line no-console -- the log of a function is where its operator looks
  console.error('The message about a deleted account was not sent: the mail service did not take it.')
}
