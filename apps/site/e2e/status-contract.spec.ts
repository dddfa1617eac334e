/**
 * What an address answers, by what stands there and by how it is asked for:
 * status, robots and cache headers, for every type of document that has a page.
 */
import type { APIRequestContext } from '@playwright/test'
import { ask, type RawAnswer } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'
import { desk, fromStore, openPreview } from './stack/services.ts'

type State = 'published' | 'missing' | 'draft-only' | 'withdrawn' | 'invalid uid'

/**
 * `cold` is the first request anybody makes for an address that no build has
 * finished. A process that has to make the page for it is in `deployment.spec.ts`.
 */
const ways = ['cold', 'warm', 'draft mode', 'JavaScript navigation', 'HEAD'] as const
type Way = (typeof ways)[number]

/** What is answered. */
const outcomes = {
  /** Finished before, also for the first visitor: a publish lets the site finish its pages before it ends. */
  kept: { status: 200, noindex: false, cacheControl: /s-maxage=\d+/, kept: true },
  /** For one editor. */
  draft: { status: 200, noindex: true, cacheControl: /^private,.*no-store/, kept: false },
  absent: { status: 404, noindex: true, cacheControl: /no-store/, kept: false },
  /** The way into a site whose home page is not published: finished before, and not for search engines. */
  welcome: { status: 200, noindex: true, cacheControl: /s-maxage=\d+/, kept: true },
} as const
type Outcome = keyof typeof outcomes

const absent: Outcome[] = ['absent', 'absent', 'absent', 'absent', 'absent']
const hidden: Outcome[] = ['absent', 'absent', 'draft', 'absent', 'absent']

/** In the order of the ways. */
const contract: Record<State, Outcome[]> = {
  published: ['kept', 'kept', 'draft', 'kept', 'kept'],
  missing: absent,
  // Who previews sees what editors see: a withdrawn document is a draft again.
  'draft-only': hidden,
  withdrawn: hidden,
  'invalid uid': absent,
}

const kinds = {
  page: { path: (uid: string) => `/${uid}`, data: { title: 'Contract' } },
  article: { path: (uid: string) => `/casino-blog/${uid}`, data: { title: 'Contract' } },
  casino_review: {
    path: (uid: string) => `/casino-reviews/${uid}`,
    // A casino that is open would need its licence, too.
    data: { name: 'Contract', headline: 'Contract', status: 'warning' },
  },
} as const

for (const [type, { path, data }] of Object.entries(kinds)) {
  // shows R233
  test(`a ${type} answers by the contract throughout`, async ({ request }) => {
    const stamp = `${type.replace('_', '-')}-${Date.now()}`
    const uids: Record<State, string> = {
      published: `published-${stamp}`,
      missing: `missing-${stamp}`,
      'draft-only': `draft-${stamp}`,
      withdrawn: `withdrawn-${stamp}`,
      'invalid uid': `Not%20a%22uid-${stamp}`,
    }
    const published = await create({ type, uid: uids.published, data })
    const draft = await create({ type, uid: uids['draft-only'], data })
    const withdrawn = await create({ type, uid: uids.withdrawn, data })
    for (const id of [withdrawn, published])
      expect((await desk('POST', `/documents/${id}/publish`)).status).toBe(200)
    // The map of the site is asked in their place: the addresses themselves must not have been asked for.
    await expectListed([path(uids.published), path(uids.withdrawn)], true)
    await desk('POST', `/documents/${withdrawn}/unpublish`)
    await expectListed([path(uids.withdrawn)], false)

    const cookies = await previewCookies(request, draft)
    for (const [state, expected] of Object.entries(contract) as [State, Outcome[]][])
      await expectContract(path(uids[state]), { expected, cookies, label: `${type}, ${state}` })

    await desk('POST', `/documents/${published}/unpublish`)
    for (const id of [published, draft, withdrawn]) await desk('DELETE', `/documents/${id}`)
  })
}

