/**
 * Sends the message with the link that confirms a subscription.
 *
 * `MAIL_ENDPOINT` and `MAIL_TOKEN` name a mail service that takes a POST of
 * `{ from, to, subject, html, text }` under a bearer token, as several do. The
 * embedded backend plays one; its mailbox shows what was sent.
 */
export async function sendConfirmation(email: string, token: string): Promise<boolean> {
  const link = new URL('/newsletter', Deno.env.get('SITE_URL'))
  link.searchParams.set('token', token)
  const sentence =
    'Confirm that you want the House Edge newsletter. If you did not ask for it, ignore this message.'
  const response = await fetch(Deno.env.get('MAIL_ENDPOINT') ?? '', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${Deno.env.get('MAIL_TOKEN') ?? ''}`,
    },
    body: JSON.stringify({
      from: Deno.env.get('MAIL_FROM') ?? 'House Edge <news@house-edge.example>',
      to: email,
      subject: 'Confirm your subscription',
      text: `${sentence}\n\nConfirm my subscription:\n${link.href}\n\nHouse Edge`,
      html: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Confirm your subscription</title></head><body><p>${sentence}</p><p><a href="${link.href.replaceAll('&', '&amp;')}">Confirm my subscription</a></p></body></html>`,
    }),
  }).catch(() => undefined)
  return response?.ok ?? false
}
