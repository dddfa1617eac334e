import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bearerOf } from '@house-edge/double/credentials'
import { Hono, type Context } from 'hono'
import { findCode, listLinks } from './links.ts'
import type { CaughtMessage, Outbox } from './outbox.ts'
import { renderMailbox } from './page.ts'
import { receiveMessage } from './receive-message.ts'

const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** A message is foreign text: no script, no form, no request, an origin of its own; links open beside it. */
const messagePolicy = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
].join('; ')

const assets: Record<string, string> = { 'mailbox.css': 'text/css', 'mailbox.js': 'text/javascript' }

/** Pages and JSON over the messages that were caught, below `/mailbox`. */
export function createMailboxRouter(outbox: Outbox, mayDeliver: (token: string) => boolean): Hono {
  const router = new Hono()
  const show = (context: Context, open?: CaughtMessage): Response | Promise<Response> => {
    const recipient = context.req.query('to')
    const messages = filterBy(outbox.list(), recipient)
    return context.html(
      renderMailbox({ messages, open, recipient }),
      open || !context.req.param('id') ? 200 : 404,
    )
  }

  router.use(async (context, next) => {
    await next()
    const { headers } = context.res
    if (!headers.has('content-security-policy')) headers.set('Content-Security-Policy', pagePolicy)
    headers.set('Cache-Control', 'no-store')
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'same-origin')
  })
  router.get('/', (context) => show(context))
  router.get('/api/messages', (context) =>
    context.json(filterBy(outbox.list(), context.req.query('to')).map(describe)),
  )
  router.post('/api/messages', async (context) => {
    return mayDeliver(bearerOf(context.req.header('authorization')) ?? '')
      ? receiveMessage(outbox, context)
      : context.json({ message: 'Unauthorized' }, 401)
  })
  router.delete('/api/messages', async (context) => {
    await outbox.clear()
    return context.body(null, 204)
  })
  router.get('/api/messages/:id', (context) => {
    const message = outbox.find(context.req.param('id'))
    return message ? context.json(describe(message)) : context.json({ message: 'No such message.' }, 404)
  })
  router.get('/api/messages/:id/html', (context) => {
    const message = outbox.find(context.req.param('id'))
    if (!message) return context.text('No such message.', 404)
    const body = message.html.replace('<head>', '<head><base target="_blank">')
    return context.html(body, 200, { 'Content-Security-Policy': messagePolicy })
  })
  router.post('/clear', async (context) => {
    await outbox.clear()
    return context.redirect('/mailbox', 303)
  })
  router.get('/assets/:name', async (context) => {
    const name = context.req.param('name')
    const type = Object.hasOwn(assets, name) ? assets[name] : undefined
    if (!type) return context.text('No such file.', 404)
    const body = await readFile(join(import.meta.dirname, 'assets', name), 'utf8')
    return context.body(body, 200, { 'Content-Type': `${type}; charset=utf-8` })
  })
  router.get('/:id', (context) => show(context, outbox.find(context.req.param('id'))))
  return router
}

function filterBy(messages: CaughtMessage[], recipient: string | undefined): CaughtMessage[] {
  const wanted = recipient?.trim().toLowerCase()
  return wanted ? messages.filter((message) => message.to.includes(wanted)) : messages
}

function describe(message: CaughtMessage): CaughtMessage & { links: string[]; code: string | null } {
  return { ...message, links: listLinks(message), code: findCode(message) ?? null }
}
