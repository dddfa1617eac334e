import { describe, expect, it } from 'vitest'
import { createTestBrowser, createTestSite } from '../testing/test-site.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

const attempts = 10_000
const refusal = { status: 400, body: { error_code: 'invalid_credentials' } }

/** Tries one password after the other without a pause, and counts what the service hears of it. */
async function stuff(attempt: (index: number) => { email: string; address: string }) {
  let address = ''
  const { auth, service } = createTestSite({ visitorAddress: () => address })
  service.replies.set('/token', refusal)
  const codes = new Map<string, number>()
  for (let index = 0; index < attempts; index += 1) {
    const { email, ...from } = attempt(index)
    ;({ address } = from)
    const request = createTestBrowser().request('/api/auth/sign-in', { method: 'POST' })
    const outcome = await signInWithPassword(auth.open(request), { email, password: `guess ${index}` })
    const code = outcome.ok ? outcome.next : outcome.code
    codes.set(code, (codes.get(code) ?? 0) + 1)
  }
  return { calls: service.callsTo('/auth/v1/token'), codes: Object.fromEntries(codes) }
}

describe('signInWithPassword', () => {
  // shows F75
  it('lets an address try fifteen passwords at once', async () => {
    const seen = await stuff((index) => ({ email: `person-${index}@example.com`, address: '203.0.113.7' }))
    expect(seen).toEqual({
      calls: 15,
      codes: { 'auth/invalid-credentials': 15, 'auth/too-many-attempts': attempts - 15 },
    })
  })

  // shows F75
  it('lets an account have ten passwords tried', async () => {
    const seen = await stuff((index) => ({
      email: 'target@example.com',
      address: `198.51.${index >> 8}.${index & 255}`,
    }))
    expect(seen).toEqual({
      calls: 10,
      codes: { 'auth/invalid-credentials': 10, 'auth/too-many-attempts': attempts - 10 },
    })
  })
})
