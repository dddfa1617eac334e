import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'

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

/** Our server leaves requests with credentials of their own to the framework. */
const toFramework = { authorization: 'Basic eDp5' }

/** The parts of a page, without what only the framework's scripts need. */
function partsOf(html: string) {
  const head = html.slice(html.indexOf('<head'), html.indexOf('</head>'))
  const body = html.slice(html.indexOf('<body'), html.indexOf('</body>'))
  const tidy = (markup = '') =>
    markup
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/<script.*?<\/script>/gs, '')
      .replaceAll(/ nonce="[^"]*"/g, '')
      .replaceAll(/_[rR]_[\da-z]*_/g, 'place')
  return {
    title: /<title>.*?<\/title>/.exec(html)?.[0],
    // Next's own mark for fonts it adjusts, which nothing reads.
    metas: [...head.matchAll(/<meta (?!name="next-)[^>]*>/g)].map(([meta]) => meta).toSorted(),
    links: [...head.matchAll(/<link [^>]*rel="(?:canonical|icon|apple-touch-icon|manifest)"[^>]*>/g)]
      .map(([link]) => link)
      .toSorted(),
    header: tidy(/<header.*?<\/header>/s.exec(body)?.[0]),
    main: tidy(/<main.*<\/main>/s.exec(body)?.[0]),
    footer: tidy(/<footer.*<\/footer>/s.exec(body)?.[0]),
  }
}

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
