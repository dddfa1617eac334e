import { join } from 'node:path'
import { startBackend } from '@house-edge/backend'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { writeQuickStart } from '../../../vitest.readme.ts'
import { getLinkTokens, startOnCopy } from './testing/test-backend.ts'
import { createTestBrowser, postedForm } from './testing/test-site.ts'

afterEach(() => vi.unstubAllEnvs())

describe('README.md', () => {
  it('has handlers that sign up, confirm, sign out and sign in', async () => {
    const backend = await startOnCopy(inject('template'), startBackend)
    vi.stubEnv('BACKEND_URL', backend.url)
    vi.stubEnv('BACKEND_PUBLISHABLE_KEY', backend.publishableKey)
    vi.stubEnv('BACKEND_SECRET_KEY', backend.secretKey)
    vi.stubEnv('SITE_ORIGIN', 'http://localhost:3000')
    const folder = writeQuickStart(join(import.meta.dirname, '..'))
    const browser = createTestBrowser()
    const post = async (name: string, fields: Record<string, string>): Promise<string | undefined> => {
      const path = `/api/auth/${name}`
      const { POST } = (await import(join(folder, `src/app${path}/route.ts`))) as {
        POST: (request: Request) => Promise<Response>
      }
      const response = browser.receive(await POST(browser.request(path, postedForm(fields))))
      return response.headers.get('location')?.replace('http://localhost:3000', '')
    }
    const visitor = { email: 'newcomer@example.com', password: 'a long enough password' }

    expect(await post('sign-up', visitor)).toBe('/sign-up?sent=yes')
    const { tokenHash, type } = await getLinkTokens(backend, visitor.email)
    expect(await post('confirm', { token_hash: tokenHash, type })).toBe('/account')
    expect(await post('sign-out', {})).toBe('/login')
    expect(await post('sign-in', { ...visitor, password: 'another one' })).toMatch(/^\/login\?code=/)
    expect(await post('sign-in', visitor)).toBe('/account')
    await backend.close()
  })
})
