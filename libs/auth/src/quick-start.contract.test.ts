import { startBackend } from '@house-edge/backend'
import { describe, expect, it } from 'vitest'
import { newcomer, startGuideSite } from './testing/guide-site.ts'
import { getLinkTokens } from './testing/test-backend.ts'
import { createTestBrowser, postedForm } from './testing/test-site.ts'

describe('README.md', () => {
  it('has handlers that sign up, confirm, sign out and sign in', async () => {
    const { backend, load } = await startGuideSite(startBackend)
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