// shows R012
test('the home page has the right status, also unwritten', async ({ request }) => {
  const unpublished: Outcome[] = ['welcome', 'welcome', 'draft', 'welcome', 'welcome']
  const { published } = (await desk('GET', '/documents/home')).body as {
    published: { document: { data: object } }
  }
  const home = { type: 'home', data: published.document.data }
  const isWelcome = async (is: boolean) =>
    expect(async () => {
      expect((await ask('/')).body.includes('The front page is being written.')).toBe(is)
    }).toPass()

  const everyWay: Outcome[] = ['kept', 'kept', 'draft', 'kept', 'kept']
  const check = async (state: State, expected: Outcome[]) =>
    expectContract('/', {
      expected,
      cookies: await previewCookies(request, 'page_about'),
      label: `home, ${state}`,
    })

  // What tests before have published may still be brought into the page.
  const isSettled = async () =>
    expect(async () => expect((await navigate('/')).headers['x-nextjs-cache']).toBe('HIT')).toPass()

  await isSettled()
  await check('published', everyWay)
  await desk('POST', '/documents/home/unpublish')
  await isWelcome(true)
  await check('withdrawn', unpublished)
  await desk('DELETE', '/documents/home')
  await check('missing', unpublished)
  const id = await create(home)
  await check('draft-only', unpublished)
  await desk('POST', `/documents/${id}/publish`)
  await isWelcome(false)
  await isSettled()
  await check('published', everyWay)
})

// shows R001
test('a document’s page is canonical at its URL', async () => {
  const urls = await listed()
  expect(urls.length).toBeGreaterThan(20)
  for (const pathname of urls) {
    // While a busy machine renders it after the publishes before, a page asks to come again.
    await expect(async () => {
      const { status, body } = await ask(pathname)
      expect(status, pathname).toBe(200)
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]
      expect(canonical && new URL(canonical).pathname, pathname).toBe(pathname)
    }).toPass({ timeout: 60_000 })
  }
})

async function expectContract(
  path: string,
  { expected, cookies, label }: { expected: readonly Outcome[]; cookies: string; label: string },
): Promise<void> {
  for (const [index, way] of ways.entries()) {
    const name = expected[index] ?? 'absent'
    const about = `${label}, ${way}`
    const answer = await visit(path, way, cookies)
    const { status, noindex, cacheControl, kept } = outcomes[name]
    expect.soft(answer.status, about).toBe(status)
    expect.soft(String(answer.headers['cache-control']), about).toMatch(cacheControl)
    if (kept && way === 'JavaScript navigation')
      expect.soft(answer.headers['x-nextjs-cache'], about).toBe('HIT')
    else if (kept) expect.soft(answer.headers['cache-status'], about).toBe(fromStore)
    expect.soft(answer.headers['set-cookie'], about).toBeUndefined()
    if (way === 'HEAD') expect.soft(answer.body, about).toBe('')
    else if (way === 'JavaScript navigation') {
      if (status === 200) expect.soft(answer.headers['content-type'], about).toContain('text/x-component')
    } else {
      expect.soft(answer.headers['content-type'], about).toContain('text/html')
      expect.soft(isNoindex(answer), `${about}: robots`).toBe(noindex)
    }
  }
}

function isNoindex({ headers, body }: RawAnswer): boolean {
  return headers['x-robots-tag'] === 'noindex' || /<meta name="robots" content="noindex/.test(body)
}

async function visit(path: string, way: Way, draftCookies: string): Promise<RawAnswer> {
  if (way === 'HEAD') return ask(path, 'HEAD')
  if (way === 'JavaScript navigation') return navigate(path)
  return ask(path, 'GET', way === 'draft mode' ? { cookie: draftCookies } : {})
}

/** Asks as the framework's client does. One that does not know the right `_rsc` is sent to it. */
async function navigate(path: string): Promise<RawAnswer> {
  const answer = await ask(`${path}?_rsc=1a2b3`, 'GET', { rsc: '1' })
  const { location } = answer.headers
  return answer.status === 307 && typeof location === 'string' && location.startsWith(`${path}?_rsc`)
    ? ask(location, 'GET', { rsc: '1' })
    : answer
}

/** Cookies of an editor who looks at all drafts, beginning with one document. */
async function previewCookies(request: APIRequestContext, documentId: string): Promise<string> {
  const { url } = await openPreview({ documentId, allDrafts: true })
  expect((await request.get(url)).status()).toBe(200)
  const { cookies } = await request.storageState()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

async function create(document: { type: string; uid?: string; data: object }): Promise<string> {
  const { body } = await desk('POST', '/documents', document)
  return (body as { summary: { id: string } }).summary.id
}

/** The paths in the map of the site. */
async function listed(): Promise<string[]> {
  const { body } = await ask('/sitemap.xml')
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

async function expectListed(paths: readonly string[], is: boolean): Promise<void> {
  await expect(async () => {
    const all = await listed()
    expect(paths.map((path) => all.includes(path))).toEqual(paths.map(() => is))
  }).toPass()
}
