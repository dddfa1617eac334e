import { describe, expect, it } from 'vitest'
import { password, tokenHashOf, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()

describe('POST /signup', () => {
  // shows R115
  it('gives no session before the confirmation link is followed', async () => {
    const client = backend.client()
    const { data, error } = await client.auth.signUp({ email: 'New.Reader@example.com', password })

    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({
      email: 'new.reader@example.com',
      aud: 'authenticated',
      role: 'authenticated',
    })
    expect(data.user?.identities).toHaveLength(1)

    const mail = await backend.mailTo('new.reader@example.com')
    const link = new URL(mail.links[0] ?? '')
    expect(link.origin + link.pathname).toBe(`${backend.siteUrl}/confirm`)
    expect(link.searchParams.get('type')).toBe('email')
    expect(mail.code).toMatch(/^\d{6}$/)
  })

  // shows R115
  it('answers a taken address alike, without mail', async () => {
    await backend.signUp('taken@example.com')
    const before = await backend.mailCount('taken@example.com')
    const { data, error } = await backend
      .client()
      .auth.signUp({ email: 'taken@example.com', password: 'another password' })

    expect(error).toBeNull()
    expect(data.user?.email).toBe('taken@example.com')
    expect(data.user?.identities).toEqual([])
    expect(await backend.mailCount('taken@example.com')).toBe(before)
  })

  // shows P23
  it('keeps the first password of an unconfirmed address, as hosted', async () => {
    const email = 'twice@example.com'
    const signUp = (word: string) => backend.client().auth.signUp({ email, password: word })
    const signIn = (word: string) => backend.client().auth.signInWithPassword({ email, password: word })
    await signUp('the first password')
    backend.advance(60_000)
    expect((await signUp('the second password')).error).toBeNull()
    const token_hash = tokenHashOf([await backend.mailTo(email)])
    expect((await backend.client().auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull()

    expect((await signIn('the first password')).error).toBeNull()
    expect((await signIn('the second password')).error?.code).toBe('invalid_credentials')
  })

  it('carries the wanted path in the link', async () => {
    const options = { emailRedirectTo: `${backend.siteUrl}/account?tab=saved` }
    await backend.client().auth.signUp({ email: 'path@example.com', password, options })
    const link = new URL((await backend.mailTo('path@example.com')).links[0] ?? '')
    expect(link.searchParams.get('next')).toBe('/account?tab=saved')
  })

  // shows F71
  it('never links to another site', async () => {
    for (const [index, target] of [
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      `${backend.siteUrl}@evil.example`,
    ].entries()) {
      const email = `target${index}@example.com`
      await backend.client().auth.signUp({ email, password, options: { emailRedirectTo: target } })
      const link = new URL((await backend.mailTo(email)).links[0] ?? '')
      expect(link.origin).toBe(backend.siteUrl)
      expect(link.searchParams.get('next')).toBeNull()
    }
  })

  it('names the reasons of a weak password', async () => {
    const { error } = await backend.client().auth.signUp({ email: 'weak@example.com', password: 'short' })
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] })
  })

  it('refuses a password that bcrypt would cut off', async () => {
    const { error } = await backend
      .client()
      .auth.signUp({ email: 'long@example.com', password: 'x'.repeat(73) })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it.each(['a@b.c\r\nBcc: x@y.z', 'a@b,c@d', '"a"@b.c', 'a b@c.d', `${'x'.repeat(250)}@b.com`])(
    'refuses %j as an address',
    async (email) => {
      const { error } = await backend.client().auth.signUp({ email, password })
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
    },
  )

  it.each(['x'.repeat(72), 'é'.repeat(36)])('takes all 72 bytes of a password: %s', async (longest) => {
    const email = `longest-${longest.length}@example.com`
    const { client } = await backend.signUp(email)
    expect((await client.auth.updateUser({ password: longest })).error).toBeNull()
    const sent = await backend.client().auth.signInWithPassword({ email, password: longest })
    expect(sent.error).toBeNull()
    const cut = await backend.client().auth.signInWithPassword({ email, password: longest.slice(0, -1) })
    expect(cut.error?.code).toBe('invalid_credentials')
  })

  it('refuses a zero character before reading an address', async () => {
    const { error } = await backend.client().auth.signUp({ email: 'a@b.c\0', password })
    expect(error).toMatchObject({ status: 400, code: 'bad_json' })
  })

  it('ignores fields that would raise the caller', async () => {
    const response = await fetch(`${backend.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify({
        email: 'mass@example.com',
        password,
        role: 'service_role',
        app_metadata: { admin: true },
      }),
    })
    expect(await response.json()).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    })
  })

  it('makes a profile with the display name', async () => {
    const { client, userId } = await backend.signUp('named@example.com', { display_name: 'Rowan Ash' })
    const { data } = await client.from('profiles').select().single()
    expect(data).toMatchObject({
      id: userId,
      display_name: 'Rowan Ash',
      locale: 'en-gb',
      newsletter_opt_in: false,
    })
  })
})

describe('POST /verify', () => {
  // shows R122
  it('signs in by the hash of the link, once', async () => {
    const client = backend.client()
    await client.auth.signUp({ email: 'link@example.com', password })
    const token_hash = tokenHashOf([await backend.mailTo('link@example.com')])

    const first = await client.auth.verifyOtp({ type: 'email', token_hash })
    expect(first.error).toBeNull()
    expect(first.data.user?.email_confirmed_at).toBeTruthy()
    expect(first.data.session?.refresh_token).toBeTruthy()

    const second = await backend.client().auth.verifyOtp({ type: 'email', token_hash })
    expect(second.error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  it('signs in by the code', async () => {
    const client = backend.client()
    await client.auth.signUp({ email: 'code@example.com', password })
    const { code } = await backend.mailTo('code@example.com')
    const { data, error } = await client.auth.verifyOtp({
      type: 'email',
      email: 'code@example.com',
      token: code ?? '',
    })
    expect(error).toBeNull()
    expect(data.session).not.toBeNull()
  })

  it('refuses foreign and old codes', async () => {
    await backend.client().auth.signUp({ email: 'mine@example.com', password })
    await backend.client().auth.signUp({ email: 'yours@example.com', password })
    const { code } = await backend.mailTo('mine@example.com')
    const token = code ?? ''
    const foreign = await backend
      .client()
      .auth.verifyOtp({ type: 'email', email: 'yours@example.com', token })
    expect(foreign.error).toMatchObject({ code: 'otp_expired' })

    backend.advance(3_601_000)
    const late = await backend.client().auth.verifyOtp({ type: 'email', email: 'mine@example.com', token })
    expect(late.error).toMatchObject({ status: 403, code: 'otp_expired' })
  })
})
