import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { backendOrigin, siteOrigin } from '../stack/services.ts'
import { newAddress, operate } from '../stack/visitors.ts'
import { signInElsewhere } from '../stack/walk-provider.ts'
import { lures, redirects, wishes } from './targets.ts'

/** The cookie in which the site remembers where a visitor wanted to go. */
function remembered(name: string, ...paths: string[]): string {
  return paths
    .map((path) => JSON.stringify({ path, bounces: 1, sinceMs: Date.now() }))
    .map((value) => `${name}=${Buffer.from(value).toString('base64url')}`)
    .join('; ')
}

// shows HC
test('no remembered path leads to another site', async () => {
  const name = /[^=,\s]+-redirect-path(?==)/.exec(String((await ask('/account')).headers['set-cookie']))?.[0]
  expect(name).toBeTruthy()
  const email = newAddress()
  const signIn = (...paths: string[]) => signInElsewhere(remembered(String(name), ...paths) || 'any=1', email)
  // So many sign-ins of one address are more than the backend takes otherwise.
  await operate('PUT', '/control/limits', { tokens: 10_000, verifications: 10_000 })
  try {
    expect(await signIn()).toBe(`${siteOrigin}/account`)
    for (const [row, value] of lures)
      expect
        .soft(await signIn(value), `HC ${row} ${JSON.stringify(value.slice(0, 60))}`)
        .toBe(`${siteOrigin}/account`)
    for (const wish of wishes) expect.soft(await signIn(wish), `HC 54 ${wish}`).toBe(siteOrigin + wish)
    expect.soft(await signIn('/about', '//evil.example'), 'HC 51').not.toContain('evil')
  } finally {
    await operate('DELETE', '/control/limits')
  }
})

// shows HC
test('a query of the sign-in page leads nowhere', async () => {
  const values = lures.filter(([, value]) => value.length < 1_000)
  for (const [row, value] of [...values, [51, '/ok&next=//evil.example'] as const]) {
    const { status, headers, body } = await ask(`/login?next=${encodeURIComponent(value)}`)
    const label = `HC ${row} next=${value.slice(0, 40)}`
    expect.soft([status, headers['location']], label).toEqual([200, undefined])
    expect.soft(body, label).not.toMatch(/(?:href|action)="[^"]*(?:evil|script:)/i)
  }
})

// shows HC
test('the backend sends visitors back to the site alone', async () => {
  for (const redirect of redirects) {
    const query = `redirect_to=${encodeURIComponent(redirect)}`
    const answer = await fetch(`${backendOrigin}/auth/v1/verify?type=magiclink&token=x&${query}`, {
      redirect: 'manual',
    })
    expect.soft(answer.status, `HC 55 ${redirect}`).toBe(303)
    expect.soft(new URL(answer.headers.get('location') ?? '').origin, `HC 55 ${redirect}`).toBe(siteOrigin)
  }
})
