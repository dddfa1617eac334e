import { ask } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'
import { desk, openPreview, siteOrigin } from './stack/services.ts'

interface Detail {
  version: string
  summary: { id: string }
}

/** Writes a draft with another uid. */
async function rename(id: string, uid: string): Promise<void> {
  const { version } = (await desk('GET', `/documents/${id}`)).body as unknown as Detail
  const draft = { uid, data: { title: 'An article on the move', published_on: '2026-11-21' } }
  const saved = await desk('PUT', `/documents/${id}/draft`, draft, { 'if-match': version })
  expect(saved.status).toBe(200)
}

async function publish(id: string): Promise<void> {
  expect((await desk('POST', `/documents/${id}/publish`)).status).toBe(200)
}

test('an old address redirects in one step', async ({ page }) => {
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(
    (word) => `${word}-${Date.now()}`,
  ) as [string, string, string, string]
  const path = (uid: string) => `/casino-blog/${uid}`
  const create = async (document: object) =>
    ((await desk('POST', '/documents', document)).body as unknown as Detail).summary.id

  const id = await create({ type: 'article', uid: first, data: {} })
  await rename(id, first)
  await publish(id)
  await expect(async () => expect((await ask(path(first))).status).toBe(200)).toPass()
  const rule = await create({
    type: 'redirect',
    data: { from: `/rule-${first}`, to: path(first), status: '308' },
  })
  await publish(rule)
  for (const uid of [second, third]) {
    await rename(id, uid)
    await publish(id)
    await expect(async () => expect((await ask(path(uid))).status).toBe(200)).toPass()
  }

  const expectMoved = async (from: string, to: string) => {
    const { status, headers } = await ask(from)
    expect
      .soft([status, headers['location'], headers['cache-control']], from)
      .toEqual([308, to, 'public, max-age=3600'])
  }
  // A new address answers as soon as somebody asks; the old ones follow with the webhook.
  await expect(async () => {
    for (const uid of [first, second]) expect((await ask(path(uid))).status).toBe(308)
  }).toPass()
  for (const uid of [first, second]) {
    await expectMoved(path(uid), path(third))
    await expectMoved(`${path(uid)}?from=mail`, `${path(third)}?from=mail`)
    await expectMoved(`${path(uid)}/_payload.json`, `${path(third)}/_payload.json`)
    expect.soft((await ask(path(uid), 'HEAD')).status).toBe(308)
    expect.soft((await ask(path(uid), 'GET', { rsc: '1' })).status).not.toBe(200)
  }
  await expect(async () => {
    const { status, headers } = await ask(`/rule-${first}`)
    expect([status, headers['location']]).toEqual([308, path(third)])
  }).toPass()

  for (const list of ['/casino-blog', '/sitemap.xml'])
    await expect(async () => {
      const { body } = await ask(list)
      expect(body).toContain(path(third))
      for (const uid of [first, second]) expect(body).not.toContain(path(uid))
    }).toPass()
  await page.goto(path(first))
  await expect(page).toHaveURL(path(third))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteOrigin + path(third))

  await rename(id, fourth)
  const { url } = await openPreview({ documentId: id, allDrafts: true })
  await page.goto(url)
  await expect(page).toHaveURL(path(fourth))

  await desk('POST', `/documents/${rule}/unpublish`)
  await desk('POST', `/documents/${id}/unpublish`)
})

test('the old address of a translation redirects within its language', async () => {
  const stamp = Date.now()
  const [original, first, second] = [`english-${stamp}`, `erster-${stamp}`, `zweiter-${stamp}`] as const
  const data = { title: 'An article on the move', published_on: '2026-11-21' }
  const create = async (document: object) => {
    const { body } = await desk('POST', '/documents', { type: 'article', data, ...document })
    const { id } = (body as unknown as Detail).summary
    await publish(id)
    return id
  }
  const english = await create({ uid: original })
  const german = await create({ uid: first, lang: 'de-at', translationOf: english })
  const path = (uid: string) => `/de/casino-magazin/${uid}`
  await expect(async () => expect((await ask(path(first))).status).toBe(200)).toPass()
  await rename(german, second)
  await publish(german)
  // The uid of the original leads there as well, and in English nothing has moved.
  await expect(async () => {
    for (const uid of [first, original]) {
      const { status, headers } = await ask(path(uid))
      expect([status, headers['location']], uid).toEqual([308, path(second)])
    }
    expect((await ask(path(second))).status).toBe(200)
    expect((await ask(`/casino-blog/${original}`)).body).toContain(`href="${siteOrigin}${path(second)}"`)
  }).toPass()
  expect((await ask(`/casino-blog/${first}`)).status).toBe(404)

  for (const id of [german, english]) await desk('POST', `/documents/${id}/unpublish`)
})

test('what stands beside a renamed page moves along', async () => {
  const renamed = async (id: string, uid: string): Promise<void> => {
    const { version, published } = (await desk('GET', `/documents/${id}`)).body as unknown as Detail & {
      published: { document: { tags: string[]; data: object } }
    }
    const { tags, data } = published.document
    await desk('PUT', `/documents/${id}/draft`, { uid, tags, data }, { 'if-match': version })
    await publish(id)
  }
  // Those of the original language: translations have the same uid.
  const [review, topic] = ['casino_review_velvet-comet', 'topic_bonuses-and-terms'] as const
  try {
    await renamed(review, 'comet-of-velvet')
    await renamed(topic, 'terms-of-bonuses')
    await expect(async () => {
      for (const [from, to] of [
        ['/casino-reviews/velvet-comet/experiences', '/casino-reviews/comet-of-velvet/experiences'],
        ['/feeds/topics/bonuses-and-terms.xml', '/feeds/topics/terms-of-bonuses.xml'],
        ['/feeds/topics/bonuses-and-terms.json', '/feeds/topics/terms-of-bonuses.json'],
      ] as const) {
        const { status, headers } = await ask(from)
        expect([status, headers['location']], from).toEqual([308, to])
        expect((await ask(to)).status, to).toBe(200)
      }
      const shared = await ask('/compare?with=velvet-comet,tide-clock')
      expect(shared.headers['location']).toBe('/compare?with=comet-of-velvet,tide-clock')
    }).toPass()
  } finally {
    await renamed(review, 'velvet-comet')
    await renamed(topic, 'bonuses-and-terms')
  }
})
