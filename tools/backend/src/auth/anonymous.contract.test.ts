import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { password, startTestBackend, tokenHashOf, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()

describe('an anonymous reader', () => {
  it('signs in without telling who they are', async () => {
    const client = backend.client()
    const { data, error } = await client.auth.signInAnonymously({ options: { data: { theme: 'dark' } } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', user_metadata: { theme: 'dark' } })
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
      role: 'authenticated',
      is_anonymous: true,
      amr: [{ method: 'anonymous' }],
    })
    expect((await client.auth.refreshSession()).error).toBeNull()
  })

  it('keeps their id through address and password', async () => {
    const client = backend.client()
    const { data } = await client.auth.signInAnonymously()
    const early = await client.auth.updateUser({ password })
    expect(early.error).toMatchObject({ code: 'validation_failed' })

    await client.auth.updateUser({ email: 'kept@example.com' })
    const token_hash = tokenHashOf([await backend.mailTo('kept@example.com')])
    const verified = await client.auth.verifyOtp({ type: 'email_change', token_hash })
    expect(verified.data.user).toMatchObject({
      id: data.user?.id,
      email: 'kept@example.com',
      is_anonymous: false,
    })
    expect((await client.auth.updateUser({ password })).error).toBeNull()
    const again = await backend.client().auth.signInWithPassword({ email: 'kept@example.com', password })
    expect(again.data.user?.id).toBe(data.user?.id)
  })

  it('enrols no second factor', async () => {
    const client = backend.client()
    await client.auth.signInAnonymously()
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp' })
    expect(error).toMatchObject({ status: 403, code: 'no_authorization' })
  })

  it('is refused where that is switched off', async () => {
    const strict = await startTestBackend({ auth: { anonymousEnabled: false } })
    const { error } = await strict.client().auth.signInAnonymously()
    expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' })
    await strict.close()
  })
})
