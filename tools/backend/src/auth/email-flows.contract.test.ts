import { describe, expect, it } from 'vitest'
import { password, tokenHashOf, useBackend } from '../testing/test-backend.ts'

const backend = useBackend({ auth: { redirectUrls: ['https://*.preview.example/**', 'myapp://callback'] } })

const minute = 60_000
const day = 24 * 60 * minute
const hashFor = async (email: string): Promise<string> => tokenHashOf([await backend.mailTo(email)])
const linkFor = async (email: string): Promise<URL> => new URL((await backend.mailTo(email)).links[0] ?? '')

describe('POST /otp', () => {
  // shows R121
  it('signs an existing reader in by link', async () => {
    await backend.signUp('magic@example.com')
    const client = backend.client()
    expect((await client.auth.signInWithOtp({ email: 'magic@example.com' })).error).toBeNull()
    expect((await linkFor('magic@example.com')).searchParams.get('type')).toBe('email')
    const { data } = await client.auth.verifyOtp({
      type: 'email',
      token_hash: await hashFor('magic@example.com'),
    })
    expect(data.session).not.toBeNull()
  })

  // shows R121, R122
  it.each(['email', 'magiclink'] as const)('signs an existing reader in by code of type %s', async (type) => {
    const email = `otp-${type}@example.com`
    await backend.signUp(email)
    await backend.client().auth.signInWithOtp({ email })
    const token = (await backend.mailTo(email)).code ?? ''
    expect((await backend.client().auth.verifyOtp({ type, email, token })).error).toBeNull()
  })

  it('words its message for sign-in and for proof', async () => {
    await backend.signUp('prover@example.com')
    await backend.client().auth.signInWithOtp({ email: 'prover@example.com' })
    const { subject, text } = await backend.mailTo('prover@example.com')
    expect(subject).toBe('Your link and code')
    expect(text).toContain('Or type this code where you were asked for it:')
    expect(text).not.toMatch(/sign-in page/)
  })

  it('makes accounts unless told not to', async () => {
    const email = 'fresh@example.com'
    const without = await backend.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect(without.error).toMatchObject({ status: 422, code: 'otp_disabled' })
    await backend.client().auth.signInWithOtp({ email })
    const { data } = await backend
      .client()
      .auth.verifyOtp({ type: 'email', token_hash: await hashFor(email) })
    expect(data.user?.email).toBe(email)
  })

  it('says that numbers cannot be signed in', async () => {
    const { error } = await backend.client().auth.signInWithOtp({ phone: '+441632960000' })
    expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
  })
})

