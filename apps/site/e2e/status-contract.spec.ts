import type { APIRequestContext } from '@playwright/test'
import { ask, type RawAnswer } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'
import { desk, previewUrl } from './stack/services.ts'

/** What stands at an address, and how it is asked for: the promise is the same whichever way. */
const kinds = {
  page: { path: (uid: string) => `/${uid}`, published: 'about', data: { title: 'Contract' } },
  article: {
    path: (uid: string) => `/casino-blog/${uid}`,
    published: 'roulette-is-geometry',
    data: { title: 'Contract' },
  },
  casino_review: {
    path: (uid: string) => `/casino-reviews/${uid}`,
    published: 'tide-clock',
    data: { name: 'Contract', headline: 'Contract' },
  },
} as const
const states = ['published', 'missing', 'draft-only', 'withdrawn', 'invalid uid'] as const
const ways = ['cold', 'warm', 'draft mode', 'JavaScript navigation', 'HEAD'] as const

type Way = (typeof ways)[number]

async function visit(path: string, way: Way, draftCookies: string): Promise<RawAnswer> {
  if (way === 'HEAD') return ask(path, 'HEAD')
  if (way === 'JavaScript navigation') return navigate(path)
  if (way === 'draft mode') return ask(path, 'GET', { cookie: draftCookies })
  // The framework keeps pages by path alone, so the first visit in this run is the cold one.
  return ask(path)
}

/** Asks as the framework's client does. One that does not know the right `_rsc` is sent to it. */
async function navigate(path: string): Promise<RawAnswer> {
  const answer = await ask(`${path}?_rsc=1a2b3`, 'GET', { rsc: '1' })
  const { location } = answer.headers
  return answer.status === 307 && typeof location === 'string' && location.startsWith(`${path}?_rsc`)
    ? ask(location, 'GET', { rsc: '1' })
    : answer
}

function expectContract(answer: RawAnswer, expected: { status: number; way: Way }, label: string): void {
  const { status, way } = expected
  expect.soft(answer.status, label).toBe(status)
  const cacheControl = String(answer.headers['cache-control'])
  if (way === 'draft mode' || status === 404) expect.soft(cacheControl, label).toMatch(/no-store|no-cache/)
  else expect.soft(cacheControl, label).toMatch(/s-maxage=\d+/)
  expect.soft(answer.headers['set-cookie'], label).toBeUndefined()
  if (way === 'HEAD') {
    expect.soft(answer.body, label).toBe('')
    return
  }
  if (way === 'JavaScript navigation') {
    if (status === 200) expect.soft(answer.headers['content-type'], label).toContain('text/x-component')
    return
  }
  expect.soft(answer.headers['content-type'], label).toContain('text/html')
  const isNoindex = /<meta name="robots" content="noindex/.test(answer.body)
  expect.soft(isNoindex, `${label}: robots`).toBe(status === 404)
}

async function cookiesOf(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

async function create(type: string, uid: string, data: object): Promise<string> {
  const { body } = await desk('POST', '/documents', { type, uid, data })
  return (body as { summary: { id: string } }).summary.id
}

for (const [type, kind] of Object.entries(kinds)) {
  test(`a ${type} answers by the contract in every state and every way`, async ({ request }) => {
    test.setTimeout(120_000)
    const stamp = `${type.replace('_', '-')}-${Date.now()}`
    const uids: Record<(typeof states)[number], string> = {
      published: kind.published,
      missing: `missing-${stamp}`,
      'draft-only': `draft-${stamp}`,
      withdrawn: `withdrawn-${stamp}`,
      'invalid uid': 'Not%20a%22uid',
    }
    const draft = await create(type, uids['draft-only'], kind.data)
    const withdrawn = await create(type, uids.withdrawn, kind.data)
    await desk('POST', `/documents/${withdrawn}/publish`)
    await expect(async () => expect((await ask(kind.path(uids.withdrawn))).status).toBe(200)).toPass()
    await desk('POST', `/documents/${withdrawn}/unpublish`)
    await expect(async () => expect((await ask(kind.path(uids.withdrawn))).status).toBe(404)).toPass()

    expect((await request.get(await previewUrl(draft))).status()).toBe(200)
    const cookies = await cookiesOf(request)
    for (const state of states) {
      for (const way of ways) {
        const isThere = state === 'published' || (state === 'draft-only' && way === 'draft mode')
        // Who previews sees what editors see: a withdrawn document is a draft again.
        if (state === 'withdrawn' && way === 'draft mode') continue
        const answer = await visit(kind.path(uids[state]), way, cookies)
        expectContract(answer, { status: isThere ? 200 : 404, way }, `${type}, ${state}, ${way}`)
      }
    }
    await desk('DELETE', `/documents/${draft}`)
  })
}

test('the home page answers by the contract, also before it is written', async ({ request }) => {
  await request.get(await previewUrl('page_about'))
  const cookies = await cookiesOf(request)
  for (const way of ways) {
    expectContract(await visit('/', way, cookies), { status: 200, way }, `home, published, ${way}`)
  }
  await desk('POST', '/documents/home/unpublish')
  try {
    await expect(async () => {
      const { status, body } = await ask('/')
      expect(status).toBe(200)
      expect(body).toContain('The front page is being written.')
      expect(body).toContain('<meta name="robots" content="noindex"')
    }).toPass()
  } finally {
    await desk('POST', '/documents/home/publish')
  }
  await expect(async () => expect((await ask('/')).body).not.toContain('is being written')).toPass()
})

test('a document is found at the URL it names, and the page there is canonical', async () => {
  test.setTimeout(120_000)
  const { body: map } = await ask('/sitemap.xml')
  const urls = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))
  expect(urls.length).toBeGreaterThan(20)
  for (const url of urls) {
    const { status, body } = await ask(url.pathname)
    expect.soft(status, url.pathname).toBe(200)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]
    expect.soft(canonical && new URL(canonical).pathname, url.pathname).toBe(url.pathname)
  }
})
