import { request as rawRequest } from 'node:http'
import { expect, test } from '../stack/journey.ts'
import { slot } from '../stack/slot.ts'
import { countMail, linkInMail } from '../stack/mailbox.ts'
import {
  accountPages,
  protectedPages,
  createAccount,
  operate,
  password,
  protectedAccount,
  putClockBack,
  signedIn,
  signIn,
} from '../stack/visitors.ts'

/** Ways to write or ask for a path that a router somewhere may understand. */
const spellings: Record<
  string,
  (path: string) => { path: string; method?: string; headers?: Record<string, string> }
> = {
  page: (path) => ({ path }),
  data: (path) => ({ path: `${path}?_rsc=1abcd`, headers: { rsc: '1' } }),
  'data file': (path) => ({ path: `${path}.rsc` }),
  segment: (path) => ({
    path: `${path}.segments/_tree.segment.rsc`,
    headers: { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  }),
  'build data': (path) => ({ path: `/_next/data/build${path}.json`, headers: { 'x-nextjs-data': '1' } }),
  prefetch: (path) => ({
    path: `${path}?_rsc=1abcd`,
    headers: { rsc: '1', 'next-router-prefetch': '1', purpose: 'prefetch', 'sec-purpose': 'prefetch' },
  }),
  HEAD: (path) => ({ path, method: 'HEAD' }),
  encoded: (path) => ({ path: path.replace('a', '%61') }),
  'encoded twice': (path) => ({ path: path.replace('a', '%2561') }),
  'encoded slash': (path) => ({ path: path.replace(/.\//, '%2f') }),
  'doubled slash': (path) => ({ path: `/${path}` }),
  'slash behind': (path) => ({ path: `${path}/` }),
  backslash: (path) => ({ path: path.replace('/', '/\\') }),
  'dot segments': (path) => ({ path: `/casino-blog/..${path}` }),
  'upper case': (path) => ({ path: path.toUpperCase() }),
}

/** Headers by which the framework and its hosts speak to themselves. */
const spoofs: Record<string, Record<string, string>> = {
  nothing: {},
  'x-middleware-subrequest': {
    'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy:src/middleware',
  },
  'other internal headers': {
    'x-middleware-next': '1',
    'x-middleware-skip': '1',
    'x-middleware-rewrite': '/account',
    'x-middleware-override-headers': 'cookie',
    'x-middleware-request-cookie': 'a=b',
    'x-middleware-set-cookie': 'a=b',
    'x-middleware-prefetch': '1',
    'x-middleware-redirect': '/account',
    'x-data-redirects': '1',
    'x-prerender-revalidate': '1',
    'x-nextjs-data': '1',
    'next-resume': '1',
    'next-resume-state-length': '1',
    'x-next-resume': '1',
    'next-action': '00',
    'x-now-route-matches': '1=account',
    'x-matched-path': '/account',
    'x-invoke-path': '/account',
    'x-invoke-output': '/account',
    'x-invoke-query': '%7B%7D',
    'x-invoke-status': '200',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-original-url': '/login',
    'x-rewrite-url': '/account',
    forwarded: 'host=evil.example',
  },
  'an invented session': {
    cookie: `sb-localhost-auth-token=base64-${Buffer.from(JSON.stringify({ access_token: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"1","exp":9999999999}').toString('base64url')}.`, refresh_token: 'x', expires_at: 9_999_999_999 })).toString('base64url')}`,
  },
}

/** Words in the protected pages and nowhere else. Their titles are no secret. */
const protectedWords =
  /Sign out everywhere|Download my data|Ask both mailboxes|Change password|Set up an authenticator|Delete my account|Save name|Devices that are signed in to your account|I understand that this|It holds for ten minutes|Each message can be ended with one press|You have told nothing yet|Send my experience/

/** Asks as nobody's browser would: the path as it is, no cookies, no redirects followed. */
function ask(
  path: string,
  method: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = rawRequest(
      { host: '127.0.0.1', port: slot.ports.site, path, method, headers },
      (answer) => {
        const { location = '' } = answer.headers
        let text = `${location}\n`
        answer.setEncoding('utf8')
        answer.on('data', (piece: string) => (text += piece))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}

// shows F72
test('no spelling or header shows protected bytes', async () => {
  // One rule covers all pages, so two show every spelling with every header, a fixed path and one with a parameter; of
  // the others each by itself. All of it: `npm run prove --workspace @house-edge/site`.
  const withAll = ['/account', '/account/experiences/tide-clock']
  expect(protectedPages).toEqual(expect.arrayContaining(withAll))
  const thorough = new Set(process.env['FULL_SIZE'] === undefined ? withAll : protectedPages)
  for (const path of protectedPages)
    for (const [spelling, write] of Object.entries(spellings))
      for (const [spoof, extra] of Object.entries(spoofs)) {
        if (!thorough.has(path) && spelling !== 'page' && spoof !== 'nothing') continue
        const asked = write(path)
        const headers = { ...asked.headers, ...extra }
        const { status, text } = await ask(asked.path, asked.method ?? 'GET', headers)
        const told = `${spelling} of ${path} with ${spoof}: ${status}`
        expect.soft(text, told).not.toMatch(protectedWords)
        expect.soft(status, told).not.toBe(200)
        expect.soft(text, told).not.toContain('evil.example')
      }
})

test('the words sought are the protected pages’ own', async ({ page }) => {
  await signedIn(page)
  for (const path of accountPages) {
    const answer = await page.request.get(path)
    expect(await answer.text(), path).toMatch(protectedWords)
  }
})

// shows F72
test('no form of the account does anything without a session', async ({ request }) => {
  for (const action of [
    'password',
    'email',
    'profile',
    'picture',
    'picture/remove',
    'recovery-codes/download',
    'prove',
    'proof-code',
    'end-session',
    'export-data',
    'delete-account',
    'authenticator/add',
    'authenticator/activate',
    'authenticator/remove',
    'recovery-codes',
  ]) {
    const answer = await request.post(`/api/auth/${action}`, {
      form: { password: 'quiet lantern over water', understood: 'yes' },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    })
    expect.soft(answer.status(), action).toBe(303)
    expect.soft(answer.headers()['location'], action).toMatch(/\/login$/)
  }
  const token = await request.post('/api/auth/token', { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(await token.json()).toEqual({ accessToken: null, expiresAt: 0 })
  expect(await (await request.get('/api/auth/session')).json()).toEqual({ state: 'signed-out' })
})

test('an account is deleted only with its reader’s consent', async ({ page }) => {
  const email = await signedIn(page)
  const ask = async (form: Record<string, string>) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await page.request.post('/api/auth/delete-account', { form, headers, maxRedirects: 0 })
    return answer.headers()['location']
  }
  expect(await ask({ elsewhere: 'yes' })).toMatch(/\/account\/delete$/)
  await page.goto('/account')
  await expect(page.locator('body')).toContainText(email)
  expect(await ask({ understood: 'yes' })).toMatch(/\/login$/)
})

// shows P20
test('a session without its second factor does nothing', async ({ page }) => {
  const email = await protectedAccount(page)
  await signIn(page, email)
  await expect(page).toHaveURL('/login/second-factor')
  for (const path of protectedPages) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect.soft(await answer.text(), path).not.toMatch(protectedWords)
  }
  for (const action of ['export-data', 'delete-account', 'password', 'authenticator/remove', 'end-session']) {
    const answer = await page.request.post(`/api/auth/${action}`, {
      form: { password: 'five brass herons at dusk', understood: 'yes' },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    })
    expect.soft(answer.headers()['location'], action).toMatch(/\/login\/second-factor$/)
  }
})

// shows R066, R074, F78
test('signing out in one tab empties the other', async ({ page, context }) => {
  const email = await signedIn(page)
  const other = await context.newPage()
  await other.goto('/account/sessions')
  await expect(other.getByText('(this device)')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL('/login')
  await expect(other.locator('body')).not.toContainText(email)
})

// shows R072
test('a device signed out elsewhere is told, and returns', async ({ page, browser }) => {
  const email = await signedIn(page)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other, email)
  await expect(other).toHaveURL('/account')

  // While the session stands, asking does nothing, whoever asks.
  await page.goto('/api/auth/lost-session?to=/account/profile')
  await expect(page).toHaveURL('/account/profile')
  const isTold = async () => {
    await expect(page).toHaveURL('/login?code=auth/session-lost')
    await expect(page.getByRole('alert').first()).toHaveText(
      'You have been signed out. Please sign in again.',
    )
    await expect(page.getByRole('alert').first()).toBeFocused()
    await expect(page).toHaveTitle('Error: Sign in – House Edge')
    expect((await page.context().cookies()).filter(({ value }) => value.startsWith('base64-'))).toEqual([])
  }
  await other.goto('/account/sessions')
  await other.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(other.getByRole('status')).toHaveText('All other devices are signed out.')
  await page.reload()
  await isTold()
  await page.getByLabel('E-mail address', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/account/profile')

  // The same for what a form sends.
  await page.goto('/account/data')
  await other.reload()
  await other.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await expect(other.getByRole('status')).toHaveText('That device is signed out.')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await isTold()
  await elsewhere.close()
})

// shows F78
test('other tabs hear of a sign-in, and the back button', async ({ page, context }) => {
  const email = await createAccount()
  const other = await context.newPage()
  await other.goto('/login/code')
  await expect(other.getByText('You are signed in as')).toHaveCount(0)
  const reading = await context.newPage()
  await reading.goto('/casino-blog')
  await signIn(page, email)
  await expect(page).toHaveURL('/account')
  await expect(reading.getByRole('link', { name: 'Account, signed in' })).toHaveCount(1)
  await expect(other.getByText(`You are signed in as ${email}.`)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible()
})

// shows F31, F36
test('a visitor is told that auth is down, still signed in', async ({ page }) => {
  const email = await signedIn(page)
  await operate('POST', '/control/faults', { path: '/auth/v1/*', kind: 'status', status: 503 })
  try {
    await page.goto('/account')
    await expect(page).toHaveURL('/account')
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByRole('alert').first()).toContainText('Nothing is lost.')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('status')).toContainText('You are signed out on this device.')
  } finally {
    await operate('DELETE', '/control/faults')
  }
})

// shows F31
test('a session that cannot be checked gets 503, then works', async ({ page, browser }) => {
  const email = await signedIn(page)
  await operate('POST', '/control/clock', { advanceMs: 2 * 3_600_000 })
  try {
    // The site learns what time it is from the next session that is issued.
    const other = await browser.newPage()
    await signedIn(other)
    await other.close()
    await operate('POST', '/control/faults', { path: '/auth/v1/*', kind: 'status', status: 503 })
    const answer = await page.request.get('/account', { maxRedirects: 0 })
    expect(answer.status()).toBe(503)
    expect(answer.headers()['retry-after']).toBeDefined()
    expect(await answer.text()).toContain('You have not been signed out')
    expect(await answer.text()).not.toContain(email)
    expect(await answer.text()).toMatch(/<nav[\s>][^]*Try again[^]*<footer[\s>]/)
    expect(answer.headers()['content-security-policy']).not.toContain('nonce')
    await operate('DELETE', '/control/faults')
    await expect(async () => {
      expect(await (await page.request.get('/account', { maxRedirects: 0 })).text()).toContain(email)
    }).toPass()
  } finally {
    await operate('DELETE', '/control/faults')
    await putClockBack()
  }
})

// shows F71
test('an invented host reaches no link, redirect or message', async ({ request }) => {
  const email = await createAccount()
  const spoofed = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '444',
    forwarded: 'host=evil.example;proto=https',
    'sec-fetch-site': 'same-origin',
  }
  const answer = await request.post('/api/auth/forgotten-password', {
    form: { email },
    headers: spoofed,
    maxRedirects: 0,
  })
  expect(answer.headers()['location']).toBe(`http://localhost:${slot.ports.site}/login/code?for=password`)
  expect(await linkInMail(email)).toMatch(new RegExp(`^http://localhost:${slot.ports.site}/confirm\\?`))
  expect(await countMail(email)).toBe(1)
})

