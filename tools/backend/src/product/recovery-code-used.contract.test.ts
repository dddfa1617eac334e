import type { FunctionsHttpError, SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { createCode } from '../auth/factors/totp.ts'
import { password, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const experimental = { auth: { experimental: { recoveryCodes: true } } } as SupabaseClientOptions<'public'>

const report = (client: SupabaseClient) => client.functions.invoke('recovery-code-used', { body: {} })
const refusalOf = async ({ error }: { error: unknown }): Promise<unknown> => {
  const { context } = error as FunctionsHttpError
  return [context.status, await context.json()]
}

async function signIn(email: string): Promise<SupabaseClient> {
  const client = backend.client(experimental)
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
  return client
}

/** An account with an app and recovery codes, signed in by the app. */
async function protect(email: string) {
  await backend.signUp(email)
  const client = await signIn(email)
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
  const secret = data && 'totp' in data ? data.totp.secret : ''
  const code = createCode(secret, Math.floor(backend.nowMs() / 30_000))
  await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })
  return { client, codes: (await client.auth.mfa.recoveryCodes.generate()).data?.codes ?? [] }
}

describe('recovery-code-used', () => {
  // shows P34
  it('tells the mailbox without naming the code', async () => {
    const email = 'lost-phone@example.com'
    const { codes } = await protect(email)
    const client = await signIn(email)
    await client.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })
    const before = await backend.mailCount(email)
    for (let times = 0; times < 3; times += 1) expect((await report(client)).data).toEqual({ status: 'sent' })
    expect(await backend.mailCount(email)).toBe(before + 1)
    const message = await backend.mailTo(email)
    expect(message.subject).toBe('A recovery code was used')
    expect(message.html + message.text).not.toContain(codes[0])
  })

  it('sends nothing for a session raised otherwise', async () => {
    const email = 'with-phone@example.com'
    const { client } = await protect(email)
    const before = await backend.mailCount(email)
    expect(await refusalOf(await report(client))).toEqual([409, { error: 'no_code_used' }])
    expect(await backend.mailCount(email)).toBe(before)
  })

  it('is refused to visitors', async () => {
    expect(await refusalOf(await report(backend.client()))).toEqual([401, { error: 'not_signed_in' }])
  })
})
