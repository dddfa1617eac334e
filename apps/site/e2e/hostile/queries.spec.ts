import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { manyParameters, queries } from './queries.ts'

/** What visitors, search engines and programs read; the rest of a page names files and times of the build. */
function documentHeadings(html: string): string[] {
  return [
    ...(/<h1[^>]*>.*?<\/h1>/s.exec(html) ?? []),
    ...(html.match(/<link rel="canonical"[^>]*>/g) ?? []),
    ...(html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? []),
  ]
}

for (const path of [
  '/about',
  '/casino-blog',
  '/casino-reviews/copper-lantern',
  '/casino-blog/roulette-is-geometry',
]) {
  // shows F61, HB
  test(`no query changes ${path} or is written into it`, async () => {
    const plain = documentHeadings((await ask(path)).body)
    expect(plain.length).toBeGreaterThan(1)
    for (const [row, query] of queries) {
      const { status, body } = await ask(`${path}?${query}`)
      const label = `HB ${row} ${query.slice(0, 60)}`
      expect.soft(status, label).toBe(200)
      expect.soft(documentHeadings(body), label).toEqual(plain)
      expect.soft(body, label).not.toMatch(/<script>alert|onerror=alert|access_token/)
    }
  })
}

// shows HB
test('a thousand parameters are refused before anything reads them', async () => {
  for (const path of ['/about', '/search', '/account'])
    expect.soft((await ask(`${path}?${manyParameters(1_000)}`)).status, path).toBe(414)
})
