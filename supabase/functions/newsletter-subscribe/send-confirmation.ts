import { sendMail } from '../_mail/send-mail.ts'

/** Sends the message with the link that confirms a subscription. */
export function sendConfirmation(email: string, token: string): Promise<boolean> {
  const url = new URL('/newsletter', Deno.env.get('SITE_URL'))
  url.searchParams.set('token', token)
  return sendMail({
    to: email,
    subject: 'Confirm your subscription',
    paragraphs: [
      'Confirm that you want the House Edge newsletter. If you did not ask for it, ignore this message.',
    ],
    link: { label: 'Confirm my subscription', url },
    leave: { path: '/newsletter', oneClickPath: '/api/newsletter/leave', token },
  })
}
