import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { startBackend } from '@house-edge/backend'
import { templateFolder } from '@house-edge/backend/template'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowser, password, signedIn, useFormSite } from '../../../../testing/form-site.ts'
import { totp } from '../../../../testing/totp.ts'

vi.mock('server-only', () => ({}))
// Behind the site's server, which has settled whose address it is.
vi.mock('@house-edge/serving/log', async (original) => ({
  ...(await original<object>()),
  currentRequestId: () => 'settled',
}))

const loadRoutes = async () => ({
  signUp: (await import('./sign-up/route.ts')).POST,
  signIn: (await import('./sign-in/route.ts')).POST,
  signOut: (await import('./sign-out/route.ts')).POST,
  link: (await import('./link/route.ts')).POST,
  code: (await import('./code/route.ts')).POST,
  confirm: (await import('./confirm/route.ts')).POST,
  resend: (await import('./resend/route.ts')).POST,
  forgotten: (await import('./forgotten-password/route.ts')).POST,
  callback: (await import('./provider/callback/route.ts')).GET,
  session: (await import('./session/route.ts')).GET,
  token: (await import('./token/route.ts')).POST,
  secondFactor: (await import('./second-factor/route.ts')).POST,
  lostSession: (await import('./lost-session/route.ts')).GET,
})
const loadAccountRoutes = async () => ({
  add: (await import('./authenticator/add/route.ts')).POST,
  activate: (await import('./authenticator/activate/route.ts')).POST,
  cancel: (await import('./authenticator/cancel/route.ts')).POST,
  remove: (await import('./authenticator/remove/route.ts')).POST,
  recoveryCodes: (await import('./recovery-codes/route.ts')).POST,
  email: (await import('./email/route.ts')).POST,
  cancelEmail: (await import('./email/cancel/route.ts')).POST,
  resendEmail: (await import('./email/resend/route.ts')).POST,
  endSession: (await import('./end-session/route.ts')).POST,
  exportData: (await import('./export-data/route.ts')).POST,
  password: (await import('./password/route.ts')).POST,
  picture: (await import('./picture/route.ts')).POST,
  removePicture: (await import('./picture/remove/route.ts')).POST,
  proofCode: (await import('./proof-code/route.ts')).POST,
  prove: (await import('./prove/route.ts')).POST,
})

const site = useFormSite({ startBackend, templateFolder })
let routes: Awaited<ReturnType<typeof loadRoutes>>
let account: Awaited<ReturnType<typeof loadAccountRoutes>>
let showPicture: (request: Request) => Promise<Response>

beforeAll(async () => {
  routes = await loadRoutes()
  account = await loadAccountRoutes()
  showPicture = (await import('./picture/route.ts')).GET
})

type Reader = Awaited<ReturnType<typeof signedIn>>

/** Whether the browser's session is known to the auth service still. */
const isSignedIn = async (reader: Pick<Reader, 'visit'>) =>
  (await reader.visit(routes.lostSession, '/api/auth/lost-session?to=/account')).to === '/account'

/** Later than a sign-in counts as a proof of identity, for the site and the backend. */
const waitALittle = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60_000 })
afterEach(() => void vi.useRealTimers())

