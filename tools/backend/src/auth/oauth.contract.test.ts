import type { SupabaseClient } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { password, tokenHashOf, useBackend } from '../testing/test-backend.ts'
import { walkProvider, type Consent } from '../testing/walk-provider.ts'

const backend = useBackend({ auth: { manualLinkingEnabled: true } })

const pkceClient = (): SupabaseClient => backend.client({ auth: { flowType: 'pkce' } })

async function begin(client: SupabaseClient, provider: 'github' | 'google' = 'github'): Promise<string> {
  const redirectTo = `${backend.siteUrl}/auth/callback?next=/account`
  const { data, error } = await client.auth.signInWithOAuth({
    provider,
    options: { skipBrowserRedirect: true, redirectTo },
  })
  expect(error).toBeNull()
  return data.url ?? ''
}

async function signIn(consent: Consent, provider: 'github' | 'google' = 'github') {
  const client = pkceClient()
  const landed = await walkProvider(await begin(client, provider), consent)
  const { data, error } = await client.auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '')
  return { client, landed, user: data.user, session: data.session, error }
}

describe('signing in at a provider', () => {
  // shows P48
  it('comes back with a code for the browser that began', async () => {
    const { client, landed, user, session, error } = await signIn({
      email: 'oauth@example.com',
      name: 'Olive',
    })
    expect(error).toBeNull()
    expect(`${landed.origin}${landed.pathname}`).toBe(`${backend.siteUrl}/auth/callback`)
    expect([landed.searchParams.get('next'), landed.hash]).toEqual(['/account', ''])
    expect(user).toMatchObject({
      email: 'oauth@example.com',
      app_metadata: { provider: 'github', providers: ['github'] },
      user_metadata: { full_name: 'Olive', email_verified: true },
    })
    expect(session?.provider_token).toBeTruthy()
    expect(decodeJwt(session?.access_token ?? '')['amr']).toMatchObject([{ method: 'oauth' }])
    const { data } = await client.from('profiles').select('display_name')
    expect(data).toHaveLength(1)
  })

  it('finds the same account again', async () => {
    const first = await signIn({ email: 'again-oauth@example.com' })
    const second = await signIn({ email: 'again-oauth@example.com' })
    expect(second.user?.id).toBe(first.user?.id)
  })

  it('ties a verified address to the account that has it', async () => {
    const { userId } = await backend.signUp('both@example.com')
    const { user } = await signIn({ email: 'both@example.com' }, 'google')
    expect(user?.id).toBe(userId)
    expect(user?.app_metadata.providers).toEqual(['email', 'google'])
    const again = await backend.client().auth.signInWithPassword({ email: 'both@example.com', password })
    expect(again.error).toBeNull()
  })

  it('takes an account over from who never confirmed its address', async () => {
    const email = 'squatted@example.com'
    await backend.client().auth.signUp({ email, password, options: { data: { display_name: 'Squatter' } } })
    const { user } = await signIn({ email })
    expect(user?.app_metadata.providers).toEqual(['github'])
    expect(JSON.stringify(user)).not.toContain('Squatter')
    const squatter = await backend.client().auth.signInWithPassword({ email, password })
    expect(squatter.error?.code).toBe('invalid_credentials')
  })

  it('believes no address the provider left unverified', async () => {
    await backend.signUp('victim@example.com')
    const taken = await signIn({ email: 'victim@example.com', verified: false })
    expect(taken.landed.searchParams.get('error_code')).toBe('email_exists')

    const fresh = await signIn({ email: 'unproven@example.com', verified: false })
    expect(fresh.landed.searchParams.get('error_code')).toBe('provider_email_needs_verification')
    const token_hash = tokenHashOf([await backend.mailTo('unproven@example.com')])
    const proven = await backend.client().auth.verifyOtp({ type: 'email', token_hash })
    expect(proven.data.user?.app_metadata.provider).toBe('github')
  })

  it('says that it was denied', async () => {
    const landed = await walkProvider(await begin(pkceClient()), { decision: 'deny' })
    expect(Object.fromEntries(landed.searchParams)).toMatchObject({
      error: 'access_denied',
      error_description: 'The user denied access',
    })
  })

  it('keeps a banned account out', async () => {
    const { user } = await signIn({ email: 'banned-oauth@example.com' })
    await backend.serviceClient().auth.admin.updateUserById(user?.id ?? '', { ban_duration: '24h' })
    const { landed } = await signIn({ email: 'banned-oauth@example.com' })
    expect(landed.searchParams.get('error_code')).toBe('user_banned')
  })
})

