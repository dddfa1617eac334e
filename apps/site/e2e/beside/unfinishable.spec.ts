/** Pages with a piece that cannot be finished, which visitors would get as the framework wrote them. */
import { expect, test } from '../stack/journey.ts'
import { type RunningBuild, startSecondBuild } from '../stack/second-build.ts'

let unfinishable: RunningBuild | undefined

test.beforeAll(async () => {
  // What search engines read becomes a script of nobody we know, in rendered pages and in those rendered again.
  unfinishable = await startSecondBuild({
    unfinished: [],
    changes: [['application/ld+json', 'text/javascript']],
  })
})
test.afterAll(() => unfinishable?.stop())

// shows P196
test('an unfinishable page shows nobody another market’s offers', async () => {
  const { origin } = unfinishable!
  const statuses: Record<string, number> = {}
  for (const path of ['/casino-reviews/copper-lantern', '/casino-reviews', '/casino-blog', '/people'])
    for (const market of ['GB', 'IE', 'none']) {
      const answer = await fetch(origin + path, { headers: { cookie: `market=${market}` } })
      const html = await answer.text()
      expect.soft(html, `${path} for ${market}`).not.toContain('<he-part')
      expect.soft(answer.headers.get('cache-status'), `${path} for ${market}`).toBeNull()
      expect.soft([200, 503], `${path} for ${market}`).toContain(answer.status)
      statuses[path] = answer.status
    }
  // Those without offers are shown with the framework’s scripts.
  expect(statuses).toEqual({
    '/casino-reviews/copper-lantern': 503,
    '/casino-reviews': 503,
    '/casino-blog': 200,
    '/people': 200,
  })
})
