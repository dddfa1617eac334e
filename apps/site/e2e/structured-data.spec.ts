import type { Page } from '@playwright/test'
import { requirementFaults, searchTerm, type SeenPage, unseenValues } from '@house-edge/reviews/testing'
import { expect, test } from './stack/journey.ts'

/** Of each kind of page, what it must tell. */
const told: readonly (readonly [address: RegExp, types: readonly string[]])[] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/casino-reviews\/[^/]+$/, ['BreadcrumbList', 'Review']],
  [/^\/casino-blog\/[^/]+$/, ['Article', 'BreadcrumbList']],
  [/^\/people\/[^/]+$/, ['BreadcrumbList', 'ProfilePage']],
  [/^\/(?:topics|game-makers|payment-methods|operators|regulators|offers)\/[^/]+$/, ['BreadcrumbList']],
  [
    /^\/(?:casino-reviews|casino-blog|people|topics|game-makers|payment-methods|operators|regulators)$/,
    ['ItemList'],
  ],
]

// shows P55
test('structured data follows the rules and matches the page', async ({ page }) => {
  const map = await (await page.request.get('/sitemap.xml')).text()
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(30)
  const seen = new Set<RegExp>()
  const icons = await iconsOf(page)
  for (const address of addresses) {
    const html = await pageAt(page, address)
    const { data, ...ofPage } = await page.evaluate(readPage, { html, address, searchTerm })
    const shown: SeenPage = { ...ofPage, icons }
    const things = data.map((block) => JSON.parse(block) as Record<string, unknown>)
    const { pathname } = new URL(address)
    expect.soft(things.flatMap(requirementFaults), pathname).toEqual([])
    expect
      .soft(
        things.flatMap((thing) => unseenValues(thing, shown)),
        pathname,
      )
      .toEqual([])
    // Were a value another one, the page would not show it.
    expect
      .soft(
        things
          .flatMap((thing) => alterations(thing))
          .filter((other) => unseenValues(other, shown).length === 0),
        pathname,
      )
      .toEqual([])
    const rule = told.find(([pattern]) => pattern.test(pathname))
    if (!rule) continue
    seen.add(rule[0])
    expect.soft(things.map((thing) => String(thing['@type'])).toSorted(), pathname).toEqual(rule[1])
  }
  expect(seen.size).toBe(told.length)
})

/** A page, once it is shown: while what a journey before has published is brought into it, it may be held back. */
async function pageAt({ request }: Page, address: string): Promise<string> {
  let html = ''
  await expect(async () => {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    html = await response.text()
  }).toPass()
  return html
}

/** The same data with one value changed: a score, a day, the last word of a name, an address. One for each value that a page shows. */
function alterations(value: unknown, field = ''): readonly unknown[] {
  if (typeof value === 'number') return field === 'ratingValue' || field === 'bestRating' ? [value - 1] : []
  if (typeof value === 'string') {
    if (field.startsWith('@')) return []
    if (/^\d{4}-\d{2}-\d{2}/.test(value)) return ['2020-01-01']
    const others = /^https?:/.test(value)
      ? [
          value.replace(/(?=\?|$)/, 'x'),
          `${value}${value.includes('?') ? '&' : '?'}x=1`,
          value.replace(/\?.*/, ''),
        ]
      : [value.replace(/\w(?=\W*$)/, 'xx'), `${value} of ours`, value.replace(/\.$/, '')]
    return others.filter((other) => other !== value)
  }
  if (Array.isArray(value))
    return value.flatMap((each, at) => alterations(each, field).map((other) => value.with(at, other)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    alterations(each, name).map((other) => ({ ...value, [name]: other })),
  )
}

/** Runs in the browser, which reads markup as browsers do; on its empty page, which has no policy to complain. */
function readPage({
  html,
  address,
  searchTerm,
}: {
  html: string
  address: string
  searchTerm: string
}): Omit<SeenPage, 'icons'> & { data: string[] } {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string): Element[] => [...page.querySelectorAll(selector)]
  const addressOf = (value: string | null): string =>
    value !== null && URL.canParse(value, address) ? new URL(value, address).href : ''
  const data = all('script[type="application/ld+json"]').map(({ textContent }) => textContent)
  const addresses = all('a[href], link[rel=canonical]').map((element) =>
    addressOf(element.getAttribute('href')),
  )
  const pictures = all('img').map((element) => addressOf(element.getAttribute('src')))
  const searches = all('form input[type=search]').map((field) => {
    const action = addressOf(field.closest('form')?.getAttribute('action') ?? null)
    return `${action}?${field.getAttribute('name') ?? ''}={${searchTerm}}`
  })
  const days = all('time').map((element) => element.getAttribute('datetime') ?? '')
  for (const element of all('script, style, template')) element.remove()
  const texts = [
    ...new Set(all('body *').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())),
  ]
  const score = page.querySelector('.he-verdict-score')
  // Elements that stand side by side share no word.
  for (const element of score?.querySelectorAll('*') ?? []) element.after(' ')
  const { lang } = page.documentElement
  return { lang, data, addresses, pictures, searches, days, score: score?.textContent ?? '', texts }
}

async function iconsOf(page: Page): Promise<string[]> {
  const answer = await page.request.get('/manifest.webmanifest')
  const { icons } = (await answer.json()) as { icons: { src: string }[] }
  return icons.map(({ src }) => new URL(src, answer.url()).href)
}
