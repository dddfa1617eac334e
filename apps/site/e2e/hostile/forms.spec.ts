import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { countMail } from '../stack/mailbox.ts'
import { siteOrigin } from '../stack/services.ts'
import { createAccount, newAddress, operate, password, putClockBack } from '../stack/visitors.ts'
import { codes, foreign, injections, noAddresses, sameAddress, weakPasswords } from './forms.ts'

const ours = { 'sec-fetch-site': 'same-origin', cookie: 'any=1' }

/** What came of a posted form: its status, where it leads and the code of what that page says. */
async function post(
  path: string,
  body: string | Record<string, string>,
  headers: Record<string, string> = ours,
): Promise<{ status: number; to: string; code: string | undefined; setCookie: string }> {
  const text = typeof body === 'string' ? body : new URLSearchParams(body).toString()
  const answer = await ask(
    path,
    'POST',
    {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(text)),
      ...headers,
    },
    text,
  )
  const setCookie = [answer.headers['set-cookie'] ?? []].flat().join('\n')
  const flash = /he-flash=([^;]*)/.exec(setCookie)?.[1] ?? ''
  const said = flash && (JSON.parse(Buffer.from(flash, 'base64url').toString()) as { code: string }).code
  const location = answer.headers['location']
  const to = typeof location === 'string' ? new URL(location, siteOrigin) : undefined
  expect(to?.origin ?? siteOrigin).toBe(siteOrigin)
  return { status: answer.status, to: to?.pathname ?? '', code: said || undefined, setCookie }
}

test.beforeEach(putClockBack)

// shows HJ
test('no invalid address gets a message', async () => {
  for (const email of noAddresses) {
    for (const path of ['/api/auth/sign-up', '/api/auth/forgotten-password', '/api/auth/link']) {
      const { status, code } = await post(path, { email, password })
      expect
        .soft([status, code], `HJ 110 ${path} ${JSON.stringify(email.slice(0, 40))}`)
        .toEqual([303, 'auth/invalid-email'])
    }
    expect.soft(await countMail(email), `HJ 110 ${JSON.stringify(email.slice(0, 40))}`).toBe(0)
  }
  const [plain = '', ...spellings] = sameAddress(newAddress())
  for (const email of spellings)
    expect((await post('/api/auth/sign-up', { email, password })).code).toBe('auth/check-inbox')
  // One account, however it was spelt: all messages have gone to one address.
  expect(await countMail(plain)).toBeGreaterThan(0)
})

// shows HJ
test('a password too long to keep is refused', async () => {
  for (const secret of weakPasswords) {
    const { status, to, code } = await post('/api/auth/sign-up', { email: newAddress(), password: secret })
    expect.soft([status, to], `HJ 112 ${secret.length}`).toEqual([303, '/sign-up'])
    expect
      .soft(code, `HJ 112 ${secret.length}`)
      .toMatch(/^auth\/(?:credentials-missing|password-too-(?:short|long))$/)
  }
  const { status } = await post('/api/auth/sign-up', { email: newAddress(), password: 'x'.repeat(1_048_576) })
  expect(status, 'HJ 112 1 MB').toBe(413)

  // The first 72 bytes of two passwords: the longer is not the shorter.
  const email = newAddress()
  const longest = `${'quiet lantern '.repeat(5)}ab`
  await operate('POST', '/auth/v1/admin/users', { email, password: longest, email_confirm: true })
  expect((await post('/api/auth/sign-in', { email, password: `${longest}c` })).to).toBe('/login')
  expect((await post('/api/auth/sign-in', { email, password: longest.trim() })).to).toBe('/account')
})

// shows HJ
test('what means something to a database means nothing here', async () => {
  const email = newAddress()
  for (const text of injections) {
    const asPassword = await post('/api/auth/sign-in', { email, password: text })
    expect
      .soft([asPassword.status, asPassword.code], `HJ 113 ${text}`)
      .toEqual([303, 'auth/invalid-credentials'])
    const asAddress = await post('/api/auth/sign-in', { email: text, password })
    expect.soft([asAddress.status, asAddress.code], `HJ 113 ${text}`).toEqual([303, 'auth/invalid-email'])
  }
})

