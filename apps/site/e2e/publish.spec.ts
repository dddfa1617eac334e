import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { ask } from './stack/ask.ts'
import { entriesAtRest, readCacheEntries, writtenSince } from './stack/cache-entries.ts'
import { expect, test } from './stack/journey.ts'
import { control, desk, fromStore, makeRelease, saveDraft, searches, warmUp } from './stack/services.ts'
import { slot } from './stack/slot.ts'

/** Every page there is, with the text it shows. */
async function readPages(request: APIRequestContext): Promise<Map<string, string>> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  await warmUp(request, ...paths)
  const pages = new Map<string, string>()
  for (const path of paths) pages.set(path, await (await request.get(path)).text())
  return pages
}

const ofWhatIsNamed =
  /^\/(?:offers|(?:ar\/)?(?:people|topics|game-makers|payment-methods|operators|regulators)|de\/(?:personen|themen|spielehersteller|zahlungswege|betreiber|aufsicht))\//

/** Where topics are, by the language of their document. */
const topicsIn = new Map([
  ['en-gb', '/topics'],
  ['de-at', '/de/themen'],
  ['ar-ae', '/ar/topics'],
])

/** Pages of the documents that lead to one, and the listings these documents stand in. */
async function pagesLeadingTo(document: string): Promise<string[]> {
  const { body } = await desk('GET', `/documents/${document}/references`)
  return (body as unknown as { document: { type: string; uid: string | null; lang: string } }[]).flatMap(
    ({ document: { type, uid, lang } }) => {
      if (type === 'home') return ['/']
      if (type === 'page') return [`/${uid}`]
      const topics = topicsIn.get(lang)
      if (type === 'topic' && topics) return [topics, `${topics}/${uid}`]
      if (type === 'article') return ['/casino-blog', `/casino-blog/${uid}`]
      // What is new of every review is one list, and which casino has an offer stands beside it in another.
      // A list in another language shows what is not translated to it as well, which in German is nothing.
      const lists = ['/casino-reviews', '/ar/casino-reviews', '/news', '/ar/news', '/offers', '/ar/offers']
      return type === 'casino_review' ? [...lists, `/casino-reviews/${uid}`] : []
    },
  )
}

// shows P10
test('a publish renders exactly the affected pages', async ({ request }) => {
  const uid = 'sixty-three-withdrawals-timed'
  const document = `article_${uid}`
  const { body } = await desk('GET', `/documents/${document}`)
  const old = (body as { published: { document: { data: { title: string } } } }).published.document.data.title
  const pages = await readPages(request)
  const showing = [...pages].filter(([, html]) => html.includes(old)).map(([path]) => path)
  const leading = await pagesLeadingTo(document)
  // Pages of what reviews name show these reviews, in rows and tables.
  const reviews = leading.filter((path) => path.startsWith('/casino-reviews/'))
  const naming = [...pages]
    .filter(([path, html]) => ofWhatIsNamed.test(path) && reviews.some((to) => html.includes(`href="${to}"`)))
    .map(([path]) => path)
  // An offer on a page that is no review is looked up among all of them: it may change with any that leads here.
  // In German all of them are German.
  const withOffer = ([path, html]: readonly [string, string]): boolean =>
    !/^\/(?:casino-reviews|offers|ar\/offers|de\/)/.test(path) && html.includes('class="he-bonus')
  const withOffers = [...pages].filter(withOffer).map(([path]) => path)
  // A page that lists what shares something with it shows the documents of that list.
  const listing = [...pages]
    .filter(([, html]) => leading.some((to) => html.includes(`href="${to}" class="he-result-title"`)))
    .map(([path]) => path)
  const concerned = new Set([...showing, ...leading, ...naming, ...withOffers, ...listing])
  expect(showing).toEqual(expect.arrayContaining([`/casino-blog/${uid}`, '/casino-blog', '/']))
  expect(concerned.size).toBeLessThan(pages.size)

  // Later pages of the list, and what is shown below a language it was not translated to, are in no map, and are
  // kept once they were asked for. One that an earlier publish has dropped is rendered when it is asked for,
  // which is to be over before this publish.
  const uids = reviews.map((path) => path.slice(path.lastIndexOf('/')))
  await warmUp(request, '/ar/casino-reviews/page/2', ...uids.map((uid) => `/ar/casino-reviews${uid}`))
  const inNoMap = [...(await readCacheEntries()).keys()].filter((path) => !pages.has(path))
  const articles = leading.filter((path) => path.startsWith('/casino-blog/'))
  const indifferent = new Set<string>()
  for (const path of inNoMap) {
    const html = await (await request.get(path)).text()
    // What is named leads to its reviews everywhere; a review lists what else its operator runs, and leads to more in
    // words and tables.
    const end = path.includes('/page/') || ofWhatIsNamed.test(path) ? '"' : '" class="he-result-title"'
    const isArticle = path.includes('/casino-blog/')
    const lists = uids.some((uid) => html.includes(`${uid}${end}`))
    const isIn = [...reviews, ...articles].some((each) => path.endsWith(each))
    if (isIn || (isArticle && withOffer([path, html])) || html.includes(old)) concerned.add(path)
    // It lists a casino of which nothing changes: whether it is renewed makes no difference to its readers.
    else if (lists && isArticle) indifferent.add(path)
    else if (lists) concerned.add(path)
  }
  const before = await entriesAtRest()
  const title = `${old}, and timed again`
  await saveDraft(document, { title })
  await desk('POST', `/documents/${document}/publish`)
  for (const path of showing)
    await expect(async () => expect(await (await request.get(path)).text()).toContain(title)).toPass()

  // Pages that only lead to the article show nothing new that one could wait for.
  await expect(async () =>
    expect(
      writtenSince(before, await readCacheEntries())
        .filter((path) => !indifferent.has(path))
        .toSorted(),
    ).toEqual([...concerned].toSorted()),
  ).toPass()
  for (const path of pages.keys())
    expect.soft((await request.get(path)).headers()['cache-status'], path).toBe(fromStore)
})

