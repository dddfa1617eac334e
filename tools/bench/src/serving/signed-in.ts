/** A visitor with an account, for pages that only they are shown. @module */
import { NoFigureError } from '../no-figure-error.ts'
import { backendKeys, type Stack } from './site-process.ts'

const password = 'quiet lantern over water'

/** Makes an account and signs in. @returns The cookies of the browser, as it would send them. */
export async function signedIn(stack: Stack, origin: string): Promise<string> {
  const { secretKey = '' } = backendKeys(stack.state)
  const email = `reader-${Date.now()}@example.com`
  const made = await fetch(`http://localhost:${stack.backend}/auth/v1/admin/users`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email, password, email_confirm: true }),
  })
  await made.arrayBuffer()
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    // A form is taken from a page of the site alone, and from a browser that keeps cookies.
    headers: { origin: stack.siteOrigin, cookie: 'keeps=1' },
    body: new URLSearchParams({ email, password }),
  })
  await answer.arrayBuffer()
  const cookies = answer.headers.getSetCookie().flatMap((cookie) => {
    const [pair = ''] = cookie.split(';', 1)
    return /max-age=0/i.test(cookie) ? [] : [pair]
  })
  if (!made.ok || !cookies.some((cookie) => cookie.includes('-auth-token')))
    throw new NoFigureError(
      `Nobody could sign in (${made.status}, ${answer.status}), so pages of an account cannot be measured.`,
    )
  return cookies.join('; ')
}
