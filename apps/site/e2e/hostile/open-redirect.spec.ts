import { lures, wishes } from './targets.ts'
import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { siteOrigin } from '../stack/services.ts'

/** More spellings, put together from what browsers read otherwise than people do. */
const mixtures = ['/', '\\', '.', '..', '%2e', '%2f', '\t', 'x'].flatMap((first) =>
  ['/', '\\', '//', '/\\', '/.//', '%5c'].map((second) => `/${first}${second}evil.example/`),
)

test('the end of a preview stays on this site', async ({ page }) => {
  const asked: string[] = []
  // Nothing leaves the machine; a request for another host is what this is looking for.
  await page.route(
    (url) => url.hostname !== new URL(siteOrigin).hostname && url.protocol.startsWith('http'),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<title>elsewhere</title>' })
    },
  )
  const exit = (to: string) => `/api/exit-preview?to=${encodeURIComponent(to)}`
  const leave = (to: string) => page.goto(exit(to), { waitUntil: 'commit' })
  // Row 52 names paths of this site, which are for a sign-in to avoid.
  const values = lures.flatMap(([row, lure]) => (row === 52 ? [] : [lure]))
  const told = new Map<string, string>()
  for (const value of [...values, ...mixtures]) {
    const { status, headers } = await ask(exit(value))
    told.set(JSON.stringify([status, headers['location'], headers['refresh']]), value)
  }
  // Where a browser goes depends on what it is told, so it follows each answer once.
  for (const value of told.values()) {
    await leave(value)
    expect.soft(new URL(page.url()).origin, value.slice(0, 60)).toBe(siteOrigin)
  }
  expect(asked).toEqual([])
  for (const wish of wishes.filter((path) => !path.startsWith('/account'))) {
    await leave(wish)
    // The site itself folds slashes that stand together.
    expect.soft(page.url()).toBe(siteOrigin + wish.replace('/a//b', '/a/b'))
  }
})
