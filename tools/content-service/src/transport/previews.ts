import { Hono } from 'hono'
import { previewNotFound } from '../errors/wire-error.ts'
import { previewToken, describePreview } from '../operations/desk/previews.ts'
import { findSession } from '../refs/find-session.ts'
import type { Service } from '../service.ts'
import { jsonResponse } from './responses.ts'

/** The addresses of preview sessions: what a toolbar polls, and what a shared link opens. */
export function previews(service: Service): Hono {
  const app = new Hono({ strict: false })
  const { repository } = service

  app.use('*', async (context, next) => {
    await next()
    context.res.headers.set('access-control-allow-origin', service.siteOrigin ?? '*')
    context.res.headers.set('vary', 'Origin')
    context.res.headers.set('cache-control', 'no-store')
  })
  app.get('/:session/ping', ({ req }) => {
    const session = findSession(req.param('session'), repository)
    if (!session) throw previewNotFound(req.url)
    const ref = previewToken(session, service)
    return jsonResponse({ reload: req.query('ref') !== ref, ref })
  })
  app.get('/:session/open', (context) => {
    const session = findSession(context.req.param('session'), repository)
    const preview = session && describePreview(session, service)
    if (preview?.url) return context.redirect(preview.url, 302)
    return context.html(endedPage(session !== undefined), session ? 409 : 404)
  })
  return app
}

function endedPage(isOpen: boolean): string {
  const reason = isOpen
    ? 'This service was not told where the site is, so it cannot open the preview there. Start it with the address of the site.'
    : 'This preview has ended. Ask whoever sent you the link for a new one.'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title><main style="font:1.1rem/1.5 system-ui;max-width:36rem;margin:15vh auto;padding:0 1rem"><h1>Preview</h1><p>${reason}</p></main></html>`
}
