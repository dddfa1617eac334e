import { entriesAtRest, readCacheEntries, writtenSince } from '../stack/cache-entries.ts'
import { expect, test } from '../stack/journey.ts'
import { desk, fromStore, saveDraft, warmUp } from '../stack/services.ts'

/** Puts back what a journey has changed, also where it failed: those after it read the same articles. */
const undo: (() => Promise<unknown>)[] = []
test.afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each()
})

async function publish(id: string, changes: Record<string, unknown> = {}): Promise<void> {
  await saveDraft(id, changes)
  expect((await desk('POST', `/documents/${id}/publish`)).status).toBe(200)
}

async function titleOf(id: string): Promise<string> {
  const { body } = await desk('GET', `/documents/${id}`)
  return (body as { published: { document: { data: { title: string } } } }).published.document.data.title
}

// shows P10
test('a publish in German renews German pages, and a translation that goes the links to it', async ({
  request,
}) => {
  const id = 'article_roulette-is-geometry_de-at'
  const german = '/de/casino-magazin/roulette-ist-geometrie'
  const english = '/casino-blog/roulette-is-geometry'
  const others = ['/', '/casino-blog', english, '/ar', '/ar/casino-blog/al-rulit-handasa']
  await warmUp(request, german, '/de', '/de/casino-magazin', ...others)
  const before = await entriesAtRest()
  const titleBefore = await titleOf(id)
  undo.push(() => publish(id, { title: titleBefore }))
  const title = `Roulette ist Geometrie, ${Date.now()}`
  await publish(id, { title })
  await expect(async () => expect(await (await request.get(german)).text()).toContain(title)).toPass()
  const written = writtenSince(before, await entriesAtRest())
  expect(written).toContain(german)
  expect(written.filter((path) => !path.startsWith('/de'))).toEqual([])
  expect(await (await request.get(english)).text()).toContain(`hrefLang="de" href=`)
  await desk('POST', `/documents/${id}/unpublish`)
  await expect(async () => expect(await (await request.get(english)).text()).not.toContain(german)).toPass()
  await desk('POST', `/documents/${id}/publish`)
  await expect(async () => expect(await (await request.get(english)).text()).toContain(german)).toPass()
})

/** The same article in each language, and where it is. */
const roulette = {
  'article_roulette-is-geometry': '/casino-blog/roulette-is-geometry',
  'article_roulette-is-geometry_de-at': '/de/casino-magazin/roulette-ist-geometrie',
  'article_roulette-is-geometry_ar-ae': '/ar/casino-blog/al-rulit-handasa',
}

// shows P10
test('languages that are released together are renewed once, as if each was published', async ({
  request,
}) => {
  await warmUp(request, '/', '/de', '/ar', '/casino-blog', '/de/casino-magazin', '/ar/casino-blog')
  await warmUp(request, ...Object.values(roulette))
  const titles = new Map<string, string>()
  for (const id of Object.keys(roulette)) titles.set(id, await titleOf(id))
  for (const [id, title] of titles) undo.push(() => publish(id, { title }))
  /** Every page that was written, with how often. */
  const published = async (path: string, shown: readonly string[]): Promise<Map<string, number>> => {
    const before = await entriesAtRest()
    const seen = new Map<string, Set<number>>()
    expect((await desk('POST', path)).status).toBe(200)
    await expect(async () => {
      const after = await readCacheEntries()
      for (const each of writtenSince(before, after)) {
        const moments = seen.get(each) ?? new Set()
        seen.set(each, moments.add(after.get(each) ?? 0))
      }
      for (const [id, at] of Object.entries(roulette))
        if (shown.includes(id)) expect(await (await request.get(at)).text()).toContain(await titleOf(id))
    }).toPass({ intervals: [100] })
    for (const each of writtenSince(before, await entriesAtRest()))
      seen.set(each, (seen.get(each) ?? new Set()).add((await readCacheEntries()).get(each) ?? 0))
    return new Map([...seen].map(([each, moments]) => [each, moments.size]))
  }

  const alone = new Set<string>()
  for (const id of titles.keys()) {
    await saveDraft(id, { title: `${titles.get(id) ?? ''} 1` })
    for (const each of (await published(`/documents/${id}/publish`, [id])).keys()) alone.add(each)
  }
  for (const [id, title] of titles) await saveDraft(id, { title: `${title} 2` })
  const { body } = await desk('POST', '/releases', { label: `In all languages, ${Date.now()}` })
  const release = `/releases/${(body as { id: string }).id}`
  undo.push(() => desk('DELETE', release))
  await desk('PUT', `${release}/documents/article_roulette-is-geometry`, {})
  expect((await desk('POST', `${release}/translations`)).status).toBe(200)
  const together = await published(`${release}/publish`, [...titles.keys()])
  expect(alone.size).toBeGreaterThan(titles.size)
  expect([...together.keys()].toSorted()).toEqual([...alone].toSorted())
  expect([...together].filter(([, times]) => times > 1)).toEqual([])
  for (const each of together.keys()) {
    const answer = await request.get(each)
    expect.soft(answer.headers()['cache-status'], each).toBe(fromStore)
    for (const title of titles.values()) expect.soft(await answer.text(), each).not.toContain(`${title} 1`)
  }
})

