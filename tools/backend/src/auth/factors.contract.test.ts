import type { SupabaseClient } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { password, useBackend } from '../testing/test-backend.ts'
import { createCode } from './factors/totp.ts'

const backend = useBackend()
const stepMs = 30_000

const codeNow = (secret: string, steps = 0): string =>
  createCode(secret, Math.floor(backend.nowMs() / stepMs) + steps)

async function enrol(client: SupabaseClient, friendlyName = 'Phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { id: data.id, ...data.totp }
}

async function verify(client: SupabaseClient, factorId: string, code: string) {
  const challenge = await client.auth.mfa.challenge({ factorId })
  return client.auth.mfa.verify({ factorId, challengeId: challenge.data?.id ?? '', code })
}

/** An account with a verified factor and a client that has shown it. */
async function protect(email: string) {
  const { client, userId } = await backend.signUp(email)
  const factor = await enrol(client)
  expect((await verify(client, factor.id, codeNow(factor.secret))).error).toBeNull()
  backend.advance(stepMs)
  return { client, userId, factor }
}

async function signIn(email: string): Promise<SupabaseClient> {
  const client = backend.client()
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
  return client
}

const levelsOf = async (client: SupabaseClient) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data

describe('enrolment', () => {
  // shows R130
  it('hands over a secret as text, address and picture', async () => {
    const { client } = await backend.signUp('enrol@example.com')
    const { data } = await client.auth.mfa.enroll({
      factorType: 'totp',
      issuer: 'House Edge',
      friendlyName: 'Phone',
    })
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone' })
    const totp = data && 'totp' in data ? data.totp : undefined
    expect(totp?.uri).toContain(`secret=${totp?.secret}`)
    expect(totp?.uri).toContain('/House%20Edge:enrol%40example.com?')
    expect(totp?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/)
  })

  it('is of no use before a code was shown', async () => {
    const { client } = await backend.signUp('half@example.com')
    await enrol(client)
    expect(await levelsOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
    const { data } = await client.auth.mfa.listFactors()
    expect([data?.all.length, data?.totp.length]).toEqual([1, 0])
  })

  it('refuses a second factor of the same name', async () => {
    const { client } = await backend.signUp('twins@example.com')
    await enrol(client, 'Key')
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Key' })
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  })

  it('of another factor takes the first one', async () => {
    await protect('guarded@example.com')
    const thief = await signIn('guarded@example.com')
    const { error } = await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  })

  it('says what is not offered', async () => {
    const { client } = await backend.signUp('kinds@example.com')
    const phone = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+441632960000' })
    expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' })
  })
})

describe('verification', () => {
  // shows R132
  it('raises the session, and its token says so', async () => {
    const { client, userId } = await protect('raised@example.com')
    expect(await levelsOf(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    const { data } = await client.auth.getSession()
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
      sub: userId,
      aal: 'aal2',
      amr: expect.arrayContaining([
        expect.objectContaining({ method: 'totp' }),
        expect.objectContaining({ method: 'otp' }),
      ]) as unknown,
    })
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect(await levelsOf(client)).toMatchObject({ currentLevel: 'aal2' })
  })

  it('ends the sessions that had shown one factor only', async () => {
    const { client } = await backend.signUp('ended@example.com')
    const other = await signIn('ended@example.com')
    const factor = await enrol(client)
    await verify(client, factor.id, codeNow(factor.secret))
    expect((await other.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await client.auth.getUser()).error).toBeNull()
  })

  it('asks the next session for its second factor', async () => {
    const { factor } = await protect('next@example.com')
    const client = await signIn('next@example.com')
    expect(await levelsOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    expect((await verify(client, factor.id, codeNow(factor.secret))).error).toBeNull()
    expect(await levelsOf(client)).toMatchObject({ currentLevel: 'aal2' })
  })

  it('accepts a code once, even to another challenge', async () => {
    const { factor } = await protect('replay@example.com')
    const [owner, watcher] = [await signIn('replay@example.com'), await signIn('replay@example.com')]
    const code = codeNow(factor.secret)
    expect((await verify(owner, factor.id, code)).error).toBeNull()
    const replay = await verify(await signIn('replay@example.com'), factor.id, code)
    expect(replay.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect((await watcher.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  })

  it('accepts a code of one step ago, not of two', async () => {
    const { factor } = await protect('late@example.com')
    backend.advance(5 * stepMs)
    const client = await signIn('late@example.com')
    const old = await verify(client, factor.id, codeNow(factor.secret, -2))
    expect(old.error?.code).toBe('mfa_verification_failed')
    expect((await verify(client, factor.id, codeNow(factor.secret, -1))).error).toBeNull()
  })

  it('recognises a forwarded address with meaningless zeros', async () => {
    const { client, factor } = await protect('zeros@example.com')
    const { data } = await client.auth.getSession()
    const ask = async (path: string, body: object) => {
      const answer = await fetch(`${backend.url}/auth/v1/factors/${factor.id}/${path}`, {
        method: 'POST',
        headers: {
          apikey: backend.secretKey,
          authorization: `Bearer ${data.session?.access_token}`,
          'sb-forwarded-for': '2001:0db8:0abc:0000::1',
        },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: (await answer.json()) as { id?: string } }
    }
    backend.advance(stepMs)
    const challenge = await ask('challenge', {})
    const verified = await ask('verify', { challenge_id: challenge.body.id, code: codeNow(factor.secret) })
    expect(verified.status).toBe(200)
  })

  // shows R131
  it('refuses old, used, foreign and missing challenges', async () => {
    const { client, factor } = await protect('challenge@example.com')
    const other = await protect('challenge2@example.com')
    const attempt = (challengeId: string, code = codeNow(factor.secret)) =>
      client.auth.mfa.verify({ factorId: factor.id, challengeId, code })

    const foreign = await other.client.auth.mfa.challenge({ factorId: other.factor.id })
    expect((await attempt(foreign.data?.id ?? '')).error?.code).toBe('mfa_factor_not_found')
    expect((await attempt('none')).error?.code).toBe('mfa_factor_not_found')

    const used = await client.auth.mfa.challenge({ factorId: factor.id })
    expect((await attempt(used.data?.id ?? '')).error).toBeNull()
    backend.advance(stepMs)
    expect((await attempt(used.data?.id ?? '')).error?.code).toBe('mfa_ip_address_mismatch')

    const old = await client.auth.mfa.challenge({ factorId: factor.id })
    backend.advance(301_000)
    expect((await attempt(old.data?.id ?? '')).error?.code).toBe('mfa_challenge_expired')
  })

  it('knows nobody else’s factors', async () => {
    const { factor } = await protect('mine@example.com')
    const { client } = await backend.signUp('theirs@example.com')
    const { error } = await client.auth.mfa.challenge({ factorId: factor.id })
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  })
})

describe('an account with a second factor', () => {
  it('keeps password, address and factors without it', async () => {
    const { factor } = await protect('locked@example.com')
    const thief = await signIn('locked@example.com')
    const attempts = [
      (await thief.auth.updateUser({ password: 'a thief’s password' })).error,
      (await thief.auth.updateUser({ email: 'thief@example.com' })).error,
      (await thief.auth.mfa.unenroll({ factorId: factor.id })).error,
    ]
    expect(attempts.map((error) => error?.code)).toEqual(Array(3).fill('insufficient_aal'))
  })

  it('is neither exported nor deleted without it', async () => {
    const { client } = await protect('vault@example.com')
    const thief = await signIn('vault@example.com')
    for (const name of ['export_my_data', 'delete_my_account']) {
      expect((await thief.rpc(name)).error).toMatchObject({ code: '42501' })
    }
    expect((await client.rpc('export_my_data')).error).toBeNull()
    expect((await client.rpc('delete_my_account')).error).toBeNull()
    expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' })
  })

  it('needs it no more once it is unenrolled', async () => {
    const { client, factor } = await protect('freed@example.com')
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).data?.id).toBe(factor.id)
    await client.auth.refreshSession()
    expect(await levelsOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  })
})
