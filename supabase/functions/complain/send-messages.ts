import { type MailLanguage, pageIn } from '../_mail/language.ts'
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
    ],
    quoted: report.details,
  })
}

const words: Readonly<
  Record<
    MailLanguage,
    { subject: (number: string) => string; thanks: string; outcome: (number: string) => string }
  >
> = {
  en: {
    subject: (number) => `We have it: ${number}`,
    thanks:
      'Thank you. The desk of House Edge reads everything that is sent to it, and answers within five working days. We write to this address about nothing else. If it was not you who wrote to us, somebody typed your address.',
    outcome: (number) => `What becomes of ${number}`,
  },
  de: {
    subject: (number) => `Ihre Meldung ist angekommen: ${number}`,
    thanks:
      'Danke. Die Redaktion von House Edge liest alles, was sie bekommt, und antwortet innerhalb von fünf Arbeitstagen. Aus keinem anderen Anlass schreiben wir an diese Adresse. Wenn Sie uns nicht geschrieben haben, hat jemand anderer Ihre Adresse eingetippt.',
    outcome: (number) => `Was aus ${number} wird`,
  },
  ar: {
    subject: (number) => `وصلنا بلاغك: ${number}`,
    thanks:
      'شكرًا لك. يقرأ محررو House Edge كل ما يُرسل إليهم، ويجيبون خلال خمسة أيام عمل. لا نراسل هذا العنوان بشأن أي شيء آخر. إذا لم تكن أنت من كتب إلينا فقد كتب أحدهم عنوانك.',
    outcome: (number) => `ما يؤول إليه ${number}`,
  },
}

/** Tells whoever complained where they see what becomes of it, or whoever's address they typed how to hear no more. */
export function confirmReceipt(
  email: string,
  number: string,
  token: string,
  language: MailLanguage,
): Promise<boolean> {
  const said = words[language]
  return sendMail({
    to: email,
    language,
    subject: said.subject(number),
    paragraphs: [said.thanks],
    link: { label: said.outcome(number), url: pageIn(language, `/complaints/${number}`) },
    leave: { path: '/stop', oneClickPath: '/api/stop', token },
  })
}
