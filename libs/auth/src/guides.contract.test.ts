import { join } from 'node:path'
import { startBackend } from '@house-edge/backend'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { writeQuickStart } from '../../../vitest.readme.ts'
import { getLinkTokens, startOnCopy, type TestBackend } from './testing/test-backend.ts'
import { createTestBrowser, postedForm } from './testing/test-site.ts'

const newcomer = { email: 'newcomer@example.com', password: 'a long enough password' }

describe('README.md', () => {
  it('has handlers that sign up, confirm, sign out and sign in', async () => {
    const { backend, load } = await startGuideSite()
    const browser = createTestBrowser()
    const post = async (name: string, fields: Record<string, string>): Promise<string | undefined> => {
      const path = `/api/auth/${name}`
      const { POST } = (await load(`src/app${path}/route.ts`)) as {
        POST: (request: Request) => Promise<Response>
      }
      const response = browser.receive(await POST(browser.request(path, postedForm(fields))))
      return response.headers.get('location')?.replace('http://localhost:3000', '')
    }

    expect(await post('sign-up', newcomer)).toBe('/sign-up?sent=yes')
    const { tokenHash, type } = await getLinkTokens(backend, newcomer.email)
    expect(await post('confirm', { token_hash: tokenHash, type })).toBe('/account')
    expect(await post('sign-out', {})).toBe('/login')
    expect(await post('sign-in', { ...newcomer, password: 'another one' })).toMatch(/^\/login\?code=/)
    expect(await post('sign-in', newcomer)).toBe('/account')
  })
})

describe('guides/servers.md', () => {
  it('has an API that signs up, confirms, knows who asks, and signs out', async () => {
    const { backend, load } = await startGuideSite()
    const { api } = (await load('src/api.ts')) as {
      api: { fetch: (request: Request) => Response | Promise<Response> }
    }
    const browser = createTestBrowser()
    const ask = async (path: string, init?: RequestInit) => {
      const response = browser.receive(await api.fetch(browser.request(path, init)))
      return { status: response.status, said: (await response.json()) as unknown }
    }
    const post = (name: string, fields: Record<string, string>) =>
      ask(`/api/auth/${name}`, postedForm(fields))

    expect(await ask('/api/me')).toMatchObject({ status: 401, said: { code: 'auth/session-missing' } })
    expect(await post('sign-up', newcomer)).toMatchObject({ status: 200, said: { next: 'check-inbox' } })
    const { tokenHash, type } = await getLinkTokens(backend, newcomer.email)
    expect((await post('confirm', { token_hash: tokenHash, type })).status).toBe(200)
    expect(await ask('/api/me')).toEqual({ status: 200, said: { email: newcomer.email } })
    expect((await post('sign-out', {})).status).toBe(200)
    expect((await ask('/api/me')).status).toBe(401)
    expect(await post('sign-in', { ...newcomer, password: 'another one' })).toMatchObject({
      status: 400,
      said: { code: 'auth/invalid-credentials' },
    })
    expect((await post('sign-in', newcomer)).status).toBe(200)

    const signedIn = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(newcomer),
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

/** The files of the examples, and the backend that their environment names, for as long as the test runs. */
async function startGuideSite(): Promise<{ backend: TestBackend; load: (file: string) => Promise<unknown> }> {
  const backend = await startOnCopy(inject('template'), startBackend)
  onTestFinished(() => backend.close())
  vi.stubEnv('BACKEND_URL', backend.url)
  vi.stubEnv('BACKEND_PUBLISHABLE_KEY', backend.publishableKey)
  vi.stubEnv('BACKEND_SECRET_KEY', backend.secretKey)
  vi.stubEnv('SITE_ORIGIN', 'http://localhost:3000')
  onTestFinished(() => void vi.unstubAllEnvs())
  const folder = writeQuickStart(join(import.meta.dirname, '..'))
  return { backend, load: (file) => import(join(folder, file)) }
}
