import { Hono } from 'hono'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { refusalOf, roleOf } from '../access/guard.ts'
import type { GuardRules } from '../access/guard.ts'
import { sessionSeconds } from '../access/sign-in.ts'
import type { Sessions, SignInRefusal } from '../access/sign-in.ts'
import { addressOf, callerOf, cookieFlags, tokenCookie, tokenOf } from './guarded.ts'

const words: Record<SignInRefusal, string> = {
  wrong: 'No account has this address and password. Nobody was signed in. Check both.',
  'wrong-code':
    'The app does not show this code, or it was used. Nobody was signed in. Enter the one it shows.',
  'no-app':
    'This account has a second step other than an authenticator app, for which the desk cannot ask. Nobody was signed in. Add an app to the account.',
  'too-late': 'The password was entered too long ago. Nobody was signed in. Enter it again.',
  'no-role': 'This account may not write here. Nobody was signed in. Ask for the role editor or publisher.',
  limited: 'Too many have tried to sign in. Nobody was signed in. Try again in a few minutes.',
  unreachable: 'The backend with the accounts does not answer. Nobody was signed in. Try again in a moment.',
}

const statuses: Partial<Record<SignInRefusal, 429 | 503>> = { limited: 429, unreachable: 503 }

/** Signing in to the desk, and out. Every other page of the desk redirects here until then. */
export function signInPages(rules: GuardRules, sessions: Sessions): Hono {
  const app = new Hono({ strict: false })
  const anybody = { ...rules, token: undefined, sessions: undefined }
  app.get('/login', (context) => page(context, { to: placeOf(context.req.query('to')) }))
  app.post('/login', async (context) => {
    const refusal = await refusalOf(callerOf(context), anybody)
    if (refusal !== undefined) return context.text(`The request was refused: ${refusal}.`, 403)
    const sent = new URLSearchParams(await context.req.text())
    const [email, to] = [sent.get('email') ?? '', placeOf(sent.get('to'))]
    const [code, from] = [sent.get('code'), addressOf(context, rules)]
    const waits = sent.get('pending') ?? ''
    const opened =
      code === null
        ? await sessions.open(email, sent.get('password') ?? '', from)
        : await sessions.confirm(waits, code, from)
    if (typeof opened === 'string') {
      const pending = code !== null && opened !== 'too-late' && opened !== 'no-role' ? waits : undefined
      return page(context, { to, email, pending, fault: opened })
    }
    if ('pending' in opened) return page(context, { to, email, pending: opened.pending })
    setCookie(context, tokenCookie, opened.token, {
      ...cookieFlags(context, rules),
      // A link on another site may lead to a document here; requests by scripts of other sites are refused by the guard.
      sameSite: 'Lax',
      maxAge: sessionSeconds,
    })
    return context.redirect(to, 303)
  })
  app.post('/logout', async (context) => {
    const refusal = await refusalOf(callerOf(context), anybody)
    if (refusal !== undefined) return context.text(`The request was refused: ${refusal}.`, 403)
    sessions.close(tokenOf(context) ?? '')
    deleteCookie(context, tokenCookie, { path: '/' })
    return context.redirect('/desk/login', 303)
  })
  app.get('*', async (context, next) => {
    const isFile = context.req.path.startsWith('/desk/assets/')
    if (isFile || (await roleOf(tokenOf(context), rules)) !== undefined) return next()
    const { pathname, search } = new URL(context.req.url)
    const to = placeOf(pathname + search)
    return context.redirect(to === home ? '/desk/login' : `/desk/login?to=${encodeURIComponent(to)}`)
  })
  return app
}

const home = '/desk/'

/** Where to go after signing in: a path of the desk, and no other address. */
function placeOf(path: string | null | undefined): string {
  return path && /^\/desk\/[\w/.?=&%+-]*$/.test(path) ? path : home
}

interface Asked {
  to: string
  email?: string
  /** What waits for a code. Without it a password is asked for. */
  pending?: string | undefined
  fault?: SignInRefusal
}

function page(context: Context, asked: Asked): Response | Promise<Response> {
  const { to, email = '', pending, fault } = asked
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
            ${pending === undefined ? passwordFields(email) : codeField(email, pending)}
            <button>Sign in</button>
          </form>
          ${pending === undefined ? '' : html`<p><a href="/desk/login?to=${encodeURIComponent(to)}">Sign in as somebody else</a></p>`}
        </main>
      </html>`,
    fault === undefined ? 200 : (statuses[fault] ?? 403),
  )
}

function passwordFields(email: string) {
  return html`<label>
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
    </label>`
}

function codeField(email: string, pending: string) {
  return html`<input type="hidden" name="email" value="${email}" />
    <input type="hidden" name="pending" value="${pending}" />
    <label>
      Code that your authenticator app shows
      <input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required autofocus />
    </label>`
}
