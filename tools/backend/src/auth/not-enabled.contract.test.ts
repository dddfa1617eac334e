import { describe, expect, it } from 'vitest'
import { password, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const auth = () => backend.client().auth

describe('what this project has switched off', () => {
  // shows R119, R120, R129
  it.each([
    [
      'a number with a password',
      () => auth().signInWithPassword({ phone: '+441632960000', password }),
      422,
      'phone_provider_disabled',
    ],
    [
      'a new number',
      () => auth().signUp({ phone: '+441632960000', password }),
      400,
      'phone_provider_disabled',
    ],
    [
      'a code by text message',
      () => auth().signInWithOtp({ phone: '+441632960000' }),
      400,
      'phone_provider_disabled',
    ],
    ['single sign-on', () => auth().signInWithSSO({ domain: 'example.com' }), 404, 'saml_provider_disabled'],
    [
      'an id token',
      () => auth().signInWithIdToken({ provider: 'google', token: 'a.b.c' }),
      400,
      'provider_disabled',
    ],
  ])('says so: %s', async (_name, ask, status, code) => {
    expect((await ask()).error).toMatchObject({ status, code })
  })

  // shows R119, R120, R129
  it.each([
    ['/token?grant_type=web3', 422, 'web3_provider_disabled'],
    ['/token?grant_type=constructor', 400, 'invalid_credentials'],
    ['/passkeys/registration/options', 404, 'passkey_disabled'],
    ['/oauth/token', 404, 'feature_disabled'],
  ])('says so: POST %s', async (path, status, code) => {
    const response = await fetch(`${backend.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: '{}',
    })
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({ error_code: code }),
    ])
  })

  it('is told to sign-in pages beforehand', async () => {
    const response = await fetch(`${backend.url}/auth/v1/settings`, {
      headers: { apikey: backend.publishableKey },
    })
    expect(await response.json()).toMatchObject({
      external: { email: true, phone: false, anonymous_users: true, github: true, google: true },
      disable_signup: false,
      mailer_autoconfirm: false,
      saml_enabled: false,
    })
  })
})
