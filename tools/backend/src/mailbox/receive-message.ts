import type { Context } from 'hono'
import type { Outbox } from './outbox.ts'

/** Takes a message as mail services do: `{ from, to, subject, html, text }`, one addressee. */
export async function receiveMessage(outbox: Outbox, context: Context): Promise<Response> {
  const body = (await context.req.json().catch(() => ({}))) as Record<string, unknown>
  const [to, subject, html, text] = ['to', 'subject', 'html', 'text'].map((field) => {
    const value =
      Array.isArray(body[field]) && body[field].length === 1 ? (body[field][0] as unknown) : body[field]
    return typeof value === 'string' ? value : undefined
  })
  // A line break would begin another header.
  if (
    !to ||
    !subject ||
    /\p{Cc}/u.test(subject) ||
    !/^[!-+\--?A-~]+@[!-+\--?A-~]+$/.test(to) ||
    (!html && !text)
  ) {
    return context.json({ message: 'A message needs one addressee, a subject and a text.' }, 422)
  }
  await outbox.deliver({ to: to.toLowerCase(), kind: 'other', subject, html: html ?? '', text: text ?? '' })
  return context.json({ id: outbox.list()[0]?.id })
}
