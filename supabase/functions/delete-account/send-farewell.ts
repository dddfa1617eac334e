import { sendMail } from '../_mail/send-mail.ts'

/** Tells whoever reads the mailbox of an account that it is gone. It is gone whether or not the message can be sent. */
export async function sendFarewell(email: string): Promise<void> {
  const isSent = await sendMail({
    to: email,
    subject: 'Your account was deleted',
    paragraphs: [
      'Your House Edge account and everything in it have been deleted, as was asked for while signed in to it. This is the last message to this address.',
      'If this was not you, somebody else could sign in to your account. Choose a new password wherever you used the same one, and for your mailbox.',
    ],
  })
  if (isSent) return
  // oxlint-disable-next-line no-console -- the log of a function is where its operator looks
  console.error('The message about a deleted account was not sent: the mail service did not take it.')
}
