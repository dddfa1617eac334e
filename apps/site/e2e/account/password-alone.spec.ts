import { expect, test } from '../stack/journey.ts'
import { backendOrigin } from '../stack/services.ts'
import { protectedAccount, publishableKey, signIn } from '../stack/visitors.ts'

// shows P20
test('the password alone does not take over an account', async ({ page }) => {
  const email = await protectedAccount(page)
  await signIn(page, email)
  await expect(page).toHaveURL('/login/second-factor')
  const own = { headers: { 'sec-fetch-site': 'same-origin' } }
  const { accessToken } = (await (await page.request.post('/api/auth/token', own)).json()) as {
    accessToken: string
  }
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${backendOrigin}/auth/v1${path}`, {
      method,
      headers: {
        apikey: publishableKey(),
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Record<string, unknown> }
  }
  const before = await ask('GET', '/user')
  const [identity] = before.body['identities'] as { identity_id: string }[]
  for (const [method, path, body] of [
    ['GET', '/user/identities/authorize?provider=github&skip_http_redirect=true'],
    ['DELETE', `/user/identities/${identity?.identity_id}`],
    ['PUT', '/user', { email: 'thief@example.com' }],
    ['PUT', '/user', { password: 'five brass herons at dusk' }],
    ['PUT', '/user', { data: { display_name: 'Mallory' } }],
    ['POST', '/logout?scope=others'],
    ['POST', '/logout?scope=global'],
  ] as const)
    expect.soft([401, 403, 404], `${method} ${path}`).toContain((await ask(method, path, body)).status)
  const after = await ask('GET', '/user')
  expect(after.body).toMatchObject({ email, identities: before.body['identities'] })
})
