import { Hono } from 'hono'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { refusalOf, roleOf } from '../access/guard.ts'
import type { GuardRules } from '../access/guard.ts'
import { sessionSeconds } from '../access/sign-in.ts'
import type { Sessions } from '../access/sign-in.ts'
import { addressOf, callerOf, cookieFlags, tokenCookie, tokenOf } from './guarded.ts'

const words = {
  wrong: 'No account has this address and password. Nobody was signed in. Check both.',
  'no-role': 'This account may not write here. Nobody was signed in. Ask for the role editor or publisher.',
  limited: 'Too many have tried to sign in. Nobody was signed in. Try again in a few minutes.',
  unreachable: 'The backend with the accounts does not answer. Nobody was signed in. Try again in a moment.',
}

const statuses = { wrong: 403, 'no-role': 403, limited: 429, unreachable: 503 } as const

/** The way into the desk, and out of it. Everything else of the desk leads here until somebody is signed in. */
export function signInPages(rules: GuardRules, sessions: Sessions): Hono {
  const app = new Hono({ strict: false })
  const anybody = { ...rules, token: undefined, sessions: undefined }
  app.get('/login', (context) => page(context, { to: placeOf(context.req.query('to')) }))
  app.post('/login', async (context) => {
    const refusal = refusalOf(callerOf(context), anybody)
    if (refusal !== undefined) return context.text(`The request was refused: ${refusal}.`, 403)
    const sent = new URLSearchParams(await context.req.text())
    const [email, to] = [sent.get('email') ?? '', placeOf(sent.get('to'))]
    const opened = await sessions.open(email, sent.get('password') ?? '', addressOf(context, rules))
    if (typeof opened === 'string') return page(context, { to, email, fault: opened })
    setCookie(context, tokenCookie, opened.token, {
      ...cookieFlags(context, rules),
      // A link from elsewhere may lead to a document; what is asked from elsewhere the guard refuses.
      sameSite: 'Lax',
      maxAge: sessionSeconds,
    })
    return context.redirect(to, 303)
  })
  app.post('/logout', (context) => {
    const refusal = refusalOf(callerOf(context), anybody)
    if (refusal !== undefined) return context.text(`The request was refused: ${refusal}.`, 403)
    sessions.close(tokenOf(context) ?? '')
    deleteCookie(context, tokenCookie, { path: '/' })
    return context.redirect('/desk/login', 303)
  })
  app.get('*', async (context, next) => {
    const isFile = context.req.path.startsWith('/desk/assets/')
    if (isFile || roleOf(tokenOf(context), rules) !== undefined) return next()
    const { pathname, search } = new URL(context.req.url)
    const to = placeOf(pathname + search)
    return context.redirect(to === home ? '/desk/login' : `/desk/login?to=${encodeURIComponent(to)}`)
  })
  return app
}

const home = '/desk/'

/** Where somebody wanted to be before they were asked to sign in: a place of the desk, and no other address. */
function placeOf(path: string | null | undefined): string {
  return path && /^\/desk\/[\w/.?=&%+-]*$/.test(path) ? path : home
}

function page(
  context: Context,
  { to, email = '', fault }: { to: string; email?: string; fault?: keyof typeof words },
): Response | Promise<Response> {
  context.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  )
  context.header('referrer-policy', 'same-origin')
  context.header('cache-control', 'no-store')
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Sign in – Desk</title>
        <style>
          :root {
            color-scheme: light dark;
            font: 1.05rem/1.5 system-ui;
          }
          main {
            max-width: 22rem;
            margin: 15vh auto;
            padding: 0 1rem;
          }
          label {
            display: block;
            margin-top: 1rem;
          }
          input,
          button {
            box-sizing: border-box;
            width: 100%;
            min-height: 2.75rem;
            font: inherit;
          }
          button {
            margin-top: 1.5rem;
          }
        </style>
        <main>
          <h1>Sign in to the desk</h1>
          ${fault ? html`<p role="alert">${words[fault]}</p>` : ''}
          <form method="post" action="/desk/login">
            <input type="hidden" name="to" value="${to}" />
            <label>
              Email
              <input
                name="email"
                type="email"
                autocomplete="username"
                value="${email}"
                required
                ${email ? '' : 'autofocus'}
              />
            </label>
            <label>
              Password
              <input
                name="password"
                type="password"
                autocomplete="current-password"
                required
                ${email ? 'autofocus' : ''}
              />
            </label>
            <button>Sign in</button>
          </form>
        </main>
      </html>`,
    fault === undefined ? 200 : statuses[fault],
  )
}
