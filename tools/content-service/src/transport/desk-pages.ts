import { extname, resolve } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import type { GuardRules } from '../access/guard.ts'
import { refusalOf } from '../access/guard.ts'
import type { Service } from '../service.ts'
import { callerOf, cookieFlags, tokenCookie } from './guarded.ts'

const built = resolve(import.meta.dirname, '../../desk/dist')

const notBuilt =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Desk</title><main style="font:1.1rem/1.5 system-ui;max-width:40rem;margin:15vh auto;padding:0 1rem"><h1>The desk is not built</h1><p>The content service runs and answers. To build its desk, run <code>npm run build:desk --workspace @house-edge/content-service</code> and reload this page.</p></main></html>'

/** The desk itself: files that were built before, and its first page for every other address. */
export function deskPages(service: Service, rules: GuardRules): Hono {
  const app = new Hono({ strict: false })

  app.get('/login', async (context) => {
    const caller = {
      ...callerOf(context),
      origin: undefined,
      site: undefined,
      token: context.req.query('token'),
    }
    if (rules.token === undefined || (await refusalOf(caller, rules)) !== undefined)
      return context.text('The desk token is wrong.', 403)
    setCookie(context, tokenCookie, rules.token, { ...cookieFlags(context, rules), sameSite: 'Strict' })
    return context.redirect('/desk/')
  })
  app.get('*', async (context, next) => {
    await next()
    const { req, res } = context
    const isNamedByContent = res.status === 200 && req.path.startsWith('/desk/assets/')
    for (const [name, value] of Object.entries(pageHeaders(isNamedByContent, service)))
      res.headers.set(name, value)
  })
  app.get('*', serveStatic({ rewriteRequestPath: (path) => built + path.replace(/^\/desk/, '') }))
  const start = serveStatic({ path: resolve(built, 'index.html') })
  app.get('*', (context, next) => (isPage(context.req.path) ? start(context, next) : next()))
  app.get('*', (context) =>
    isPage(context.req.path) ? context.html(notBuilt) : context.text('There is no such file.', 404),
  )
  return app
}

/** Whether the desk itself decides what is there. No place of it has a name that is written with `%`. */
function isPage(path: string): boolean {
  return extname(path) === '' && !/%|^\/desk\/assets\//.test(path)
}

function pageHeaders(isNamedByContent: boolean, service: Service): Record<string, string> {
  const frames = service.siteOrigin ?? "'none'"
  return {
    'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    // With `no-referrer` browsers name no origin for forms, and signing out would be refused.
    'referrer-policy': 'same-origin',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' https: data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src ${frames}`,
      "frame-ancestors 'none'",
      "form-action 'self'",
      "base-uri 'none'",
    ].join('; '),
  }
}
