import { readFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { getMimeType } from 'hono/utils/mime'
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

  app.get('/login', (context) => {
    const caller = {
      ...callerOf(context),
      origin: undefined,
      site: undefined,
      token: context.req.query('token'),
    }
    if (rules.token === undefined || refusalOf(caller, rules) !== undefined)
      return context.text('The desk token is wrong.', 403)
    setCookie(context, tokenCookie, rules.token, { ...cookieFlags(context, rules), sameSite: 'Strict' })
    return context.redirect('/desk/')
  })
  app.get('*', async ({ req }) => {
    const path = decoded(req.path.replace(/^\/desk\/?/, ''))
    const file = (await read(path)) ?? (extname(path) === '' ? await read('index.html') : undefined)
    if (file)
      return new Response(new Uint8Array(file.bytes), {
        headers: pageHeaders(file.type, file.isNamedByContent, service),
      })
    const isPage = extname(path) === ''
    return new Response(isPage ? notBuilt : 'There is no such file.', {
      status: isPage ? 200 : 404,
      headers: pageHeaders(isPage ? 'text/html; charset=utf-8' : 'text/plain', false, service),
    })
  })
  return app
}

/** What no file is called, when it is no text. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '%.%'
  }
}

async function read(
  path: string,
): Promise<{ bytes: Uint8Array; type: string; isNamedByContent: boolean } | undefined> {
  const file = join(built, path)
  if (path === '' || !file.startsWith(`${built}${sep}`)) return undefined
  const bytes = await readFile(file).catch(() => undefined)
  return (
    bytes && {
      bytes,
      type: getMimeType(file) ?? 'application/octet-stream',
      isNamedByContent: path.startsWith('assets/'),
    }
  )
}

function pageHeaders(
  contentType: string,
  isNamedByContent: boolean,
  service: Service,
): Record<string, string> {
  const frames = service.siteOrigin ?? "'none'"
  return {
    'content-type': contentType,
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
