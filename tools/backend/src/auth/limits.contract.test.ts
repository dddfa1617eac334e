import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { hostedLimits } from './limits.ts'
import { password, useBackend } from '../testing/test-backend.ts'

const backend = useBackend({ limits: hostedLimits })

const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${backend.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, ...headers },
    body: JSON.stringify(body),
  })
const guess = (headers: Record<string, string> = {}): Promise<Response> =>
  post('/verify', { type: 'email', email: 'guessed@example.com', token: '000000' }, headers)

describe('limits by address', () => {
  it('allow 30 guesses, then 30 per five minutes', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 31; attempt += 1) statuses.push((await guess()).status)
    expect(statuses.slice(0, 30).every((status) => status === 403)).toBe(true)
    expect(statuses[30]).toBe(429)
    expect(await (await guess()).json()).toMatchObject({ error_code: 'over_request_rate_limit' })

    backend.advance(10_000)
    expect((await guess()).status).toBe(403)
    expect((await guess()).status).toBe(429)
  })

  // shows F73
  it('are not dodged by headers that anyone can write', async () => {
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'sb-forwarded-for']) {
      expect((await guess({ [name]: '203.0.113.7' })).status).toBe(429)
    }
  })

  it('count by the forwarded visitor of a server’s secret key', async () => {
    const forward = (ip: string): Promise<Response> =>
      guess({ apikey: backend.secretKey, 'sb-forwarded-for': ip })
    expect((await forward('203.0.113.7')).status).toBe(403)
    for (let attempt = 0; attempt < 29; attempt += 1) await forward('203.0.113.8')
    expect((await forward('203.0.113.8')).status).toBe(403)
    expect((await forward('203.0.113.8')).status).toBe(429)
  })

  it('count each kind of request apart', async () => {
    const { error } = await backend
      .client()
      .auth.signInWithPassword({ email: 'guessed@example.com', password })
    expect(error?.code).toBe('invalid_credentials')
  })
})

describe('the limit of messages', () => {
  it('leaves two thirds to other networks', async () => {
    const ask = async (ip: string) => {
      const email = `sent-${crypto.randomUUID()}@example.com`
      const headers = { apikey: backend.secretKey, 'sb-forwarded-for': ip }
      return (await post('/signup', { email, password }, headers)).status
    }
    const statuses: number[] = []
    for (let index = 0; index < 20; index += 1) statuses.push(await ask(`2001:db8:0:7::${index}`))
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(await ask('2001:db8:0:8::1')).toBe(200)
    expect(await ask('198.51.100.77')).toBe(200)
    backend.advance(360_000)
    expect([await ask('2001:db8:0:7::1'), await ask('2001:db8:0:7::1')]).toEqual([200, 429])
    backend.advance(3_600_000)
  })

  it('holds for the whole project, by the hour', async () => {
    const ask = async (index: number) => {
      const client = createClient(backend.url, backend.secretKey, {
        auth: { persistSession: false },
        global: { headers: { 'sb-forwarded-for': `198.51.100.${index}` } },
      })
      return (await client.auth.signUp({ email: `mass${index}@example.com`, password })).error
    }
    for (let index = 0; index < 30; index += 1) expect(await ask(index)).toBeNull()
    expect(await ask(30)).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    backend.advance(3_600_000)
    expect(await ask(31)).toBeNull()
  })
})