describe('a code', () => {
  // shows R118
  it('is good once, for its own verifier, for five minutes', async () => {
    const client = pkceClient()
    const code =
      (await walkProvider(await begin(client), { email: 'code@example.com' })).searchParams.get('code') ?? ''
    const thief = pkceClient()
    await begin(thief)
    const stolen = await thief.auth.exchangeCodeForSession(code)
    expect(stolen.error).toMatchObject({ status: 400, code: 'bad_code_verifier' })
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
    const twice = await fetch(`${backend.url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(43) }),
    })
    expect(await twice.json()).toMatchObject({ code: 404, error_code: 'flow_state_not_found' })

    const slow = pkceClient()
    const late =
      (await walkProvider(await begin(slow), { email: 'code@example.com' })).searchParams.get('code') ?? ''
    backend.advance(301_000)
    expect((await slow.auth.exchangeCodeForSession(late)).error?.code).toBe('flow_state_expired')
  })
})

describe('GET /callback', () => {
  const call = async (query: Record<string, string>): Promise<URL> => {
    const response = await fetch(`${backend.url}/auth/v1/callback?${new URLSearchParams(query).toString()}`, {
      redirect: 'manual',
    })
    expect(response.status).toBe(302)
    return new URL(response.headers.get('location') ?? '')
  }
  const stateOf = async (url: string): Promise<string> => {
    const page = await fetch(url, { redirect: 'manual' })
    return new URL(page.headers.get('location') ?? '').searchParams.get('state') ?? ''
  }

  it.each([
    ['no state', {}, 'bad_oauth_callback'],
    ['garbage for state', { state: "'; drop table auth.users; --" }, 'bad_oauth_state'],
    ['an unknown state', { state: '00000000-0000-4000-8000-000000000000' }, 'bad_oauth_state'],
  ])('believes nothing without its own state: %s', async (_name, query, code) => {
    const landed = await call({ code: 'any', ...query })
    expect([landed.origin, landed.searchParams.get('error_code')]).toEqual([backend.siteUrl, code])
  })

  it('refuses foreign codes and states used or old', async () => {
    const state = await stateOf(await begin(pkceClient()))
    expect((await call({ state, code: 'made-up' })).searchParams.get('error_code')).toBe('bad_oauth_callback')

    const url = await begin(pkceClient())
    const page = await fetch(url, { redirect: 'manual' })
    const location = page.headers.get('location') ?? ''
    const form = (email: string) =>
      fetch(location, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          provider: 'github',
          state: new URL(location).searchParams.get('state') ?? '',
          email,
          verified: 'yes',
          decision: 'allow',
        }),
      })
    await fetch((await form('used@example.com')).headers.get('location') ?? '', { redirect: 'manual' })
    const second = new URL((await form('used@example.com')).headers.get('location') ?? '')
    expect((await call(Object.fromEntries(second.searchParams))).searchParams.get('error_code')).toBe(
      'flow_state_already_used',
    )

    const old = await stateOf(await begin(pkceClient()))
    backend.advance(301_000)
    expect((await call({ state: old, code: 'any' })).searchParams.get('error_code')).toBe('bad_oauth_state')
  })
})

describe('GET /authorize', () => {
  it.each(['gitlab', '', 'constructor'])('does not know the provider "%s"', async (provider) => {
    const response = await fetch(`${backend.url}/auth/v1/authorize?provider=${provider}`, {
      redirect: 'manual',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' })
  })

  it('does not lead to foreign sites', async () => {
    const client = pkceClient()
    const { data } = await client.auth.signInWithOAuth({
      provider: 'github',
      options: { skipBrowserRedirect: true, redirectTo: 'https://evil.example/steal' },
    })
    const landed = await walkProvider(data.url ?? '', { email: 'lured@example.com' })
    expect(landed.origin).toBe(backend.siteUrl)
  })

  it('hands the session over in the fragment without challenge', async () => {
    const url = await begin(backend.client({ auth: { flowType: 'implicit' } }))
    const landed = await walkProvider(url, { email: 'implicit@example.com' })
    expect(landed.search).toBe('?next=/account')
    const token = new URLSearchParams(landed.hash.slice(1)).get('access_token') ?? ''
    expect(decodeJwt(token)).toMatchObject({ email: 'implicit@example.com' })
  })
})

describe('identities', () => {
  const link = async (
    client: SupabaseClient,
    provider: 'github' | 'google',
    consent: Consent,
  ): Promise<URL> => {
    const { data, error } = await client.auth.linkIdentity({
      provider,
      options: { skipBrowserRedirect: true },
    })
    expect(error).toBeNull()
    return walkProvider(data?.url ?? '', consent)
  }

  it('are linked and unlinked while signed in, never the last', async () => {
    const { client } = await backend.signUp('linker@example.com')
    await link(client, 'github', { email: 'elsewhere@example.com' })
    const { data } = await client.auth.getUserIdentities()
    expect(data?.identities.map(({ provider }) => provider).toSorted()).toEqual(['email', 'github'])
    const added = await backend.mailTo('linker@example.com')
    expect([added.subject, added.text]).toEqual([
      'A way to sign in was added',
      expect.stringContaining('GitHub'),
    ])

    const github = data?.identities.find(({ provider }) => provider === 'github')
    expect((await client.auth.unlinkIdentity(github!)).error).toBeNull()
    expect((await backend.mailTo('linker@example.com')).subject).toBe('A way to sign in was removed')
    const left = (await client.auth.getUserIdentities()).data?.identities ?? []
    expect(left.map(({ provider }) => provider)).toEqual(['email'])
    expect((await client.auth.unlinkIdentity(left[0]!)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    })
  })

  it('belong to one account only', async () => {
    await signIn({ email: 'owner-oauth@example.com' })
    const { client } = await backend.signUp('other-oauth@example.com')
    const landed = await link(client, 'github', { email: 'owner-oauth@example.com' })
    expect(landed.href).toContain('error_code=identity_already_exists')
  })

  it('of others are not unlinked', async () => {
    const { user } = await signIn({ email: 'theirs-oauth@example.com' })
    const { client } = await backend.signUp('nosy@example.com')
    await link(client, 'google', { email: 'nosy@example.com' })
    const { error } = await client.auth.unlinkIdentity(user!.identities![0]!)
    expect(error).toMatchObject({ status: 422, code: 'identity_not_found' })
  })

  it('give an anonymous reader a name', async () => {
    const client = backend.client()
    const { data } = await client.auth.signInAnonymously()
    await link(client, 'google', { email: 'named@example.com' })
    const { data: now } = await client.auth.getUser()
    expect(now.user).toMatchObject({ id: data.user?.id, email: 'named@example.com', is_anonymous: false })
  })
})
