import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCode } from '../auth/factors/totp.ts'
import { ask } from '../testing/control.ts'
import { password, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const dayMs = 86_400_000
const email = 'time-traveller@example.com'
const experimental = { auth: { experimental: { recoveryCodes: true } } } as object

const signInAnonymously = async () => (await backend.client().auth.signInAnonymously()).error?.code
const askForLink = async () => (await backend.client().auth.signInWithOtp({ email })).error?.code
const codeAt = (secret: string, ms: number) => createCode(secret, Math.floor(ms / 30_000))

/** What was used up a day ahead, before the clock went back. */
let client: SupabaseClient
let factor: { id: string; totp: { secret: string } }
const guess = async (code: string) => (await client.auth.mfa.recoveryCodes.verify({ code })).error?.code
const showApp = async (atMs: number) => {
  const code = codeAt(factor.totp.secret, atMs)
  return (await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error?.code
}

const refusedAhead: unknown[] = []

beforeAll(async () => {
  await backend.signUp(email)
  await ask(backend, 'PUT', '/limits', { anonymous: 1 })
  await ask(backend, 'POST', '/clock', { advanceMs: dayMs })
  await signInAnonymously()
  refusedAhead.push(await signInAnonymously())
  await askForLink()
  refusedAhead.push(await askForLink())
  client = backend.client(experimental)
  await client.auth.signInWithPassword({ email, password })
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  factor = enrolled.data as typeof factor
  await showApp(backend.nowMs() + dayMs)
  refusedAhead.push(await showApp(backend.nowMs() + dayMs))
  await client.auth.mfa.recoveryCodes.generate()
  for (let miss = 0; miss < 5; miss += 1) await guess('aaaa-aaaa-aaaa-aaaa')
  refusedAhead.push(await guess('aaaa-aaaa-aaaa-aaaa'))
  await ask(backend, 'DELETE', '/clock')
})

describe('a clock that was put back', () => {
  it('had limits ahead', () => {
    expect(refusedAhead).toEqual([
      'over_request_rate_limit',
      'over_email_send_rate_limit',
      'mfa_verification_failed',
      'mfa_recovery_codes_locked',
    ])
  })

  it('ends the pause between two messages', async () => {
    expect(await askForLink()).toBeUndefined()
  })

  it('accepts app codes due at its time', async () => {
    expect(await showApp(backend.nowMs())).toBeUndefined()
  })

  it('unlocks recovery codes', async () => {
    expect(await guess('aaaa-aaaa-aaaa-aaaa')).toBe('mfa_verification_failed')
  })

  it('lets limits by address end when they would have', async () => {
    expect(await signInAnonymously()).toBe('over_request_rate_limit')
    backend.advance(3_600_001)
    expect(await signInAnonymously()).toBeUndefined()
  })
})
