/** A message in plain words; a link becomes the last line. */
export interface Mail {
  to: string
  subject: string
  paragraphs: readonly string[]
  link?: { label: string; url: URL }
}

/**
 * Sends a message and says whether the mail service took it.
 *
 * `MAIL_ENDPOINT` and `MAIL_TOKEN` name a mail service that takes a POST of
 * `{ from, to, subject, html, text }` under a bearer token, as several do. The
 * embedded backend plays one; its mailbox shows what was sent.
 */
export async function sendMail({ to, subject, paragraphs, link }: Mail): Promise<boolean> {
  const response = await fetch(Deno.env.get('MAIL_ENDPOINT') ?? '', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${Deno.env.get('MAIL_TOKEN') ?? ''}`,
    },
    body: JSON.stringify({
      from: Deno.env.get('MAIL_FROM') ?? 'House Edge <news@house-edge.example>',
      to,
      subject,
      text: [...paragraphs, ...(link ? [`${link.label}:\n${link.url.href}`] : []), 'House Edge'].join('\n\n'),
      html: [
        `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body>`,
        ...paragraphs.map((text) => `<p>${escape(text)}</p>`),
        ...(link ? [`<p><a href="${escape(link.url.href)}">${escape(link.label)}</a></p>`] : []),
        '</body></html>',
      ].join(''),
    }),
  }).catch(() => undefined)
  return response?.ok ?? false
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