// shows P10
test('a publish of one page touches only it', async ({ request }) => {
  const pages = await readPages(request)
  const before = await entriesAtRest()
  const description = `A description for search engines, ${Date.now()}`
  await saveDraft('page_about', { meta_description: description })
  await desk('POST', '/documents/page_about/publish')
  await expect(async () => expect(await (await request.get('/about')).text()).toContain(description)).toPass()
  expect(writtenSince(before, await readCacheEntries())).toEqual(['/about'])
  expect(pages.size).toBeGreaterThan(20)
})

// shows P10
test('articles are rendered from what the store has', async ({ request }) => {
  const uid = 'the-size-of-a-stake'
  const title = `What size a stake has, ${Date.now()}`
  await control('DELETE', '/requests')
  await saveDraft(`article_${uid}`, { title })
  await desk('POST', `/documents/article_${uid}/publish`)
  await expect(async () =>
    expect(await (await request.get(`/casino-blog/${uid}`)).text()).toContain(title),
  ).toPass()
  await entriesAtRest()
  const asked = await searches()
  expect(asked.length).toBeGreaterThan(0)
  // All articles, in no order: two hundred requests for twenty thousand.
  const all = (query: string): boolean =>
    /document\.type, "article"/.test(query) && !query.includes('orderings')
  expect(asked.filter(all)).toEqual([])
})

// shows P98
test('a casino that turns into a warning loses its offers everywhere', async ({ request }) => {
  // Each language has a document of its own, and its editors warn of what they recommended.
  const reviews = ['casino_review_quince-orchard', 'casino_review_quince-orchard_de-at']
  const before = new Map<string, Record<string, unknown>>()
  for (const review of reviews) {
    const { body } = await desk('GET', `/documents/${review}`)
    const { status, bonuses } = (body as { published: { document: { data: Record<string, unknown> } } })
      .published.document.data
    before.set(review, { status, bonuses })
  }
  const paths = [...(await readPages(request)).keys()]
  for (const review of reviews) {
    await saveDraft(review, { status: 'warning', bonuses: [] })
    expect((await desk('POST', `/documents/${review}/publish`)).status).toBe(200)
  }
  try {
    const offers = ['windfall', 'second-crop'].map((name) => `/offers/quince-orchard-${name}`)
    for (const path of offers)
      await expect(async () => expect((await request.get(path)).status()).toBe(404)).toPass()
    const asked = `/sitemap.xml /feeds/all.xml /feeds/all.json /compare?with=quince-orchard,copper-lantern
      /search?q=quince /search?q=windfall /search?q=windfall&kind=bonus /api/suggestions?q=windfall
      /casino-reviews/find?sort=wagering /casino-reviews/find?wagering=50 /casino-reviews/quince-orchard/experiences`
    for (const path of [...paths.filter((path) => !offers.includes(path)), ...asked.split(/\s+/)]) {
      const told = [
        '/go/quince',
        'href="https://quince-orchard.example',
        '/offers/quince-orchard-',
        '/angebote/quince-orchard-',
        '25% up to £25 on Fridays',
      ]
      // A busy machine may show a page beside the review as it was, marked so, for some seconds (docs/decisions/0240).
      let text = ''
      await expect(async () => {
        const response = await request.get(path)
        expect(response.headers()['cache-status'] ?? '').not.toContain('ttl=-')
        text = await response.text()
      }).toPass()
      expect
        .soft(
          told.filter((words) => text.includes(words)),
          path,
        )
        .toEqual([])
    }
    expect((await request.get('/social/offers/quince-orchard-windfall.png')).status()).toBe(404)
    const gone = await request.get('/go/quince-orchard', { maxRedirects: 0 })
    expect(gone.headers()['location']).toMatch(/\/casino-reviews\/quince-orchard$/)
  } finally {
    // No language may recommend what another warns of, so they are lifted together.
    const release = await makeRelease('Quince Orchard again', Object.fromEntries(before))
    expect((await desk('POST', `/releases/${release}/publish`)).status).toBe(200)
  }
})