describe('the forms of a sign-in', () => {
  it('answer alike for a known and an unknown address', async () => {
    const known = await signedIn(site)
    const strange = `${randomUUID()}@example.com`
    for (const form of ['link', 'forgotten', 'resend'] as const) {
      const answers = []
      for (const email of [known.email, strange]) {
        const { status, to, said } = await openBrowser().send(routes[form], { email })
        answers.push({ status, to, said })
      }
      expect(answers[0]).toEqual(answers[1])
      expect(answers[0]).toMatchObject({ status: 303, said: 'auth/check-inbox' })
    }
    expect(await site.mailTo(strange)).toBeUndefined()
  })

  it('sign up an address once it has shown to be the visitor’s', async () => {
    const email = `${randomUUID()}@example.com`
    const visitor = openBrowser()
    const sent = await visitor.send(routes.signUp, { email, password, 'display-name': 'Greta' })
    expect([sent.to, sent.said, await isSignedIn(visitor)]).toEqual([
      '/login/code',
      'auth/check-inbox',
      false,
    ])
    const { tokenHash } = (await site.mailTo(email))!
    const confirmed = await visitor.send(routes.confirm, { token_hash: tokenHash, type: 'email' })
    expect([confirmed.to, confirmed.said]).toEqual(['/account', 'auth/signed-in'])
    const again = await openBrowser().send(routes.confirm, { token_hash: tokenHash, type: 'email' })
    expect(again.said).toBe('auth/link-invalid')
  })

  it('sign nobody up by a name that is too long', async () => {
    const email = `${randomUUID()}@example.com`
    const refused = await openBrowser().send(routes.signUp, {
      email,
      password,
      'display-name': 'x'.repeat(41),
    })
    expect([refused.to, refused.flash?.email]).toEqual(['/sign-up', email])
    expect(await site.countAsked('/auth/v1/signup')).toBe(0)
  })

  it('take the code of the message alone', async () => {
    const { email } = await signedIn(site)
    const visitor = openBrowser()
    await visitor.send(routes.link, { email })
    const { code } = (await site.mailTo(email))!
    const wrong = await visitor.send(routes.code, { email, code: code === '000000' ? '000001' : '000000' })
    expect([wrong.to, wrong.flash?.email, await isSignedIn(visitor)]).toEqual(['/login/code', email, false])
    expect((await visitor.send(routes.code, { email, code })).to).toBe('/account')
    expect(await isSignedIn(visitor)).toBe(true)
  })

  it('refuse a wrong password, and keep the address', async () => {
    const { email } = await signedIn(site)
    const visitor = openBrowser()
    const refused = await visitor.send(routes.signIn, { email, password: 'another battery' })
    expect([refused.to, refused.said, refused.flash?.email]).toEqual([
      '/login',
      'auth/invalid-credentials',
      email,
    ])
    expect(await isSignedIn(visitor)).toBe(false)
  })

  it('lead from a forgotten password to a new one', async () => {
    const { email } = await signedIn(site)
    const visitor = openBrowser()
    expect((await visitor.send(routes.forgotten, { email })).to).toBe('/login/code?for=password')
    const { tokenHash } = (await site.mailTo(email))!
    const confirmed = await visitor.send(routes.confirm, { token_hash: tokenHash, type: 'recovery' })
    expect(confirmed.to).toBe('/account/password')
    expect((await visitor.send(account.password, { password: 'a new battery staple' })).said).toBe(
      'auth/password-changed',
    )
    const next = openBrowser()
    expect((await next.send(routes.signIn, { email, password })).to).toBe('/login')
    expect((await next.send(routes.signIn, { email, password: 'a new battery staple' })).to).toBe('/account')
  })

  it.each([
    ['?error=access_denied&error_description=evil', '/login#'],
    ['?error=access_denied&error_code=otp_expired', '/confirm#'],
    ['?code=x&flow=y', '/login#'],
  ])('let in nobody by a return from a provider: %s', async (query, to) => {
    const visitor = openBrowser()
    const answer = await visitor.visit(routes.callback, `/api/auth/provider/callback${query}`)
    expect([answer.to, await isSignedIn(visitor)]).toEqual([to, false])
    expect(JSON.stringify(answer.set)).not.toContain('evil')
  })
})

