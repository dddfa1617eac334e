/** A message in plain words; a link becomes the last line. */
export interface Mail {
  to: string
  subject: string
  paragraphs: readonly string[]
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
  subject,
  paragraphs,
  link,
  leave,
  idempotencyKey,
}: Mail): Promise<boolean> {
  const links = [
    ...(link ? [link] : []),
    ...(leave ? [{ label: 'No more of these messages', url: leaveUrl(leave.path, leave.token) }] : []),
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
      text: [...paragraphs, ...links.map(({ label, url }) => `${label}:\n${url.href}`), 'House Edge'].join(
        '\n\n',
      ),
      html: [
        `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body>`,
        ...paragraphs.map((text) => `<p>${escape(text)}</p>`),
        ...links.map(({ label, url }) => `<p><a href="${escape(url.href)}">${escape(label)}</a></p>`),
        '</body></html>',
      ].join(''),
      ...(leave && {
        headers: {
          'List-Unsubscribe': `<${leaveUrl(leave.oneClickPath, leave.token).href}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    }),
  }).catch(() => undefined)
  return response?.ok ?? false
}

function leaveUrl(path: string, token: string): URL {
  const url = new URL(path, Deno.env.get('SITE_URL'))
  url.searchParams.set('token', token)
  url.searchParams.set('leave', 'yes')
  return url
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
