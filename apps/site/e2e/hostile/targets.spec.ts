import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { backendOrigin, siteOrigin } from '../stack/services.ts'
import { createAccount, password } from '../stack/visitors.ts'
import { lures, redirects, wishes } from './targets.ts'

/** As many sign-ins as one account may make at once. */
const signInsPerAccount = 10

/** Signs in, with the cookie in which the site remembers where a visitor wanted to go. */
function createSignIns() {
  let email = ''
  let made = 0
  return async (remembered: readonly string[], query = ''): Promise<string> => {
    if (made % signInsPerAccount === 0) email = await createAccount()
    made += 1
    const name = await returnCookie()
    const cookie = remembered
      .map((path) => JSON.stringify({ path, bounces: 1, sinceMs: Date.now() }))
      .map((value) => `${name}=${Buffer.from(value).toString('base64url')}`)
      .join('; ')
    const { status, headers } = await ask(
      `/api/auth/sign-in${query}`,
      'POST',
      {
        cookie: cookie || 'any=1',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      new URLSearchParams({ email, password }).toString(),
    )
    expect(status).toBe(303)
    return String(headers['location'])
  }
}

let known: string | undefined

/** The name of that cookie, as the site itself gives it. */
async function returnCookie(): Promise<string> {
  known ??= String((await ask('/account')).headers['set-cookie']).match(/[^=,\s]+-redirect-path(?==)/)?.[0]
  return known ?? ''
}

test('no remembered path leads a visitor who signs in to another site', async () => {
  test.setTimeout(120_000)
  const signIn = createSignIns()
  const usual = await signIn([])
  expect(new URL(usual, siteOrigin).href).toBe(`${siteOrigin}/account`)
  for (const [row, value] of lures)
    expect.soft(await signIn([value]), `C ${row} ${JSON.stringify(value.slice(0, 60))}`).toBe(usual)
  for (const wish of wishes)
    expect.soft(new URL(await signIn([wish]), siteOrigin).href, `C 54 ${wish}`).toBe(siteOrigin + wish)
  // 51: of two cookies, or in a query, the lure is never the one that is followed.
  expect.soft(await signIn(['/about', '//evil.example']), 'C 51').not.toContain('evil')
  for (const query of ['?next=//evil.example', '?next=/ok&next=//evil.example', '?next[]=//evil.example'])
    expect.soft(await signIn([], query), `C 51 ${query}`).toBe(usual)
})

test('a query of the sign-in page leads nowhere', async () => {
  for (const [row, value] of lures) {
    for (const name of ['next', 'redirect', 'redirect_to']) {
      if (value.length > 1_000) continue
      const { status, headers, body } = await ask(`/login?${name}=${encodeURIComponent(value)}`)
      const label = `C ${row} ${name}=${value.slice(0, 40)}`
      expect.soft([status, headers['location']], label).toEqual([200, undefined])
      if (name === 'next') expect.soft(body, label).not.toMatch(/(?:href|action)="[^"]*(?:evil|script:)/i)
    }
  }
})

test('what the backend is asked to send back to is the site', async () => {
  for (const redirect of redirects) {
    const query = `redirect_to=${encodeURIComponent(redirect)}`
    for (const path of [`/auth/v1/verify?type=magiclink&token=x&${query}`]) {
      const answer = await fetch(backendOrigin + path, { redirect: 'manual' })
      const location = answer.headers.get('location')
      expect.soft(answer.status, `C 55 ${path}`).toBeLessThan(500)
      if (location) expect.soft(new URL(location).origin, `C 55 ${redirect}`).toBe(siteOrigin)
    }
  }
})
