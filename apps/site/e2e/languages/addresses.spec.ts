import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { siteOrigin } from '../stack/services.ts'

/** An address of the map, with its alternates by `hreflang`. */
interface Mapped {
  url: string
  alternates: ReadonlyMap<string, string>
}

/** A document's links for search engines: what it calls its own address, and the same in other languages. */
interface Linked extends Mapped {
  lang: string
  robots: string
}

async function mapped(): Promise<readonly Mapped[]> {
  const { body } = await ask('/sitemap.xml')
  return [...body.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    url: /<loc>([^<]+)/.exec(entry)?.[1] ?? '',
    alternates: linksOf(entry),
  }))
}

function linksOf(markup: string): Map<string, string> {
  const links = markup.match(/<(?:xhtml:)?link [^>]*hreflang[^>]*>/gi) ?? []
  return new Map(links.map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]))
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
}

async function linked(url: string): Promise<Linked> {
  const { status, body } = await ask(new URL(url, siteOrigin).pathname)
  expect.soft(status, url).toBe(200)
  const head = body.slice(0, body.indexOf('<body'))
  const canonical = /<link rel="canonical"[^>]*>/.exec(head)?.[0] ?? ''
  return {
    url: new URL(attribute(canonical, 'href'), siteOrigin).href,
    alternates: new Map([...linksOf(head)].map(([lang, href]) => [lang, new URL(href, siteOrigin).href])),
    lang: attribute(/<html[^>]*>/.exec(body)?.[0] ?? '', 'lang'),
    robots: /<meta name="robots"[^>]*>/.exec(head)?.[0] ?? '',
  }
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions */
test('every alternate of the map leads to a page that names the same and itself', async () => {
  const map = await mapped()
  const byUrl = new Map(map.map((entry) => [entry.url, entry]))
  const translated = map.filter(({ alternates }) => alternates.size > 0)
  expect(translated.length).toBeGreaterThan(10)
  for (const { url, alternates } of translated) {
    const languages = [...alternates.keys()]
    expect.soft([...alternates.values()], `${url} names itself`).toContain(url)
    expect.soft(alternates.get('x-default'), `${url} has one for all others`).toBe(alternates.get('en'))
    for (const lang of languages.filter((each) => each !== 'x-default'))
      expect.soft(Intl.getCanonicalLocales(lang), `${url} writes ${lang} as BCP 47 does`).toEqual([lang])
    for (const [lang, to] of alternates) {
      const back = byUrl.get(to)
      expect.soft([...(back?.alternates ?? [])], `${to} comes back to ${url}`).toEqual([...alternates])
      if (lang === 'x-default') continue
      const page = await linked(to)
      expect.soft(page.url, `${to} is its own canonical`).toBe(to)
      expect.soft([...page.alternates], `${to} says what the map says`).toEqual([...alternates])
      expect.soft(page.lang.split('-')[0], `${to} is in ${lang}`).toBe(lang.split('-')[0])
      expect.soft(page.robots, `${to} may be listed`).not.toContain('noindex')
    }
  }
  // What is in one language names none, in the map and in the page.
  for (const { url } of map.filter(({ alternates }) => alternates.size === 0)) {
    const page = await linked(url)
    expect.soft([page.url, page.alternates.size], url).toEqual([url, 0])
  }
})

test('what is shown in place of a translation is listed where it is written, and nowhere else', async () => {
  const shown = await mapped()
  for (const [path, original] of [
    ['/ar/casino-reviews/tide-clock', '/casino-reviews/tide-clock'],
    ['/ar/casino-blog/ten-times-and-no-more', '/casino-blog/ten-times-and-no-more'],
  ] as const) {
    const page = await linked(path)
    expect
      .soft([page.url, page.alternates.size, page.lang], path)
      .toEqual([siteOrigin + original, 0, 'ar-AE'])
    expect.soft(shown.filter(({ url }) => url === siteOrigin + path)).toEqual([])
    expect.soft(shown.flatMap(({ alternates }) => [...alternates.values()])).not.toContain(siteOrigin + path)
  }
})

test('words and the uid of another language lead to the page in one step', async () => {
  for (const [from, to] of [
    ['/de/casino-blog/roulette-is-geometry', '/de/casino-magazin/roulette-ist-geometrie'],
    ['/de-AT/casino-blog/roulette-is-geometry?a=1', '/de/casino-magazin/roulette-ist-geometrie?a=1'],
    ['/ar/casino-magazin/roulette-is-geometry', '/ar/casino-blog/al-rulit-handasa'],
    ['/de/glossary', '/de/glossar'],
  ] as const) {
    const { status, headers } = await ask(from)
    expect.soft([status, headers['location']], from).toEqual([308, to])
  }
})

test('the switch keeps page, question and filter, or says where it leads', async () => {
  const switchOf = ({ body }: { body: string }): Map<string, [href: string, name: string]> => {
    const [list = ''] = /<nav [^>]*class="he-languages"[^]*?<\/nav>/.exec(body) ?? []
    return new Map(
      [...list.matchAll(/<li lang="([a-z]+)[^"]*"[^>]*><a [^>]*?href="([^"]*)"[^>]*>([^<]*)/g)].map(
        ([, lang = '', href = '', name = '']) => [lang, [href.replaceAll('&amp;', '&'), name]],
      ),
    )
  }
  const [en, de, ar] = ['English', 'Deutsch', 'العربية']
  const [toFront, toFirst] = ['Deutsch (Startseite)', 'العربية (الصفحة الرئيسية)']
  for (const [path, others] of [
    ['/search?q=roulette', { de: ['/de/suche?q=roulette', de], ar: ['/ar/search?q=roulette', ar] }],
    ['/compare?with=copper-lantern,signal-box', { de: ['/de/vergleich?with=copper-lantern,signal-box', de] }],
    ['/casino-reviews/find?paid=12', { de: ['/de/casino-tests/auswahl?paid=12', de] }],
    ['/de/casino-tests/copper-lantern', { en: ['/casino-reviews/copper-lantern', en] }],
    [
      '/casino-reviews/page/2',
      { de: ['/de/casino-tests/seite/2', de], ar: ['/ar/casino-reviews/page/2', ar] },
    ],
    ['/offers/blue-ledger-opening-balance', { de: ['/de/angebote/blue-ledger-opening-balance', de] }],
    ['/glossary', { de: ['/de/glossar', de], ar: ['/ar/glossary', ar] }],
    // The page of what is not there is the same for all addresses.
    ['/casino-blog/nothing-there', { de: ['/de', toFront], ar: ['/ar', toFirst] }],
    ['/de/casino-magazin/nichts-da', { ar: ['/ar', toFirst] }],
  ] as const) {
    const found = switchOf(await ask(path))
    for (const [lang, link] of Object.entries(others)) {
      expect.soft(found.get(lang), `${path} in ${lang}`).toEqual(link)
      expect.soft((await ask(link[0])).status, link[0]).toBe(200)
    }
  }
})

test('a page is the same for readers of every language', async () => {
  for (const path of ['/', '/casino-reviews/copper-lantern', '/de']) {
    const answers = await Promise.all(
      ['de-AT,de;q=0.9', 'ar', 'en-GB', undefined].map((language) =>
        ask(path, 'GET', language === undefined ? {} : { 'accept-language': language }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body)).size, path).toBe(1)
    for (const { headers } of answers) expect(String(headers['vary'] ?? '')).not.toMatch(/accept-language/i)
  }
})

test('offers the page in the languages it is in, and leads to the nearest page in others', async ({
  page,
}) => {
  await page.goto('/casino-reviews/copper-lantern')
  await page.getByRole('link', { name: 'Auf Deutsch lesen' }).click()
  await expect(page).toHaveURL('/de/casino-tests/copper-lantern')
  await page.getByRole('link', { name: 'Read in English' }).click()
  await expect(page).toHaveURL('/casino-reviews/copper-lantern')
  // A review that is not in Arabic: the list of reviews is nearer than the front page.
  await page.goto('/casino-reviews/tide-clock')
  await expect(page.getByRole('link', { name: 'اقرأ بالعربية' })).toHaveCount(0)
  const offer = page.getByRole('navigation', { name: 'This page in other languages' })
  await expect(offer.getByRole('link', { name: 'العربية (مراجعات الكازينوهات)' })).toBeInViewport()
  const languages = page.getByRole('navigation', { name: 'Languages', exact: true })
  await languages.getByRole('link', { name: 'العربية (مراجعات الكازينوهات)' }).click()
  await expect(page).toHaveURL('/ar/casino-reviews')
})

// shows P56
test('a list names the feed of what is written in its language', async () => {
  for (const [list, feed, lang, title] of [
    ['/de/casino-tests', '/feeds/reviews.de', 'de-AT', 'House Edge: Casino-Tests'],
    ['/de', '/feeds/all.de', 'de-AT', 'House Edge'],
    ['/ar/casino-reviews', '/feeds/reviews.ar', 'ar-AE', 'House Edge: مراجعات الكازينوهات'],
    ['/casino-reviews', '/feeds/reviews', 'en-GB', 'House Edge: Casino reviews'],
  ] as const) {
    const page = await ask(list)
    for (const [ending, type] of [
      ['xml', 'application/rss+xml'],
      ['json', 'application/feed+json'],
    ])
      expect
        .soft(page.body, list)
        .toMatch(
          new RegExp(
            `<link rel="alternate" type="${type?.replace('+', '\\+')}"[^>]* href="[^"]*${feed}.${ending}"`,
          ),
        )
    const told = JSON.parse((await ask(`${feed}.json`)).body) as { title: string; items: { url: string }[] }
    expect.soft(told.title, feed).toBe(title)
    expect.soft(told.items.length, feed).toBeGreaterThan(0)
    const rss = await ask(`${feed}.xml`)
    expect.soft(rss.body, feed).toContain(`<language>${lang}</language>`)
    for (const { url } of told.items)
      expect.soft((await linked(url)).lang.split('-')[0], url).toBe(lang.split('-')[0])
  }
})

test('news and warnings have a feed in each language, which their pages name', async () => {
  for (const [list, feed, title, kind] of [
    ['/de/neuigkeiten', '/feeds/news.de', 'House Edge: Neues und Änderungen', 'Wertung geändert'],
    ['/de/warnungen', '/feeds/warnings.de', 'House Edge: Warnungen', 'Warnung'],
    ['/ar/news', '/feeds/news.ar', 'House Edge: الأخبار والتغييرات', 'تغيّرت الدرجة'],
  ] as const) {
    expect.soft((await ask(list)).body, list).toContain(`${feed}.xml`)
    const told = JSON.parse((await ask(`${feed}.json`)).body) as {
      title: string
      items: { title: string }[]
    }
    expect.soft(told.title, feed).toBe(title)
    expect.soft(told.items.map((item) => item.title).join(), feed).toContain(kind)
  }
})

test('the card of a page is drawn in every language', async () => {
  for (const path of [
    '/de/casino-tests',
    '/de/casino-magazin/roulette-ist-geometrie',
    '/ar/how-we-rate',
    // Not translated: the page shows it in English.
    '/ar/casino-reviews/tide-clock',
  ]) {
    const address =
      /property="og:image" content="([^"]*\/social\/[^"]*)"/.exec((await ask(path)).body)?.[1] ?? ''
    const { pathname, search } = new URL(address, siteOrigin)
    const card = await ask(`${pathname}${search}`)
    expect.soft([card.status, card.headers['content-type']], path).toEqual([200, 'image/png'])
  }
})

test('a casino that is closed to a reader leads to its review in the language of the link', async () => {
  const led = async (referer: string) => {
    const { headers } = await ask('/go/velvet-comet', 'GET', { referer: `${siteOrigin}${referer}` })
    return new URL(headers['location'] as string).pathname
  }
  expect(await led('/de/casino-tests')).toBe('/de/casino-tests/velvet-comet')
  expect(await led('/casino-reviews')).toBe('/casino-reviews/velvet-comet')
})
