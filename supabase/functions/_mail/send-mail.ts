import { type MailLanguage, pageIn } from './language.ts'

const noMore: Readonly<Record<MailLanguage, string>> = {
  en: 'No more of these messages',
  de: 'Keine solchen Nachrichten mehr',
  ar: 'لا مزيد من هذه الرسائل',
}

/** A message in plain words; a link becomes the last line. */
export interface Mail {
  to: string
  /** Of the words. Default: English. */
  language?: MailLanguage
  subject: string
  paragraphs: readonly string[]
  /** What somebody wrote, after the paragraphs: in whichever language, and in its direction. */
  quoted?: string
  /** What is said around it, after its paragraphs and on its links. Default: in its own language, nothing. */
  around?: { language: MailLanguage; paragraphs: readonly string[] }
  link?: { label: string; url: URL }
  /** Where what is sent again and again is ended: the page for people, and the address for their mail program (RFC 8058). */
  leave?: { path: string; oneClickPath: string; token: string }
  /** The same key is the same message: a mail service that knows it sends it once. */
  idempotencyKey?: string
}

/**
 * Sends a message and says whether the mail service took it.
 *
 * `MAIL_ENDPOINT` and `MAIL_TOKEN` name a mail service that takes a POST of
 * `{ from, to, subject, html, text, headers }` under a bearer token, as several do. The
 * embedded backend plays one; its mailbox shows what was sent.
 */
export async function sendMail({
  to,
  language = 'en',
  subject,
  paragraphs,
  quoted,
  around = { language, paragraphs: [] },
  link,
  leave,
  idempotencyKey,
}: Mail): Promise<boolean> {
  const outer = around.language
  const other = outer === language ? '' : ` ${written(outer)}`
  const links = [
    ...(link ? [link] : []),
    ...(leave ? [{ label: noMore[outer], url: leaveUrl(pageIn(outer, leave.path), leave.token) }] : []),
  ]
  const response = await fetch(Deno.env.get('MAIL_ENDPOINT') ?? '', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${Deno.env.get('MAIL_TOKEN') ?? ''}`,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify({
      from: Deno.env.get('MAIL_FROM') ?? 'House Edge <news@house-edge.example>',
      to,
      subject,
      text: [
        ...paragraphs,
        ...(quoted === undefined ? [] : [quoted]),
        ...around.paragraphs,
        ...links.map(({ label, url }) => `${label}:\n${url.href}`),
        'House Edge',
      ].join('\n\n'),
      html: [
        `<!doctype html><html ${written(language)}><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body>`,
        ...paragraphs.map((text) => `<p>${escape(text)}</p>`),
        ...(quoted === undefined ? [] : [`<p lang="" dir="auto">${escape(quoted)}</p>`]),
        ...around.paragraphs.map((text) => `<p${other}>${escape(text)}</p>`),
        ...links.map(({ label, url }) => `<p${other}><a href="${escape(url.href)}">${escape(label)}</a></p>`),
        '</body></html>',
      ].join(''),
      ...(leave && {
        headers: {
          'List-Unsubscribe': `<${leaveUrl(pageIn('en', leave.oneClickPath), leave.token).href}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    }),
  }).catch(() => undefined)
  return response?.ok ?? false
}

function written(language: MailLanguage): string {
  return `lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`
}

function leaveUrl(url: URL, token: string): URL {
  url.searchParams.set('token', token)
  url.searchParams.set('leave', 'yes')
  return url
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