/** Calls the webhook as the content service does. @returns What it promises. */
async function callWebhook(request: APIRequestContext, masterRef?: string): Promise<string> {
  const { contentWebhook: secret } = JSON.parse(readFileSync(join(slot.state, 'secrets.json'), 'utf8')) as {
    contentWebhook: string
  }
  const answer = await request.post('/api/revalidate', {
    data: { type: 'api-update', secret, documents: ['settings'], masterRef },
  })
  return ((await answer.json()) as { status: string }).status
}

test.describe('a page being rendered', () => {
  const path = '/casino-blog/page/2'
  const ids: string[] = []

  test.beforeAll(async () => {
    for (const day of [1, 2, 3, 4]) {
      const { body } = await desk('POST', '/documents', {
        type: 'article',
        uid: `on-the-last-page-${day}`,
        data: { title: `On the last page, ${day}`, published_on: `1999-01-0${day}` },
      })
      ids.push((body as { summary: { id: string } }).summary.id)
      await desk('POST', `/documents/${ids.at(-1)}/publish`)
    }
  })
  test.afterAll(async () => {
    await control('DELETE', '/faults')
    for (const id of ids) {
      await desk('POST', `/documents/${id}/unpublish`)
      await desk('DELETE', `/documents/${id}`)
    }
    await expect.poll(async () => (await ask(path)).status).toBe(404)
  })

  // shows P10
  test('shows nothing of before a publish', async ({ request }) => {
    const [last = ''] = ids
    const publish = async (title: string): Promise<void> => {
      await saveDraft(last, { title })
      expect((await desk('POST', `/documents/${last}/publish`)).status).toBe(200)
      await expect.poll(() => callWebhook(request)).toBe('nothing-changed')
    }
    await publish('Of before')
    // Its first rendering, which no publish can name yet; then one that follows a publish.
    for (const round of [1, 2]) {
      const slow = {
        path: '/api/v2/documents/search',
        contains: 'page=2',
        kind: 'latency',
        ms: 2_500,
        times: 1,
      }
      const { body: fault } = await control('POST', '/faults', slow)
      if (round === 2) await publish('Of the publish before')
      const visiting = request.get(path)
      await expect
        .poll(async () => {
          const faults = (await control('GET', '/faults')).body as unknown as { id: string; hits: number }[]
          return faults.find(({ id }) => id === fault['id'])?.hits
        })
        .toBe(1)
      const title = `Published in round ${round}`
      await publish(title)
      // A busy machine may show a list as it was, marked so, for some seconds (docs/decisions/0240).
      for (const answer of [await visiting, await request.get(path)])
        if (answer.status() === 200 && !answer.headers()['cache-status']?.includes('ttl=-'))
          expect(await answer.text()).toContain(title)
      await expect.poll(async () => (await request.get(path)).text()).toContain(title)
      await control('DELETE', '/faults')
    }
  })
})

// shows F70
test('what is withdrawn is gone in ten seconds', async ({ request }) => {
  const created = await desk('POST', '/documents', {
    type: 'article',
    uid: 'to-be-withdrawn',
    data: { title: 'To be withdrawn', published_on: '2026-11-20' },
  })
  const { id } = (created.body as { summary: { id: string } }).summary
  const path = '/casino-blog/to-be-withdrawn'
  await desk('POST', `/documents/${id}/publish`)
  await expect(async () => {
    expect((await request.get(path)).status()).toBe(200)
    expect(await (await request.get('/casino-blog')).text()).toContain(path)
  }).toPass()

  await desk('POST', `/documents/${id}/unpublish`)
  await expect(async () => {
    expect((await request.get(path)).status()).toBe(404)
    expect(await (await request.get('/casino-blog')).text()).not.toContain(path)
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(path)
  }).toPass()
})

// shows F66
test('a webhook that is not ours changes nothing', async ({ request }) => {
  const before = await entriesAtRest()
  const call = async (data: string, contentType = 'application/json') =>
    (await request.post('/api/revalidate', { data, headers: { 'content-type': contentType } })).status()
  const body = (secret: string) => JSON.stringify({ type: 'api-update', secret, documents: ['settings'] })
  expect(await call(body('guessed'))).toBe(401)
  expect(await call('{"type":"api-update"}')).toBe(401)
  expect(await call('[]')).toBe(400)
  expect(await call(body('guessed'), 'text/plain')).toBe(400)
  expect(await call(`"${'x'.repeat(1_000_000)}"`)).toBe(413)
  expect(writtenSince(before, await readCacheEntries())).toEqual([])
})

// shows F65, F67
test('copies of a webhook, or old ones, do nothing', async ({ request }) => {
  await control('DELETE', '/faults')
  await callWebhook(request)
  const before = await entriesAtRest()
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => callWebhook(request))))).toEqual(
    new Set(['nothing-changed']),
  )
  // For all that is known here it might be one that a cache of the service does not name yet.
  expect(await callWebhook(request, 'ZaRefOfYesterday')).toBe('deferred')
  expect(writtenSince(before, await readCacheEntries())).toEqual([])
})
