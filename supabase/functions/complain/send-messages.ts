import { sendMail } from '../_mail/send-mail.ts'

/** Hands a complaint to the desk. False when the mail service did not take it: the desk finds it in its list. */
export function notifyDesk(report: {
  number: string
  kind: string
  details: string
  email: string
  about: unknown
}): Promise<boolean> {
  return sendMail({
    to: Deno.env.get('DESK_EMAIL') ?? 'desk@house-edge.example',
    subject: `${report.number}: ${report.kind}`,
    paragraphs: [
      `About: ${typeof report.about === 'string' ? report.about : 'the site'}`,
      `From: ${report.email === '' ? 'somebody who left no address' : report.email}`,
      report.details,
    ],
  })
}

/** Tells whoever complained where they see what becomes of it, or whoever's address they typed how to hear no more. */
export function confirmReceipt(email: string, number: string, token: string): Promise<boolean> {
  return sendMail({
    to: email,
    subject: `We have it: ${number}`,
    paragraphs: [
      'Thank you. The desk of House Edge reads everything that is sent to it, and answers within five working days. We write to this address about nothing else. If it was not you who wrote to us, somebody typed your address.',
    ],
    link: {
      label: `What becomes of ${number}`,
      url: new URL(`/complaints/${number}`, Deno.env.get('SITE_URL')),
    },
    leave: { path: '/stop', oneClickPath: '/api/stop', token },
  })
}
