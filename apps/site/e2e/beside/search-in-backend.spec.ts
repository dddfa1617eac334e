/** A process whose searches the backend's database answers (SITE_SEARCH), beside one that answers them itself. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyBuild } from '../stack/copy-build.ts'
import { expect, test } from '../stack/journey.ts'
import { desk, siteOrigin } from '../stack/services.ts'
import { buildOf, type SiteProcess, startSiteProcess } from '../stack/site-process.ts'
import { site, slot } from '../stack/slot.ts'
import { operate } from '../stack/visitors.ts'

const name = 'searching'
let searching: SiteProcess

test.beforeAll(async () => {
  test.setTimeout(180_000)
  copyBuild(join(site, slot.build), join(site, buildOf(name)), { isFinished: true })
  searching = await startSiteProcess({ name, port: slot.ports.second, env: { SITE_SEARCH: 'backend' } })
})
test.afterAll(async () => {
  await operate('DELETE', '/control/faults')
  await searching.kill()
  await rm(join(site, buildOf(name)), { recursive: true, force: true })
})

interface Found {
  status: number
  links: string[]
  html: string
}

/** What a page of results leads to, in the main part. Of one kind it shows all, and of all some: there, equals differ. */
async function search(origin: string, question: string, at = '/search', kind = 'article'): Promise<Found> {
  const answer = await fetch(`${origin}${at}?${new URLSearchParams({ q: question, kind })}`)
  const html = await answer.text()
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const links = [...main.matchAll(/href="(\/[^"#?]+)"/g)].map(([, href = '']) => href)
  return { status: answer.status, links: [...new Set(links)].toSorted(), html }
}

/** Until everything is in the database that was published. */
async function searched(question: string, kind: string): Promise<Found> {
  let found: Found | undefined
  await expect
    .poll(async () => (found = await search(searching.origin, question, '/search', kind)).status)
    .toBe(200)
  return found!
}

test('the backend finds what the process finds', async () => {
  test.setTimeout(120_000)
  const questions = ['copper lantern', 'roulette', 'coper lantren', 'wagering', 'fastest payouts', 'qqqqqq']
  for (const question of questions)
    for (const kind of ['article', 'casino_review', 'bonus'])
      expect
        .soft((await searched(question, kind)).links, `${question}: ${kind}`)
        .toEqual((await search(siteOrigin, question, '/search', kind)).links)
  const german = await search(searching.origin, 'Auszahlung', '/de/suche')
  expect(german.links).toEqual((await search(siteOrigin, 'Auszahlung', '/de/suche')).links)
  expect(german.links.length).toBeGreaterThan(0)
})

test('what is published is found, and not what is withdrawn', async () => {
  const created = await desk('POST', '/documents', {
    type: 'page',
    uid: 'zephyrine-lamps',
    data: { title: 'Zephyrine lamps', meta_description: 'A page that is searched for' },
  })
  const { id } = (created.body as { summary: { id: string } }).summary
  const links = async () => (await search(searching.origin, 'zephyrine', '/search', 'page')).links
  expect(await links()).not.toContain('/zephyrine-lamps')
  await desk('POST', `/documents/${id}/publish`)
  await expect.poll(links).toContain('/zephyrine-lamps')
  await desk('POST', `/documents/${id}/unpublish`)
  await expect.poll(links).not.toContain('/zephyrine-lamps')
  await desk('DELETE', `/documents/${id}`)
})

test('a database that is away is said, and found again', async () => {
  await searched('roulette', 'article')
  await operate('POST', '/control/faults', { path: '/rest/v1/rpc/search_*', kind: 'status', status: 503 })
  await expect.poll(async () => (await search(searching.origin, 'a new question')).status).toBe(503)
  const away = await fetch(`${searching.origin}/search?q=another`)
  expect(away.status).toBe(503)
  expect(away.headers.get('retry-after')).toBe('5')
  expect(await away.text()).toContain('<h1')
  const suggestions = await fetch(`${searching.origin}/api/suggestions?q=cop`)
  expect([suggestions.status, await suggestions.json()]).toEqual([503, { suggestions: [] }])
  // Help needs no database, and neither does any other page.
  expect((await fetch(`${searching.origin}/search?q=suicide`)).status).toBe(200)
  expect((await fetch(`${searching.origin}/about`)).status).toBe(200)
  await operate('DELETE', '/control/faults')
  await expect.poll(async () => (await search(searching.origin, 'roulette')).status).toBe(200)
})
