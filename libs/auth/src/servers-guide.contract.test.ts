import { join } from 'node:path'
import { startBackend } from '@house-edge/backend'
import { afterEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { writeQuickStart } from '../../../vitest.readme.ts'
import { getLinkTokens, startOnCopy } from './testing/test-backend.ts'
import { createTestBrowser, postedForm } from './testing/test-site.ts'

afterEach(() => vi.unstubAllEnvs())

describe('guides/servers.md', () => {
  it('has an API that signs up, confirms, knows who asks, and signs out', async () => {
    const backend = await startOnCopy(inject('template'), startBackend)
    onTestFinished(() => backend.close())
    vi.stubEnv('BACKEND_URL', backend.url)
    vi.stubEnv('BACKEND_PUBLISHABLE_KEY', backend.publishableKey)
    vi.stubEnv('BACKEND_SECRET_KEY', backend.secretKey)
    vi.stubEnv('SITE_ORIGIN', 'http://localhost:3000')
    const folder = writeQuickStart(join(import.meta.dirname, '..'))
    const { api } = (await import(join(folder, 'src/api.ts'))) as {
      api: { fetch: (request: Request) => Response | Promise<Response> }
    }
    const browser = createTestBrowser()
    const ask = async (path: string, init?: RequestInit) => {
      const response = browser.receive(await api.fetch(browser.request(path, init)))
      return { status: response.status, said: (await response.json()) as unknown }
    }
    const post = (name: string, fields: Record<string, string>) =>
      ask(`/api/auth/${name}`, postedForm(fields))
    const visitor = { email: 'newcomer@example.com', password: 'a long enough password' }

    expect(await ask('/api/me')).toMatchObject({ status: 401, said: { code: 'auth/session-missing' } })
    expect(await post('sign-up', visitor)).toMatchObject({ status: 200, said: { next: 'check-inbox' } })
    const { tokenHash, type } = await getLinkTokens(backend, visitor.email)
    expect((await post('confirm', { token_hash: tokenHash, type })).status).toBe(200)
    expect(await ask('/api/me')).toEqual({ status: 200, said: { email: visitor.email } })
    expect((await post('sign-out', {})).status).toBe(200)
    expect((await ask('/api/me')).status).toBe(401)
    expect(await post('sign-in', { ...visitor, password: 'another one' })).toMatchObject({
      status: 400,
      said: { code: 'auth/invalid-credentials' },
    })
    expect((await post('sign-in', visitor)).status).toBe(200)

    const signedIn = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(visitor),
    })
    const { access_token: token } = (await signedIn.json()) as { access_token: string }
    const byApp = (authorization: string) =>
      api.fetch(new Request('http://localhost:3000/api/me', { headers: { authorization } }))
    expect((await byApp(`Bearer ${token}`)).status).toBe(200)
    // In the middle of the signature: at its end two letters can say the same.
    const other = token.at(-20) === 'A' ? 'B' : 'A'
    expect((await byApp(`Bearer ${token.slice(0, -20)}${other}${token.slice(-19)}`)).status).toBe(401)
  })
})