// shows F45
test("nobody ends or learns of somebody else's session", async ({ page, browser }) => {
  const other = await browser.newPage()
  const owner = await signedIn(other, {}, '/account/sessions')
  const claims = (await (await other.request.get('/api/auth/session')).json()) as {
    claims: { session_id: string }
  }
  await signedIn(page)
  const said: (string | undefined)[] = []
  for (const session of [claims.claims.session_id, '5f0f2c1e-6c58-4f7e-9d6e-0a4c6c5b9b11']) {
    const answer = await page.request.post('/api/auth/end-session', {
      form: { session },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    })
    said.push(`${answer.status()} ${answer.headers()['location']} ${answer.headers()['set-cookie']}`)
  }
  expect(said[0]).toBe(said[1])
  await other.goto('/account')
  await expect(other.getByText(owner)).toBeVisible()
  await other.close()
})

// shows F73
test('an invented visitor’s address evades no limit', async ({ request }) => {
  const codes: string[] = []
  await request.get('/login')
  for (let attempt = 0; attempt < 16; attempt += 1) {
    const answer = await request.post('/api/auth/sign-in', {
      form: { email: `nobody-${attempt}@example.com`, password: `wrong ${attempt}` },
      // The last entry is what the server in front saw, the others came with the request.
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `198.51.100.${attempt}, 203.0.113.7`,
      },
      maxRedirects: 0,
    })
    const flash = /he-flash=([^;]*)/.exec(answer.headers()['set-cookie'] ?? '')?.[1] ?? ''
    codes.push((JSON.parse(Buffer.from(flash, 'base64url').toString()) as { code: string }).code)
  }
  expect(codes.at(0)).toBe('auth/invalid-credentials')
  expect(codes.at(-1)).toBe('auth/too-many-attempts')
})

// shows F74
test('robots get the true status and no more', async ({ request }) => {
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  for (const [path, status] of [
    ['/account', 303],
    ['/account/no-such-page', 404],
    ['/login', 200],
  ] as const) {
    const answer = await request.get(path, { headers: robot, maxRedirects: 0 })
    expect.soft(answer.status(), path).toBe(status)
  }
})

// shows P37
test('finished pages mark the account link by script alone', async ({ page, request }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible()
  await signedIn(page)
  const answer = await page.goto('/')
  await expect(page.getByRole('link', { name: 'Account, signed in' })).toBeVisible()
  const bytes = (text: string | undefined) => text?.replaceAll(/nonce="[^"]*"/g, '')
  expect(bytes(await answer?.text())).toBe(bytes(await (await request.get('/')).text()))
})