// shows P10
test('a first translation is in its lists and maps, led to by its original, until it goes', async ({
  page,
  request,
}) => {
  const english = '/casino-blog/in-two-languages'
  const german = '/de/casino-magazin/in-zwei-sprachen'
  const publishNew = async (input: Record<string, unknown>): Promise<string> => {
    const { body } = await desk('POST', '/documents', { type: 'article', ...input })
    const { id } = (body as { summary: { id: string } }).summary
    undo.push(async () => {
      await desk('POST', `/documents/${id}/unpublish`)
      await desk('DELETE', `/documents/${id}`)
    })
    expect((await desk('POST', `/documents/${id}/publish`)).status).toBe(200)
    return id
  }
  const textOf = async (path: string): Promise<string> => (await request.get(path)).text()
  const data = { title: 'In two languages', published_on: '2026-11-20' }
  const original = await publishNew({ uid: 'in-two-languages', data })
  await expect.poll(async () => (await request.get(english)).status()).toBe(200)
  await expect.poll(() => textOf('/casino-blog')).toContain(english)
  const others = [
    '/',
    '/de',
    '/ar',
    '/casino-blog',
    '/de/casino-magazin',
    '/ar/casino-blog',
    '/de/casino-tests',
  ]
  await warmUp(request, english, ...others)
  /** Whatever leads to the translation. */
  const leading = async (): Promise<string[]> => {
    const paths = [
      english,
      '/de/casino-magazin',
      '/feeds/all.de.xml',
      '/sitemap.xml',
      '/ar/casino-blog',
      '/casino-blog',
    ]
    const texts = await Promise.all(paths.map(textOf))
    return paths.filter((_, at) => texts[at]?.includes(german))
  }
  expect(await leading()).toEqual([])
  await page.goto(english)
  await expect(page.getByRole('link', { name: 'Auf Deutsch lesen' })).toHaveCount(0)

  const before = await entriesAtRest()
  const translation = await publishNew({
    lang: 'de-at',
    translationOf: original,
    uid: 'in-zwei-sprachen',
    data: { ...data, title: 'In zwei Sprachen' },
  })
  await expect.poll(leading).toEqual([english, '/de/casino-magazin', '/feeds/all.de.xml', '/sitemap.xml'])
  const written = writtenSince(before, await entriesAtRest())
  expect(written.filter((path) => path !== english && !/^\/de(?:\/|$)/.test(path))).toEqual([])
  expect(await textOf(english)).toContain('hrefLang="de"')
  expect(await textOf(german)).toContain('hrefLang="en"')
  const map = await textOf('/sitemap.xml')
  expect(
    map.split('<url>').filter((url) => url.includes(`hreflang="de" href="http`) && url.includes(german)),
  ).toHaveLength(2)
  await page.goto(english)
  await page.getByRole('link', { name: 'Auf Deutsch lesen' }).click()
  await expect(page).toHaveURL(german)

  const published = await entriesAtRest()
  await desk('POST', `/documents/${translation}/unpublish`)
  await expect.poll(leading).toEqual([])
  await expect.poll(async () => (await request.get(german)).status()).toBe(404)
  const dropped = writtenSince(published, await entriesAtRest())
  expect(dropped.filter((path) => path !== english && !/^\/de(?:\/|$)/.test(path))).toEqual([])
  await page.goto(english)
  await expect(page.getByRole('link', { name: 'Auf Deutsch lesen' })).toHaveCount(0)
})