describe('a session', () => {
  it('is told to its own scripts alone, without the means to prolong it', async () => {
    const [reader, stranger] = [await signedIn(site), openBrowser()]
    const told = await (await reader.visit(routes.session, '/api/auth/session')).response.text()
    expect(JSON.parse(told)).toMatchObject({ state: 'signed-in' })
    const token = await (await reader.send(routes.token, {})).response.text()
    expect(JSON.parse(token)).toHaveProperty('accessToken', expect.stringMatching(/^ey/))
    expect(told + token).not.toMatch(/refresh/i)
    const none = await (await stranger.visit(routes.session, '/api/auth/session')).response.json()
    expect(none).toMatchObject({ state: 'signed-out' })
    expect(await (await stranger.send(routes.token, {})).response.text()).not.toContain('ey')
    const elsewhere = await reader.send(routes.token, {}, { 'sec-fetch-site': 'cross-site' })
    expect(elsewhere.status).toBe(403)
  })

  it.each([
    [{}, '/login', [false, true]],
    [{ scope: 'others' }, '/account/sessions', [true, false]],
    [{ scope: 'global' }, '/login', [false, false]],
    [{ scope: 'everything' }, '/login', [false, true]],
  ])('ends where the form says: %j', async (fields: Record<string, string>, to, left) => {
    const here = await signedIn(site)
    const there = openBrowser()
    await there.send(routes.signIn, { email: here.email, password })
    expect((await here.send(routes.signOut, fields)).to).toBe(to)
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual(left)
  })

  it('is ended by its owner alone', async () => {
    const [owner, other] = [await signedIn(site), await signedIn(site)]
    const session = sessionOf(await (await owner.send(routes.token, {})).response.json())
    await other.send(account.endSession, { session })
    expect(await isSignedIn(owner)).toBe(true)
    const there = openBrowser()
    await there.send(routes.signIn, { email: owner.email, password })
    expect((await there.send(account.endSession, { session })).said).toBe('auth/session-ended')
    expect([await isSignedIn(owner), await isSignedIn(there)]).toEqual([false, true])
  })
})

/** The session that an access token is of. */
function sessionOf(answer: unknown): string {
  const [, payload = ''] = (answer as { accessToken: string }).accessToken.split('.')
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { session_id: string }).session_id
}

describe('a form of the account', () => {
  it('is for who is signed in', async () => {
    for (const [name, form] of Object.entries(account)) {
      const { to } = await openBrowser().send(form, {})
      expect([name, to?.split('?')[0]]).toEqual([name, '/login'])
    }
  })

  it('is taken from no other site', async () => {
    const reader = await signedIn(site)
    for (const [name, form] of Object.entries(account)) {
      const { status } = await reader.send(form, {}, { 'sec-fetch-site': 'cross-site' })
      expect([name, status]).toEqual([name, 403])
    }
  })

  it('asks for a proof of identity before it changes what protects', async () => {
    const reader = await signedIn(site)
    waitALittle()
    const asked = async (form: keyof typeof account, fields: Record<string, string>) =>
      (await reader.send(account[form], fields)).to
    const another = 'a new battery staple'
    expect(await asked('password', { password: another })).toBe('/account/prove?for=password')
    expect(await asked('email', { email: 'new@example.com' })).toBe('/account/prove?for=email')
    expect(await asked('add', {})).toBe('/account/prove?for=second-factor')
    expect(await asked('exportData', {})).toBe('/account/prove?for=data')
    expect(await asked('prove', { for: 'password', password: 'wrong battery' })).toBe(
      '/account/prove?for=password',
    )
    expect(await asked('prove', { for: 'password', password })).toBe('/account/password')
    expect((await reader.send(account.password, { password: another })).said).toBe('auth/password-changed')
  })

  it('takes a code from the mailbox for a proof', async () => {
    const reader = await signedIn(site)
    waitALittle()
    const sent = await reader.send(account.proofCode, { for: 'data' })
    expect([sent.to, sent.said]).toEqual(['/account/prove?for=data&by=code', 'auth/check-inbox'])
    const { code } = (await site.mailTo(reader.email))!
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await reader.send(account.prove, { for: 'data', code: wrong })).to).toBe(
      '/account/prove?for=data&by=code',
    )
    expect((await reader.send(account.prove, { for: 'data', code })).to).toBe('/account/data')
  })

  it('asks both mailboxes for a change of address, and cancels it', async () => {
    const reader = await signedIn(site)
    const email = `${randomUUID()}@example.com`
    expect((await reader.send(account.email, { email })).said).toBe('auth/check-both-inboxes')
    expect([await site.mailTo(email), await site.mailTo(reader.email)]).not.toContain(undefined)
    expect((await reader.send(account.resendEmail, {})).said).toBe('auth/sent-recently')
    expect(await site.countAsked('/auth/v1/resend')).toBe(0)
    expect((await reader.send(account.cancelEmail, {})).said).toBe('auth/email-change-cancelled')
    const { tokenHash } = (await site.mailTo(email))!
    const late = await reader.send(routes.confirm, { token_hash: tokenHash, type: 'email_change' })
    expect([late.to, late.said]).toEqual(['/account', 'auth/link-invalid'])
    expect((await site.service.auth.admin.getUserById(reader.id)).data.user?.email).toBe(reader.email)
  })

  it('hands out what is kept of a reader, as a file', async () => {
    const reader = await signedIn(site)
    const { response } = await reader.send(account.exportData, {})
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="house-edge-[\d-]+\.json"$/,
    )
    const text = await response.text()
    expect(text).toContain(reader.email)
    expect(JSON.parse(text)).toHaveProperty('pictures', [])
  })

  it('keeps a picture for its owner, and removes it', async () => {
    const [owner, other] = [await signedIn(site), await signedIn(site)]
    const shown = async (reader: Reader) => (await reader.visit(showPicture, '/api/auth/picture')).response
    const sent = async (bytes: Buffer) => {
      const form = new FormData()
      form.set('picture', new File([new Uint8Array(bytes)], 'face.png', { type: 'image/png' }))
      return (await owner.send(account.picture, form)).said
    }
    expect(await sent(Buffer.from('no picture'))).toBe('auth/form-invalid')
    const create = { width: 8, height: 8, channels: 3, background: '#b30' } as const
    expect(await sent(await sharp({ create }).png().toBuffer())).toBe('auth/saved')
    const own = await shown(owner)
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await shown(other)).status).toBe(404)
    expect((await owner.send(account.removePicture, {})).said).toBe('auth/saved')
    expect((await shown(owner)).status).toBe(404)
  })
})

