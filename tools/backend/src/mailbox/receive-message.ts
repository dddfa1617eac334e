import type { Context } from 'hono'
import type { Outbox } from './outbox.ts'

/** Takes a message as mail services do: `{ from, to, subject, html, text, headers }`, one addressee; the same `Idempotency-Key` is the same message. */
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
  const headers = readHeaders(body['headers'])
  if (!headers) return context.json({ message: 'A header is one line of text.' }, 422)
  const key = context.req.header('idempotency-key')
  const before = key === undefined ? undefined : outbox.list().find((message) => message.key === key)
  if (before) return context.json({ id: before.id })
  await outbox.deliver({
    to: to.toLowerCase(),
    kind: 'other',
    subject,
    html: html ?? '',
    text: text ?? '',
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(key !== undefined && { key }),
  })
  return context.json({ id: outbox.list()[0]?.id })
}

function readHeaders(given: unknown): Record<string, string> | undefined {
  const entries = Object.entries((given ?? {}) as Record<string, unknown>)
  const isFit = entries.every(
    ([name, value]) => /^[A-Za-z-]+$/.test(name) && typeof value === 'string' && !/\p{Cc}/u.test(value),
  )
  return isFit ? (Object.fromEntries(entries) as Record<string, string>) : undefined
}
