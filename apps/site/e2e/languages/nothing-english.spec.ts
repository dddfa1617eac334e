import type { Page } from '@playwright/test'
import { expect, test } from '../stack/journey.ts'
import { ask } from '../stack/ask.ts'
import { control, desk, endContentFaults, siteOrigin } from '../stack/services.ts'
import { signedIn } from '../stack/visitors.ts'
import { saidIn, untranslated } from './untranslated.ts'

/** What a language has besides what its pages lead to. */
const unlinked = ['gibt-es-nicht', 'newsletter', 'stop']
/** What a feed says. */
interface FeedText {
  title: string
  description: string
  items: { title: string; summary?: string; content_html?: string; tags?: string[] }[]
}

/** Pages that a session makes, which a visitor is led away from. */
const ofReader = { '/de': '/de/konto', '/ar': '/ar/account' } as const

/**
 * Follows every link of a language, from page to page.
 *
 * @param get What a page is for this visitor, or where it leads.
 */
async function read(
  page: Page,
  home: string,
  begin: readonly string[],
  get: (path: string) => Promise<{ body: string; leads: string | undefined }>,
): Promise<number> {
  const paths = new Set(begin)
  let count = 0
  for (const path of paths) {
    const { body, leads } = await get(path)
    if (!body.startsWith('<!DOCTYPE html>') && leads === undefined) continue
    const said = await page.evaluate(saidIn, body)
    for (const link of leads === undefined ? said.links : [leads]) {
      const { origin, pathname, search } = new URL(link, `${siteOrigin}${path}`)
      const isHere = origin === siteOrigin && (pathname === home || pathname.startsWith(`${home}/`))
      if (isHere) paths.add(`${pathname}${search}`)
    }
    // What is not translated is shown in the original, which says so.
    if (leads !== undefined || !home.startsWith(`/${said.lang.split('-')[0] ?? ''}`)) continue
    count += 1
    expect.soft(untranslated(said), path).toEqual([])
  }
  return count
}

for (const home of ['/de', '/ar'] as const) {
  test(`nothing English is left below ${home}`, async ({ page }) => {
    const visitor = await read(
      page,
      home,
      [home, ...unlinked.map((name) => `${home}/${name}`)],
      async (path) => {
        const { headers, body } = await ask(path)
        const { location } = headers
        return { body, leads: typeof location === 'string' ? location : undefined }
      },
    )
    expect(visitor).toBeGreaterThan(100)

    await signedIn(page, {}, ofReader[home])
    const { request } = page.context()
    const own = ofReader[home]
    const reader = await read(page, own, [own], async (path) => {
      const answer = await request.get(path, { maxRedirects: 0 })
      return { body: await answer.text(), leads: answer.headers()['location'] }
    })
    expect(reader).toBeGreaterThan(6)
  })
}

/** What the server in front sends in place of others, at its own address. */
const standIns = [
  'malformed',
  'foreign-form',
  'gone',
  'too-many',
  'failed',
  'unavailable',
  'unavailable/account',
  'missing',
]

for (const [home, lang] of [
  ['/de', 'de-AT'],
  ['/ar', 'ar-AE'],
] as const) {
  test(`nothing English is left in what no page below ${home} leads to`, async ({ page }) => {
    const look = async (name: string, html: string) => {
      const said = await page.evaluate(saidIn, html)
      expect.soft([said.lang, untranslated(said)], name).toEqual([lang, []])
      return said.texts.length
    }
    await test.step('pages for an error', async () => {
      for (const name of standIns) {
        // One of them has a word that is translated.
        const { headers } = await ask(`${home}/${name}`)
        const { status, body } = await ask((headers['location'] as string | undefined) ?? `${home}/${name}`)
        expect.soft(status, name).toBe(404)
        expect.soft(await look(name, body), name).toBeGreaterThan(5)
      }
    })
    await test.step('the page of an outage, as it is sent', async () => {
      await control('POST', '/faults', { path: '/api/v2*', kind: 'cut' })
      try {
        await expect(async () => {
          const { status, body } = await ask(`${home}/perhaps-new`)
          expect(status).toBe(503)
          await look('outage', body)
        }).toPass()
      } finally {
        await endContentFaults()
      }
    })
    await test.step('feeds', async () => {
      for (const feed of ['all', 'articles', 'reviews', 'news', 'warnings']) {
        const path = `/feeds/${feed}.${home.slice(1)}`
        const told = JSON.parse((await ask(`${path}.json`)).body) as FeedText
        const items = told.items.flatMap((item) => [item.title, item.summary, ...(item.tags ?? [])])
        const texts = [told.title, told.description, ...items].map((text = '') => `<p>${text}</p>`)
        const content = told.items.map((item) => item.content_html ?? '')
        const html = `<!DOCTYPE html><html lang="${lang}"><body>${[...texts, ...content].join('')}`
        expect.soft(await look(path, html), path).toBeGreaterThan(2)
        const { body } = await ask(`${path}.xml`)
        const rss = await page.evaluate((xml) => {
          const said = new DOMParser().parseFromString(xml, 'text/xml')
          return [...said.querySelectorAll('title, description, category, language')].map(
            (part) => part.textContent,
          )
        }, body)
        expect.soft(rss, path).toContain(lang)
        const paragraphs = rss.filter((text) => text !== lang).map((text) => `<p>${text}</p>`)
        await look(`${path}.xml`, `<!DOCTYPE html><html lang="${lang}"><body>${paragraphs.join('')}`)
      }
    })
  })
}

test('a text of a document is left in English unless its language is said', async ({ page }) => {
  const { body } = await desk('GET', '/documents/article_roulette-is-geometry')
  const { excerpt } = (body as { published: { document: { data: { excerpt: string } } } }).published.document
    .data
  for (const lang of ['de-AT', 'ar-AE']) {
    const left = async (attributes: string) =>
      untranslated(
        await page.evaluate(
          saidIn,
          `<!DOCTYPE html><html lang="${lang}"><body><p ${attributes}>${excerpt}</p>`,
        ),
      )
    expect(await left('')).toEqual([excerpt])
    expect(await left('lang="en-GB"')).toEqual([])
  }
})
