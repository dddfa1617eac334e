import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { password, useBackend } from '../testing/test-backend.ts'
import { createCode } from './factors/totp.ts'

const backend = useBackend()
const stepMs = 30_000
const quarterHourMs = 900_000

/** The vendor's client keeps these calls behind a switch. */
const experimental = { auth: { experimental: { recoveryCodes: true } } } as SupabaseClientOptions<'public'>

async function signIn(email: string): Promise<SupabaseClient> {
  const client = backend.client(experimental)
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
  return client
}

async function showApp(client: SupabaseClient, factorId: string, secret: string) {
  backend.advance(stepMs)
  const code = createCode(secret, Math.floor(backend.nowMs() / stepMs))
  const challenge = await client.auth.mfa.challenge({ factorId })
  const shown = await client.auth.mfa.verify({ factorId, challengeId: challenge.data?.id ?? '', code })
  expect(shown.error).toBeNull()
}

/** An account with an authenticator app, signed in with it. */
async function protect(email: string) {
  await backend.signUp(email)
  const client = await signIn(email)
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  const [id, secret] = [data?.id ?? '', data && 'totp' in data ? data.totp.secret : '']
  await showApp(client, id, secret)
  return { client, id, secret }
}

async function generate(client: SupabaseClient): Promise<string[]> {
  const { data, error } = await client.auth.mfa.recoveryCodes.generate()
  expect(error).toBeNull()
  return data?.codes ?? []
}

const codeOf = (answer: { error: { code?: string | undefined } | null }) => answer.error?.code

describe('recovery codes', () => {
  it('are ten, shown once, and counted from then on', async () => {
    const { client } = await protect('ten@example.com')
    expect(codeOf(await client.auth.mfa.recoveryCodes.getStatus())).toBe('mfa_factor_not_found')
    const { data } = await client.auth.mfa.recoveryCodes.generate({ friendlyName: 'Paper' })
    expect(data).toMatchObject({ type: 'recovery_code', friendly_name: 'Paper', total: 10 })
    expect(new Set(data?.codes).size).toBe(10)
    expect(data?.codes[0]).toMatch(/^[2-9a-hjkmnp-z]{16}$/)
    expect((await client.auth.mfa.recoveryCodes.getStatus()).data).toEqual({
      id: data?.id,
      type: 'recovery_code',
      total: 10,
      remaining: 10,
    })
    expect((await client.auth.mfa.listFactors()).data?.recovery_code).toMatchObject([{ id: data?.id }])
    expect(codeOf(await client.auth.mfa.recoveryCodes.generate())).toBe('mfa_verified_factor_exists')
  })

  // shows P47
  it('raise a session once each and end weaker ones', async () => {
    const [code = ''] = await generate((await protect('typed@example.com')).client)
    const [client, other] = [await signIn('typed@example.com'), await signIn('typed@example.com')]
    const typed = `${code.slice(0, 4)}-${code.slice(4, 10)} ${code.slice(10)}`.toUpperCase()
    expect((await client.auth.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull()
    const { data } = await client.auth.getSession()
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([expect.objectContaining({ method: 'mfa/recovery_code' })]) as unknown,
    })
    expect((await other.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await client.auth.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9)
    const again = await (await signIn('typed@example.com')).auth.mfa.recoveryCodes.verify({ code })
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  })

  it('are useless to other accounts, as unknown as wrong ones', async () => {
    const [code = ''] = await generate((await protect('hers@example.com')).client)
    const { client } = await protect('his@example.com')
    const answer = await client.auth.mfa.recoveryCodes.verify({ code })
    expect(answer.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  })

  // shows F75
  it('are locked for fifteen minutes after five misses', async () => {
    const [code = ''] = await generate((await protect('guessed@example.com')).client)
    const client = await signIn('guessed@example.com')
    const attempt = async (guess: string) =>
      codeOf(await client.auth.mfa.recoveryCodes.verify({ code: guess })) ?? 'let in'
    const misses = [1, 2, 3, 4, 5].map(() => attempt('2222222222222222'))
    expect(await Promise.all(misses)).toEqual(Array(5).fill('mfa_verification_failed'))
    expect(await attempt(code)).toBe('mfa_recovery_codes_locked')
    backend.advance(quarterHourMs + 1000)
    expect(await attempt('2222222222222222')).toBe('mfa_verification_failed')
    expect(await attempt(code)).toBe('let in')
  })

  it('are replaced, by who has shown two factors only', async () => {
    const { client } = await protect('replaced@example.com')
    const [old = ''] = await generate(client)
    const halfway = await signIn('replaced@example.com')
    expect(codeOf(await halfway.auth.mfa.recoveryCodes.regenerate())).toBe('insufficient_aal')
    expect(codeOf(await halfway.auth.mfa.recoveryCodes.unenroll())).toBe('insufficient_aal')
    const { data } = await client.auth.mfa.recoveryCodes.regenerate()
    expect(codeOf(await halfway.auth.mfa.recoveryCodes.verify({ code: old }))).toBe('mfa_verification_failed')
    expect((await halfway.auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' })).error).toBeNull()
  })

  it('are never all that an account has', async () => {
    const { client, id } = await protect('sole@example.com')
    await generate(client)
    expect(codeOf(await client.auth.mfa.unenroll({ factorId: id }))).toBe('mfa_recovery_codes_sole_factor')
    const { data } = await client.auth.mfa.recoveryCodes.getStatus()
    expect(codeOf(await client.auth.mfa.unenroll({ factorId: data?.id ?? '' }))).toBe('validation_failed')
    expect(codeOf(await client.auth.mfa.challenge({ factorId: data?.id ?? '' }))).toBe('validation_failed')
    expect((await client.auth.mfa.recoveryCodes.unenroll()).data).toEqual({ id: data?.id })
    expect((await client.auth.mfa.unenroll({ factorId: id })).error).toBeNull()
  })

  it('need an app first', async () => {
    await backend.signUp('plain@example.com')
    const client = await signIn('plain@example.com')
    expect(codeOf(await client.auth.mfa.recoveryCodes.generate())).toBe('insufficient_aal')
  })
})
