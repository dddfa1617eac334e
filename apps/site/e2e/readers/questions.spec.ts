import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { partsOf, toFramework } from '../stack/page-parts.ts'

/** One of each page that answers a question, and some whose answer is another. */
const asked = [
  '/search',
  '/search?q=copper',
  '/search?q=copper&kind=article',
  '/search?q=nothing+has+these+wordz',
  '/search?q=i+cannot+stop+gambling',
  '/compare',
  '/compare?with=copper-lantern,velvet-comet',
  '/casino-reviews/find?wagering=10',
  '/casino-reviews/find?country=ie',
  '/casino-blog/find?year=2026',
  '/worked-out?sum=evening&stake=2',
  '/market',
]

for (const path of asked)
  test(`our server and the framework answer alike: ${path}`, async () => {
    const [ours, framework] = [await ask(path), await ask(path, 'GET', toFramework)]
    expect(framework.body).toContain('self.__next_f')
    expect(ours.body).not.toContain('self.__next_f')
    expect(ours.status).toBe(framework.status)
    expect(partsOf(ours.body)).toEqual(partsOf(framework.body))
  })

test('our server and the framework lead to the same place', async () => {
  for (const path of ['/casino-reviews/find', '/compare?with=nobody', '/casino-blog/find?year=&page=1']) {
    const [ours, framework] = [await ask(path), await ask(path, 'GET', toFramework)]
    expect
      .soft([ours.status, ours.headers['location']], path)
      .toEqual([framework.status, framework.headers['location']])
  }
})

test('pages that answer questions carry little script', async () => {
  for (const path of asked) {
    const { headers, body } = await ask(path)
    expect.soft(String(headers['content-security-policy']), path).not.toMatch(/nonce-|unsafe-inline/)
    expect.soft(body.match(/<script/g), path).toHaveLength(1)
    expect
      .soft([headers['cache-control'], headers['x-robots-tag']], path)
      .toEqual(['private, no-store', 'noindex'])
  }
})
