import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { tagOf } from '../src/language.ts'
import { words as wordsOf } from '../src/words.ts'
import { isEmbedded, type RunningSite, startSite } from './running-site.ts'
import { Visitor } from './visitor.ts'

/** What the site says itself at addresses without a prefix. */
const words = wordsOf(tagOf())

let site: RunningSite
before(async () => {
  site = await startSite()
})
after(() => site?.close())

/** What stands between the header and the footer. */
const bodyOf = (html: string) => /<main[^>]*>([^]*?)<\/main>/.exec(html)?.[1]?.replaceAll(/<!--.*?-->/g, '')

interface Home {
  slices: { primary: { title: string } }[]
}

/** What the first page says, in whichever language. */
const home = () =>
  (JSON.parse(readFileSync('content/documents/page/home.json', 'utf8')) as { data: Home }).data

/** Where an answer leads, without the host. */
const target = (response: Response) => response.headers.get('location')?.replace(site.origin, '')

test('a start without a variable names it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['server.mjs'], {
    env: { ...process.env, CONTENT_REPOSITORY: '' },
    encoding: 'utf8',
    timeout: 60_000,
  })
  assert.match(stderr, /^Not set: .*CONTENT_REPOSITORY/m)
  assert.equal(status, 1)
})

test('a start with an address that is no URL names it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['server.mjs'], {
    env: { ...process.env, SITE_ORIGIN: 'localhost:3000' },
    encoding: 'utf8',
    timeout: 60_000,
  })
  assert.match(stderr, /Not a URL, .*: SITE_ORIGIN \(localhost:3000\)/)
  assert.equal(status, 1)
})

test('the doctor finds nothing wrong', { skip: !isEmbedded }, () => {
  const env = { ...process.env, ...site.env }
  const { status, stdout } = spawnSync(process.execPath, ['doctor.mjs'], { env, encoding: 'utf8' })
  assert.match(stdout, /^Nothing is wrong\.$/m)
  assert.equal(status, 0)
})

test('an address without a page is not found, and kept nowhere', async () => {
  for (const path of ['/no-such-page', '/no-such-page', '/no/such/page', '/home']) {
    const answer = await fetch(site.origin + path, { headers: { accept: 'text/html' } })
    assert.equal(answer.status, 404, path)
    assert.equal(answer.headers.get('cache-control'), 'no-store', path)
    assert.equal(answer.headers.get('x-robots-tag'), 'noindex', path)
    const html = await answer.text()
    assert.ok(html.includes(`<title>${words.notFound} · A new site</title>`), path)
    // No script of the framework is let run, so what is to be read has to stand there.
    assert.match(html, /<h1[^>]*>[^<]+<\/h1>/, path)
    assert.doesNotMatch(html, /_next\/static\/chunks\/[^"]*\.js/, path)
  }
})

test('each page has a title of its own', { skip: !isEmbedded }, async () => {
  const titles = await Promise.all(
    ['/', '/login', '/sign-up', '/confirm'].map(async (path) => {
      const html = await (await new Visitor(site.origin).get(path)).text()
      return /<title>([^<]*)<\/title>/.exec(html)?.[1]
    }),
  )
  assert.deepEqual(titles, [
    'A new site',
    ...[words.signIn, words.signUp, words.confirm].map((title) => `${title} · A new site`),
  ])
})

test('metrics are at an address of their own, and say nothing of visitors', async () => {
  await (await fetch(`${site.origin}/login?token=abc`)).text()
  const text = await (await fetch(site.metrics)).text()
  assert.match(text, /^house_edge_ready 1$/m)
  assert.match(text, /^house_edge_requests_total\{http_route="\/login",house_edge_outcome="\w+"\} \d+$/m)
  assert.doesNotMatch(text, /abc/)
  assert.equal((await fetch(`${site.origin}/metrics`)).status, 404)
})

test('the navigation marks the page that is shown, and no other', async () => {
  const visitor = new Visitor(site.origin)
  for (const path of ['/', '/login', '/search']) {
    const [header = ''] =
      /<header class="he-site-header[^]*?<\/nav>/.exec(await (await visitor.get(path)).text()) ?? []
    const marked = [...header.matchAll(/<a [^>]*aria-current[^>]*>/g)].map(
      ([link]) => /href="([^"]*)"/.exec(link)?.[1],
    )
    assert.deepEqual(marked, path === '/search' ? ['/search'] : [], path)
  }
})

test('the account asks who is there', async () => {
  const answer = await new Visitor(site.origin).get('/account')
  assert.equal(answer.status, 303)
  assert.equal(target(answer), '/login')
})

