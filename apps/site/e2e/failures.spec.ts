import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'
import { slot } from './stack/slot.ts'
import { operate, signedIn } from './stack/visitors.ts'

const log = join(slot.state, 'logs/site.log')
const machine = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** A backend whose sessions have no times: a page that writes them down cannot be rendered. */
const withoutTimes = {
  path: '/rest/v1/rpc/list_my_sessions',
  kind: 'status',
  status: 200,
  body: JSON.stringify([
    {
      id: 'one',
      created_at: 'never',
      last_used_at: 'never',
      user_agent: '',
      ip: null,
      aal: 'aal1',
      is_current: true,
    },
  ]),
}

/** The records of failures that visitors were given this reference of. */
async function linesWith(reference: string): Promise<string[]> {
  const lines = (await readFile(log, 'utf8')).split('\n')
  return lines.filter((line) => line.includes(`"reference":"${reference}"`))
}

// shows R168
test('a throwing route handler answers a complete 500', async ({ page, complaints }) => {
  await signedIn(page, {}, '/account/data')
  // A list of files that is no list is more than the handler is prepared for.
  const noList = { path: '/storage/v1/object/list/avatars', kind: 'status', status: 200, body: '{}' }
  await operate('POST', '/control/faults', noList)
  try {
    const answered = page.waitForResponse(/\/api\/auth\/export-data$/)
    await page.getByRole('button', { name: /download/i }).click()
    const answer = await answered
    expect(answer.status()).toBe(500)
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(answer.headers()['content-security-policy']).toMatch(/script-src 'self'(?:;|$)/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error')
    await expect(page.getByRole('link', { name: 'Go to the front page' })).toBeVisible()
    const reference = (await page.getByText('Reference').locator('code').textContent()) ?? ''
    await expect(async () => expect(await linesWith(reference)).toHaveLength(1)).toPass()
    const [line = ''] = await linesWith(reference)
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      method: 'POST',
      path: '/api/auth/export-data',
      route: '/api/auth/export-data',
    })
  } finally {
    await operate('DELETE', '/control/faults')
  }
  complaints.length = 0
})

test.describe('a page that cannot be rendered', () => {
  test.afterEach(async () => void (await operate('DELETE', '/control/faults')))

  // shows R014, R167
  test('answers 500 with a reference in the log', async ({ page, context, browser, complaints }) => {
    await signedIn(page)
    await operate('POST', '/control/faults', withoutTimes)
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    })
    for (const visitor of [page, await plain.newPage()]) {
      const answer = await visitor.goto('/account/sessions')
      expect(answer?.status()).toBe(500)
      expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error')
      await expect(visitor.getByRole('link', { name: 'Go to the front page' })).toBeVisible()
      expect(await answer?.text()).not.toMatch(/Invalid time|RangeError|at \w+ \(|node_modules|\.tsx?\b/)

      const reference = (await visitor.getByText('Reference').locator('code').textContent()) ?? ''
      expect(reference).toMatch(/^[0-9a-f]{12}$/)
      await expect(async () => expect(await linesWith(reference)).toHaveLength(1)).toPass()
      const [line = ''] = await linesWith(reference)
      expect(JSON.parse(line)).toMatchObject({
        level: 'error',
        about: 'request',
        method: 'GET',
        path: '/account/sessions',
        route: '/account/sessions',
        message: 'Invalid time value',
        reference,
        requestId: reference,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      })
    }
    await plain.close()
    complaints.length = 0
  })

  // shows R169, F74
  test('is a status and a word to a machine', async ({ page, context }) => {
    await signedIn(page)
    await operate('POST', '/control/faults', withoutTimes)
    const { cookies } = await context.storageState()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const { status, headers, body } = await ask('/account/sessions', 'GET', { cookie, 'user-agent': machine })
    expect(status).toBe(500)
    expect(headers['content-type']).toContain('text/plain')
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toBe('Internal Server Error')
  })
})