// shows HJ
test('no body but a form is read, nor unknown fields', async () => {
  const email = await createAccount()
  for (const body of [
    { email: [email], password },
    { email: { $ne: '' }, password },
    { email: 1, password: 2 },
  ]) {
    const json = await post('/api/auth/sign-in', JSON.stringify(body), {
      ...ours,
      'content-type': 'application/json',
    })
    expect.soft([json.status, json.code], 'HJ 114').toEqual([303, 'auth/form-invalid'])
  }
  const newcomer = newAddress()
  const extra = { role: 'service_role', app_metadata: '{"role":"admin"}', aud: 'admin', is_admin: 'true' }
  expect((await post('/api/auth/sign-up', { email: newcomer, password, ...extra })).code).toBe(
    'auth/check-inbox',
  )
  const { users } = (await operate('GET', '/auth/v1/admin/users?per_page=1000')) as {
    users: { email: string; role: string; aud: string; app_metadata: object }[]
  }
  expect(users.find((user) => user.email === newcomer)).toMatchObject({
    role: 'authenticated',
    aud: 'authenticated',
    app_metadata: { provider: 'email' },
  })
})

// shows HJ
test('known and unknown addresses are told the same', async () => {
  const known = await createAccount()
  for (const [path, fields] of [
    ['/api/auth/sign-in', { password: 'not the password' }],
    ['/api/auth/sign-up', { password }],
    ['/api/auth/forgotten-password', {}],
    ['/api/auth/link', {}],
    ['/api/auth/code', { code: '000000' }],
  ] as const) {
    const told = async (email: string) => {
      const { status, to, code } = await post(path, { email, ...fields })
      return { status, to, code }
    }
    expect.soft(await told(known), `HJ 115 ${path}`).toEqual(await told(newAddress()))
  }
})

// shows HJ
test('a wrong or foreign code signs nobody in', async () => {
  const email = await createAccount()
  for (const code of codes) {
    const { status, to, setCookie } = await post('/api/auth/code', { email, code })
    expect.soft([status, to], `HJ 116 ${code.slice(0, 20)}`).toEqual([303, '/login/code'])
    expect.soft(setCookie, `HJ 116 ${code.slice(0, 20)}`).not.toMatch(/-auth-token(?:\.0)?=[^;]{20}/)
  }
})

// shows HJ
test('a form from elsewhere changes nothing', async () => {
  const email = await createAccount()
  for (const headers of foreign) {
    for (const contentType of ['application/x-www-form-urlencoded', 'text/plain', 'application/json']) {
      const { status, setCookie } = await post(
        '/api/auth/sign-in',
        { email, password },
        { ...headers, 'content-type': contentType },
      )
      expect.soft([status, setCookie], `HJ 117 ${JSON.stringify(headers)}`).toEqual([403, ''])
    }
  }
})

// shows HJ
test('an unrequested provider’s return leads to sign-in', async () => {
  for (const query of [
    '',
    '?code=x',
    '?flow=x&code=y',
    '?code=a&code=b&flow=c&flow=d',
    '?error=access_denied&error_description=%3Cscript%3Ealert(1)%3C/script%3E',
    '?flow[]=__proto__&code=constructor',
    `?code=${'x'.repeat(4_000)}`,
  ]) {
    const { status, headers, body } = await ask(`/api/auth/provider/callback${query}`, 'GET', {
      cookie: 'any=1',
    })
    expect
      .soft([status, String(headers['location'])], `HJ 118 ${query.slice(0, 60)}`)
      .toEqual([303, expect.stringMatching(/\/login#?$/)])
    expect.soft(body, `HJ 118 ${query.slice(0, 60)}`).not.toContain('<script>')
  }
})

// shows HJ
test('the sign-in page cannot be framed; sign-in renews sessions', async () => {
  const { headers } = await ask('/login')
  expect(String(headers['content-security-policy']), 'HJ 119').toContain("frame-ancestors 'none'")
  const email = await createAccount()
  const planted = { ...ours, cookie: 'sb-localhost-auth-token=base64-planted; any=1' }
  const { setCookie, to } = await post('/api/auth/sign-in', { email, password }, planted)
  expect(to).toBe('/account')
  expect(setCookie, 'HJ 120').toMatch(/sb-localhost-auth-token(?:\.0)?=(?!base64-planted)[^;]{20}/)
})