describe('POST /recover', () => {
  // shows R123
  it('answers unknown addresses alike, without mail', async () => {
    const { error } = await backend.client().auth.resetPasswordForEmail('stranger@example.com')
    expect(error).toBeNull()
    expect(await backend.mailCount('stranger@example.com')).toBe(0)
  })

  // shows R123
  it('leads to a new password, and ends every other session', async () => {
    const email = 'forgot@example.com'
    const { client: before } = await backend.signUp(email)
    const client = backend.client()
    await client.auth.resetPasswordForEmail(email, { redirectTo: `${backend.siteUrl}/account/password` })
    const link = await linkFor(email)
    expect([link.searchParams.get('type'), link.searchParams.get('next')]).toEqual([
      'recovery',
      '/account/password',
    ])

    const recovered = await client.auth.verifyOtp({ type: 'recovery', token_hash: await hashFor(email) })
    expect(recovered.error).toBeNull()
    const same = await client.auth.updateUser({ password })
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' })
    expect((await client.auth.updateUser({ password: 'a better password' })).error).toBeNull()

    expect((await before.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect(
      (await backend.client().auth.signInWithPassword({ email, password: 'a better password' })).error,
    ).toBeNull()
    expect((await backend.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    expect((await backend.mailTo(email)).subject).toBe('Your password was changed')
  })
})

describe('POST /resend', () => {
  // shows R124
  it('sends the confirmation again, but not within a minute', async () => {
    const email = 'again@example.com'
    await backend.client().auth.signUp({ email, password })
    const soon = await backend.client().auth.resend({ type: 'signup', email })
    expect(soon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(soon.error?.message).toBe('For security purposes, you can only request this after 60 seconds.')
    backend.advance(minute)
    expect((await backend.client().auth.resend({ type: 'signup', email })).error).toBeNull()
    expect(await backend.mailCount(email)).toBe(2)
  })

  it('does nothing for an unknown or confirmed address', async () => {
    await backend.signUp('done@example.com')
    for (const email of ['done@example.com', 'void@example.com']) {
      const before = await backend.mailCount(email)
      expect((await backend.client().auth.resend({ type: 'signup', email })).error).toBeNull()
      expect(await backend.mailCount(email)).toBe(before)
    }
  })
})

describe('the minute between two messages', () => {
  const refused = { status: 429, code: 'over_email_send_rate_limit' }

  // shows P31
  it('is shared by sign-in and password links alone', async () => {
    const email = 'kinds@example.com'
    const { client } = await backend.signUp(email)
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
    expect((await client.auth.resetPasswordForEmail(email)).error).toMatchObject(refused)
    expect((await client.auth.reauthenticate()).error).toBeNull()
    expect((await client.auth.updateUser({ email: 'kinds-new@example.com' })).error).toBeNull()
    expect((await client.auth.updateUser({ email: 'kinds-newer@example.com' })).error).toMatchObject(refused)
    backend.advance(minute)
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
  })

  it('is kept by a sign-in link for a new account', async () => {
    const email = 'unconfirmed@example.com'
    await backend.client().auth.signUp({ email, password })
    expect((await backend.client().auth.signInWithOtp({ email })).error).toMatchObject(refused)
  })

  it('is not kept by invitations', async () => {
    const { admin } = backend.serviceClient().auth
    for (const _ of [1, 2]) expect((await admin.inviteUserByEmail('guest@example.com')).error).toBeNull()
    expect(await backend.mailCount('guest@example.com')).toBe(2)
  })
})

describe('PUT /user with another address', () => {
  // shows R126, R127
  it('changes once both mailboxes agree, telling the old one', async () => {
    const { client, userId } = await backend.signUp('old@example.com')
    const asked = await client.auth.updateUser({ email: 'new@example.com' })
    expect(asked.data.user).toMatchObject({ email: 'old@example.com', new_email: 'new@example.com' })
    const [fromOld, fromNew] = [await hashFor('old@example.com'), await hashFor('new@example.com')]

    const half = await backend.client().auth.verifyOtp({ type: 'email_change', token_hash: fromNew })
    expect([half.error, half.data.session]).toEqual([null, null])
    expect((await client.auth.getUser()).data.user?.email).toBe('old@example.com')

    const whole = await backend.client().auth.verifyOtp({ type: 'email_change', token_hash: fromOld })
    expect(whole.data.user).toMatchObject({ id: userId, email: 'new@example.com' })
    expect(whole.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: 'new@example.com' })
    expect((await backend.mailTo('old@example.com')).subject).toBe('Your e-mail address was changed')
  })

  it('tells both mailboxes in one wording what changes into what', async () => {
    const { client } = await backend.signUp('from@example.com')
    await client.auth.updateUser({ email: 'to@example.com' })
    for (const mailbox of ['from@example.com', 'to@example.com']) {
      const { subject, text } = await backend.mailTo(mailbox)
      expect(subject).toBe('Confirm the change of your e-mail address')
      expect(text).toContain(
        'may change from from@example.com to to@example.com. Both addresses have to agree.',
      )
    }
  })

  it('does not change it when the new mailbox agrees twice', async () => {
    const { client } = await backend.signUp('once@example.com')
    await client.auth.updateUser({ email: 'thief@example.com' })
    const token_hash = await hashFor('thief@example.com')
    await backend.client().auth.verifyOtp({ type: 'email_change', token_hash })
    const again = await backend.client().auth.verifyOtp({ type: 'email_change', token_hash })
    expect(again.error?.code).toBe('otp_expired')
    expect((await client.auth.getUser()).data.user?.email).toBe('once@example.com')
  })

  it('refuses an address that has an account', async () => {
    await backend.signUp('first@example.com')
    const { client } = await backend.signUp('second@example.com')
    const { error } = await client.auth.updateUser({ email: 'first@example.com' })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it('ends links that were sent to the old address', async () => {
    const { client } = await backend.signUp('leaver@example.com')
    await backend.client().auth.resetPasswordForEmail('leaver@example.com')
    const stale = await hashFor('leaver@example.com')
    await client.auth.updateUser({ email: 'arriver@example.com' })
    for (const email of ['leaver@example.com', 'arriver@example.com']) {
      await backend.client().auth.verifyOtp({ type: 'email_change', token_hash: await hashFor(email) })
    }
    const { error } = await backend.client().auth.verifyOtp({ type: 'recovery', token_hash: stale })
    expect(error?.code).toBe('otp_expired')
  })
})

describe('GET /reauthenticate', () => {
  // shows R128
  it('asks older sessions for a nonce', async () => {
    const email = 'nonce@example.com'
    const { client } = await backend.signUp(email)
    const session = (await client.auth.getSession()).data.session
    backend.advance(day + minute)
    const aged = backend.client()
    await aged.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' })

    const without = await aged.auth.updateUser({ password: 'a better password' })
    expect(without.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    const wrong = await aged.auth.updateUser({ password: 'a better password', nonce: '000000' })
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })

    expect((await aged.auth.reauthenticate()).error).toBeNull()
    const nonce = (await backend.mailTo(email)).code ?? ''
    expect((await aged.auth.updateUser({ password: 'a better password', nonce })).error).toBeNull()
    const reused = await aged.auth.updateUser({ password: 'one more password', nonce })
    expect(reused.error).toMatchObject({ code: 'reauthentication_not_valid' })
  })
})

async function openLink(query: string): Promise<URL | null> {
  const opened = await fetch(`${backend.url}/auth/v1/verify?${query}`, { redirect: 'manual' })
  return URL.parse(opened.headers.get('location') ?? '')
}

describe('PKCE in messages', () => {
  it('yields a code, worth one session to its browser', async () => {
    const storage = new Map<string, string>()
    const keep = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    }
    const client = backend.client({ auth: { flowType: 'pkce', storage: keep, persistSession: true } })
    await backend.signUp('pkce@example.com')
    await client.auth.signInWithOtp({
      email: 'pkce@example.com',
      options: { emailRedirectTo: `${backend.siteUrl}/saved` },
    })
    const token_hash = await hashFor('pkce@example.com')
    expect(token_hash).toMatch(/^pkce_/)

    const opened = await fetch(
      `${backend.url}/auth/v1/verify?token=${token_hash}&type=magiclink&redirect_to=${encodeURIComponent(`${backend.siteUrl}/saved`)}`,
      { redirect: 'manual' },
    )
    expect(opened.status).toBe(303)
    const target = new URL(opened.headers.get('location') ?? '')
    expect(target.pathname).toBe('/saved')
    const code = target.searchParams.get('code') ?? ''

    const exchange = (code_verifier: string) =>
      fetch(`${backend.url}/auth/v1/token?grant_type=pkce`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey },
        body: JSON.stringify({ auth_code: code, code_verifier }),
      })
    const another = await exchange('x'.repeat(43))
    expect([another.status, await another.json()]).toMatchObject([400, { error_code: 'bad_code_verifier' }])
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe('pkce@example.com')
    expect((await exchange('x'.repeat(43))).status).toBe(404)
  })

  it('is worth a session by its hash on another machine', async () => {
    const client = backend.client({ auth: { flowType: 'pkce' } })
    await client.auth.signUp({ email: 'elsewhere@example.com', password })
    const token_hash = await hashFor('elsewhere@example.com')
    expect((await backend.client().auth.verifyOtp({ type: 'email', token_hash })).error).toBeNull()
  })

  it.each(['signup', 'magiclink'])('names the link’s type as hosted: %s', async (kind) => {
    const email = `implicit-${kind}@example.com`
    if (kind === 'magiclink') await backend.signUp(email)
    const { auth } = backend.client()
    if (kind === 'magiclink') await auth.signInWithOtp({ email })
    else await auth.signUp({ email, password })
    const target = await openLink(`token=${await hashFor(email)}&type=email`)
    expect(new URLSearchParams(target?.hash.slice(1)).get('type')).toBe(kind)
  })

  it('refuses an unspent link where a code is due', async () => {
    const email = 'any-email@example.com'
    await backend.client({ auth: { flowType: 'pkce' } }).auth.signUp({ email, password })
    const token = await hashFor(email)
    const refused = await fetch(`${backend.url}/auth/v1/verify?token=${token}&type=email`, {
      redirect: 'manual',
    })
    expect([refused.status, await refused.json()]).toEqual([
      500,
      expect.objectContaining({ error_code: 'unexpected_failure' }),
    ])
    const target = await openLink(`token=${token}&type=signup`)
    expect(target?.searchParams.get('code')).toBeTruthy()
  })

  it('reads the hash under its old name only, as hosted', async () => {
    const answered = await fetch(`${backend.url}/auth/v1/verify?token_hash=x&type=signup`)
    expect([answered.status, await answered.json()]).toEqual([
      400,
      expect.objectContaining({ error_code: 'validation_failed' }),
    ])
  })

  it('leads back with the reason when a link is spent', async () => {
    const opened = await fetch(`${backend.url}/auth/v1/verify?token=nothing&type=signup`, {
      redirect: 'manual',
    })
    const target = new URL(opened.headers.get('location') ?? '')
    expect(target.origin).toBe(backend.siteUrl)
    expect(new URLSearchParams(target.hash.slice(1)).get('error_code')).toBe('otp_expired')
  })
})

describe('targets of links', () => {
  it.each([
    ['https://x.preview.example/a/b?c=1', 'https://x.preview.example/a/b?c=1'],
    ['myapp://callback', 'myapp://callback'],
    ['http://localhost:4321/there', 'http://localhost:4321/there'],
    ['https://a.b.preview.example/', null],
    ['https://evil.example/x.preview.example/', null],
    ['http://localhost:3000@evil.example/', null],
    ['http://localhost:3000\\@evil.example/', null],
    ['http://2130706433/', null],
    ['http://[::ffff:127.0.0.1]/', null],
    ['//evil.example', null],
  ])('%s', async (target, wanted) => {
    const email = `to-${crypto.randomUUID()}@example.com`
    await backend.client().auth.signUp({ email, password, options: { emailRedirectTo: target } })
    expect((await linkFor(email)).searchParams.get('next')).toBe(wanted)
  })
})
