import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, before, test } from 'node:test'
import { isEmbedded, type RunningSite, startSite } from './running-site.ts'
import { Visitor } from './visitor.ts'

let site: RunningSite
before(async () => {
  site = await startSite()
})
after(() => site?.close())

/** Where an answer leads, without the host. */
const target = (response: Response) => response.headers.get('location')?.replace(site.origin, '')

test('a start without a variable names it', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '--port', '0'],
    { env: { ...process.env, CONTENT_REPOSITORY: '' }, encoding: 'utf8', timeout: 60_000 },
  )
  assert.match(stderr, /^Not set: .*CONTENT_REPOSITORY/m)
  assert.equal(status, 1)
})

test('an address without a page is not found', async () => {
  assert.equal((await new Visitor(site.origin).get('/no-such-page')).status, 404)
})

test('the account asks who is there', async () => {
  const answer = await new Visitor(site.origin).get('/account')
  assert.equal(answer.status, 303)
  assert.equal(target(answer), '/login')
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
  assert.match(html, /This is a slice/)
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
