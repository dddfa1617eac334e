import type { Page } from '@playwright/test'
import { expect, test } from '../stack/journey.ts'
import { ask } from '../stack/ask.ts'
import { desk, siteOrigin } from '../stack/services.ts'
import { signedIn } from '../stack/visitors.ts'
import { saidIn, untranslated } from './untranslated.ts'

/** What a language has besides what its pages lead to. */
const unlinked = ['gibt-es-nicht', 'newsletter', 'stop']
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
