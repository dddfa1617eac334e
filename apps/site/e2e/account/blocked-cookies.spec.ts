import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'
import { expect, test as base } from '../stack/journey.ts'
import { siteOrigin } from '../stack/services.ts'
import { createAccount, operate, signIn } from '../stack/visitors.ts'

const test = base.extend<{ blocked: BrowserContext }>({
  /** A browser whose owner lets no site keep cookies: what it asks goes through a proxy that takes them out of answers. */
  blocked: async ({ browser, extraHTTPHeaders }, use) => {
    const proxy = createServer((incoming, outgoing) => {
      const { url = '', method, headers } = incoming
      const onward = ask(url, { method, headers }, (response) => {
        const { 'set-cookie': _refused, ...told } = response.headers
        outgoing.writeHead(response.statusCode ?? 502, told)
        response.pipe(outgoing)
      })
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    })
    proxy.listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const server = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const context = await browser.newContext({
      proxy: { server },
      baseURL: siteOrigin,
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
    })
    await use(context)
    await context.close()
    proxy.closeAllConnections()
    proxy.close()
  },
})

// shows F77
test('a browser without cookies is told so', async ({ blocked }) => {
  const email = await createAccount()
  const page = await blocked.newPage()
  let redirects = 0
  page.on('response', (response) => {
    if ([301, 302, 303, 307, 308].includes(response.status())) redirects += 1
  })

  await page.goto('/account')
  await expect(page).toHaveURL('/login')
  expect(redirects).toBe(1)
  expect(await blocked.cookies()).toEqual([])

  redirects = 0
  await signIn(page, email)
  await expect(page.getByRole('alert').first()).toContainText('cookies')
  await expect(page).toHaveURL(/\/login\?code=auth\/cookies-blocked/)
  expect(redirects).toBeLessThanOrEqual(2)
  // Said of a session that was not begun.
  const { users } = (await operate('GET', '/auth/v1/admin/users?per_page=1000')) as {
    users: { email: string; last_sign_in_at?: string }[]
  }
  const account = users.find((user) => user.email === email)
  expect(account).toBeDefined()
  expect(account?.last_sign_in_at).toBeUndefined()

  // Public pages need none.
  await page.goto('/casino-reviews')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
