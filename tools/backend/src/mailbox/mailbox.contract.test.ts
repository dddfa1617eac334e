import { describe, expect, it } from 'vitest'
import { password, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${backend.url}${path}`, { headers, redirect: 'manual' })

describe('the mailbox', () => {
  it('lists messages newest first, and by addressee', async () => {
    for (const name of ['ann', 'bea'])
      await backend.client().auth.signUp({ email: `${name}@example.com`, password })
    const all = (await (await get('/mailbox/api/messages')).json()) as {
      to: string
      links: string[]
      code: string
    }[]
    expect(all.map(({ to }) => to)).toEqual(['bea@example.com', 'ann@example.com'])
    expect(all[0]?.links).toHaveLength(1)

    const page = await (await get('/mailbox?to=ann%40example.com')).text()
    expect(page).toContain('ann@example.com')
    expect(page).not.toContain('bea@example.com')
  })

  it('shows a message in a frame that can run nothing', async () => {
    const { id } = await backend.mailTo('ann@example.com')
    expect(await (await get(`/mailbox/${id}`)).text()).toContain(
      'sandbox="allow-popups allow-popups-to-escape-sandbox"',
    )

    const frame = await get(`/mailbox/api/messages/${id}/html`)
    const policy = frame.headers.get('content-security-policy')
    expect(policy).toContain('sandbox allow-popups')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('allow-scripts')
  })

  it('writes what a stranger typed as text', async () => {
    const page = await (await get(`/mailbox?to=${encodeURIComponent('"><script>alert(1)</script>')}`)).text()
    expect(page).not.toContain('<script>alert(1)')
  })

  it('answers 404 for a message that is not there', async () => {
    expect((await get('/mailbox/nothing')).status).toBe(404)
    expect((await get('/mailbox/api/messages/nothing')).status).toBe(404)
    expect((await get('/mailbox/assets/..%2fpage.ts')).status).toBe(404)
  })

  it('is closed to other sites', async () => {
    const other = await fetch(`${backend.url}/mailbox/api/messages`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(other.status).toBe(403)
    const form = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } }
    expect((await fetch(`${backend.url}/mailbox/clear`, form)).status).toBe(403)
    expect((await get('/mailbox/api/messages')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('forgets everything when told to', async () => {
    const emptied = await fetch(`${backend.url}/mailbox/api/messages`, { method: 'DELETE' })
    expect(emptied.status).toBe(204)
    expect(await (await get('/mailbox/api/messages')).json()).toEqual([])
  })
})