describe('a second factor', () => {
  /** A reader with an authenticator app, in the browser that has shown it. */
  async function guarded() {
    const reader = await signedIn(site)
    const added = await reader.send(account.add, { name: 'Phone' })
    const enrolment = JSON.parse(
      Buffer.from(added.set.join().match(/=([\w-]{40,})/)?.[1] ?? '', 'base64url').toString(),
    ) as { factorId: string; secret: string }
    return { reader, ...enrolment }
  }

  it('guards an account once its first code was right', async () => {
    const { reader, factorId, secret } = await guarded()
    const wrong = await reader.send(account.activate, { factor: factorId, code: '000000' })
    expect([wrong.to, wrong.said]).toEqual(['/account/second-factor', 'auth/app-code-invalid'])
    const activated = await reader.send(account.activate, {
      factor: factorId,
      code: totp(secret),
    })
    expect(activated.said).toBe('auth/factor-added')
    const codes = activated.flash?.codes ?? []
    expect(codes.length).toBeGreaterThan(5)

    const thief = openBrowser()
    expect((await thief.send(routes.signIn, { email: reader.email, password })).to).toBe(
      '/login/second-factor',
    )
    for (const [name, form] of Object.entries(account)) {
      const { to } = await thief.send(form, {})
      expect([name, to?.split('?')[0]]).toEqual([name, '/login/second-factor'])
    }
    expect((await thief.send(routes.secondFactor, { code: '000000' })).to).toBe('/login/second-factor')

    const [code = ''] = codes
    const used = await thief.send(routes.secondFactor, { 'recovery-code': code })
    expect([used.to, used.said, used.flash?.codesLeft]).toEqual([
      '/account',
      'auth/recovery-code-used',
      codes.length - 1,
    ])
    const again = openBrowser()
    await again.send(routes.signIn, { email: reader.email, password })
    expect((await again.send(routes.secondFactor, { 'recovery-code': code })).to).toBe(
      '/login/second-factor?by=recovery-code',
    )

    const made = await reader.send(account.recoveryCodes, {})
    expect([made.said, made.flash?.codes?.includes(codes[1] ?? '')]).toEqual([
      'auth/recovery-codes-made',
      false,
    ])
    expect((await reader.send(account.remove, { factor: factorId })).said).toBe('auth/factor-removed')
    expect((await openBrowser().send(routes.signIn, { email: reader.email, password })).to).toBe('/account')
  })

  it('is forgotten by the browser when adding it is cancelled', async () => {
    const { reader } = await guarded()
    const cancelled = await reader.send(account.cancel, {})
    expect(cancelled.set).toEqual([expect.stringMatching(/=; .*Max-Age=0/)])
    expect((await openBrowser().send(routes.signIn, { email: reader.email, password })).to).toBe('/account')
  })
})