test('the token of a link in an e-mail is told to no other site', async () => {
  const answer = await fetch(`${site.origin}/confirm?token_hash=x&type=email`)
  assert.equal(answer.headers.get('referrer-policy'), 'same-origin')
})

test('a form from elsewhere is refused', async () => {
  const answer = await fetch(`${site.origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ email: 'a@b.example', password: 'x' }),
    redirect: 'manual',
  })
  assert.equal(answer.status, 403)
})

test('the first page shows its slice', { skip: !isEmbedded }, async () => {
  const answer = await new Visitor(site.origin).get('/')
  const html = await answer.text()
  assert.equal(answer.status, 200)
  assert.match(html, /<h1[^>]*>A new site/)
  for (const { primary } of home().slices) assert.ok(html.includes(primary.title), primary.title)
})

test('pages are sent from memory, with no script of the framework', { skip: !isEmbedded }, async () => {
  const visitor = new Visitor(site.origin)
  await visitor.get('/')
  const answer = await visitor.get('/')
  assert.match(answer.headers.get('cache-status') ?? '', /hit/)
  assert.match(answer.headers.get('content-security-policy') ?? '', /script-src 'self'$/)
  assert.doesNotMatch(await answer.text(), /_next\/static\/chunks\/[^"]*\.js/)
})

test('pages for one visitor come without a script of the framework', async () => {
  const answer = await new Visitor(site.origin).get('/login')
  assert.match(
    answer.headers.get('content-security-policy') ?? '',
    /frame-ancestors 'none'.*script-src 'self'$/,
  )
  assert.doesNotMatch(await answer.text(), /_next\/static\/chunks\/[^"]*\.js/)
})

test(
  'the search is rendered without the framework, and says what it would',
  { skip: !isEmbedded },
  async () => {
    const found = `/search?${new URLSearchParams({ q: home().slices[0]?.primary.title ?? '' })}`
    for (const path of ['/search', found, '/search?q=nothing+like+it']) {
      const answer = await new Visitor(site.origin).get(path)
      const html = await answer.text()
      assert.match(answer.headers.get('content-security-policy') ?? '', /script-src 'self'$/, path)
      assert.doesNotMatch(html, /_next\/static\/chunks\/[^"]*\.js/, path)
      assert.equal(/<a [^>]*href="\/"[^>]*>A new site/.test(html), path === found, path)
      // Requests with credentials of their own are left to the framework.
      const headers = { authorization: 'Basic eDp5', accept: 'text/html' }
      const framework = await (await fetch(site.origin + path, { headers })).text()
      assert.match(framework, /self\.__next_f/, path)
      assert.equal(bodyOf(html), bodyOf(framework), path)
    }
  },
)

test('a publish is live, and nobody gets an older page', { skip: !isEmbedded }, async () => {
  const visitor = new Visitor(site.origin)
  assert.match(await (await visitor.get('/')).text(), /<h1[^>]*>A new site/)
  for (const title of ['News of the site', 'More news', 'A new site']) {
    assert.match(await site.publish('page_home', { ...home(), title }), /^(?:done|nothing-changed)$/)
    const pages = await Promise.all(Array.from({ length: 20 }, async () => (await visitor.get('/')).text()))
    for (const html of pages) assert.match(html, new RegExp(`<h1[^>]*>${title}<`))
  }
})

test('a visitor signs up, confirms, signs out and signs in', { skip: !isEmbedded }, async () => {
  const visitor = new Visitor(site.origin)
  const credentials = { email: 'ada@example.com', password: 'a long walk at 7 in the rain' }

  assert.equal(target(await visitor.post('/api/auth/sign-up', credentials)), '/sign-up?sent=yes')
  const messages = await fetch(`${site.mailbox}?to=${credentials.email}`)
  const [message] = (await messages.json()) as { links: string[] }[]
  const link = new URL(message?.links[0] ?? '')
  assert.equal(link.origin, site.origin)
  assert.equal((await visitor.get(link.pathname + link.search)).status, 200)

  const confirmed = await visitor.post('/api/auth/confirm', Object.fromEntries(link.searchParams))
  assert.equal(target(confirmed), '/account')
  assert.match(await (await visitor.get('/account')).text(), /ada@example\.com/)

  await visitor.post('/api/auth/sign-out', {})
  assert.equal((await visitor.get('/account')).status, 303)
  assert.equal(target(await visitor.post('/api/auth/sign-in', credentials)), '/account')
  assert.equal((await visitor.get('/account')).status, 200)
})
