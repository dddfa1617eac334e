import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { partsOf, toFramework } from '../stack/page-parts.ts'
import { desk, fromStore, saveDraft, siteOrigin } from '../stack/services.ts'
import { signedIn } from '../stack/visitors.ts'

/** One of each page that answers a question, and some whose answer is another. */
const asked = [
  '/search',
  '/search?q=copper',
  '/search?q=copper&kind=article',
  '/search?q=nothing+has+these+wordz',
  '/search?q=i+cannot+stop+gambling',
  '/compare',
  '/compare?with=copper-lantern,velvet-comet',
  '/casino-reviews/find?wagering=10',
  '/casino-reviews/find?country=ie',
  '/casino-blog/find?year=2026',
  '/worked-out?sum=evening&stake=2',
  '/market',
]

for (const path of asked)
  test(`our server and the framework answer alike: ${path}`, async () => {
    const [ours, framework] = [await ask(path), await ask(path, 'GET', toFramework)]
    expect(framework.body).toContain('self.__next_f')
    expect(ours.body).not.toContain('self.__next_f')
    expect(ours.status).toBe(framework.status)
    expect(partsOf(ours.body)).toEqual(partsOf(framework.body))
  })

test('our server and the framework lead to the same place', async () => {
  for (const path of ['/casino-reviews/find', '/compare?with=nobody', '/casino-blog/find?year=&page=1']) {
    const [ours, framework] = [await ask(path), await ask(path, 'GET', toFramework)]
    expect
      .soft([ours.status, ours.headers['location']], path)
      .toEqual([framework.status, framework.headers['location']])
  }
})

test('pages that answer questions carry little script', async () => {
  for (const path of asked) {
    const { headers, body } = await ask(path)
    expect.soft(String(headers['content-security-policy']), path).not.toMatch(/nonce-|unsafe-inline/)
    expect.soft(body.match(/<script/g), path).toHaveLength(1)
    expect
      .soft([headers['cache-control'], headers['x-robots-tag']], path)
      .toEqual(['private, no-store', 'noindex'])
  }
})

test('a kept answer stays until something is published that it shows', async () => {
  const comparison = '/compare?with=copper-lantern,velvet-comet'
  const statusOf = async () => (await ask(comparison)).headers['cache-status']
  await expect.poll(statusOf).toBe(fromStore)
  const [told, other] = [`Told ${Date.now()}`, `Other ${Date.now()}`]
  await saveDraft('page_about', { meta_description: other })
  await desk('POST', '/documents/page_about/publish')
  await expect.poll(async () => (await ask('/about')).body).toContain(other)
  expect(await statusOf()).toBe(fromStore)
  await saveDraft('casino_review_copper-lantern', { best_for: told, meta_description: told })
  await desk('POST', '/documents/casino_review_copper-lantern/publish')
  await expect.poll(async () => (await ask('/casino-reviews/copper-lantern')).body).toContain(told)
  expect((await ask(comparison)).body).toContain(told)
})

/** Each page for one visitor that our server renders, as a stranger and as a member sees it. */
const visited = {
  stranger: [
    '/login',
    '/login?code=auth/sign-in-loop',
    '/login/code?for=password',
    '/sign-up',
    '/forgotten-password',
    '/confirm',
    '/confirm?token_hash=x&type=email',
    '/confirm?done=one-of-two',
    '/casino-reviews/copper-lantern/experiences',
    '/newsletter',
    '/newsletter?token=00000000-0000-4000-8000-000000000000&leave',
    '/stop',
    '/complaints',
    '/saved',
  ],
  member: [
    '/login',
    '/confirm?token_hash=x&type=email',
    '/account',
    '/account/prove?for=data',
    '/account/profile',
    '/account/password',
    '/account/email',
    '/account/second-factor',
    '/account/sessions',
    '/account/data',
    '/account/delete',
    '/account/saved',
    '/account/experiences',
    '/account/experiences/copper-lantern',
  ],
}

for (const [who, paths] of Object.entries(visited))
  test(`our server and the framework show a ${who} the same`, async ({ page }) => {
    if (who === 'member') await signedIn(page)
    const { request } = page.context()
    for (const path of paths) {
      const [ours, framework] = [
        await request.get(siteOrigin + path),
        await request.get(siteOrigin + path, { headers: toFramework }),
      ]
      const [shown, expected] = [await ours.text(), await framework.text()]
      expect.soft(expected, path).toContain('self.__next_f')
      expect.soft([ours.status(), shown.includes('self.__next_f')], path).toEqual([200, false])
      expect.soft(partsOf(shown), path).toEqual(partsOf(expected))
      const { 'cache-control': kept, 'referrer-policy': referrer } = framework.headers()
      expect.soft(ours.headers(), path).toMatchObject({
        'cache-control': kept,
        'referrer-policy': referrer,
        // Of our server, which says so.
        'cache-status': expect.stringContaining('house-edge'),
      })
    }
  })

test('a page for one visitor is nobody else’s', async ({ page, browser }) => {
  const email = await signedIn(page)
  const stranger = await browser.newContext({ baseURL: siteOrigin })
  for (let times = 0; times < 3; times += 1) {
    expect(await (await page.context().request.get('/login')).text()).toContain(email)
    expect(await (await stranger.request.get('/login', { headers: { cookie: '' } })).text()).not.toContain(
      email,
    )
    expect((await stranger.request.get('/account', { maxRedirects: 0 })).status()).toBe(303)
  }
  await stranger.close()
})
