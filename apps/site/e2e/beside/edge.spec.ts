/** A cache in front of the site, which keeps pages until the site says what a publish has changed. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyBuild } from '../stack/copy-build.ts'
import { type Edge, startEdge } from '../stack/edge.ts'
import { expect, test } from '../stack/journey.ts'
import { desk, saveDraft } from '../stack/services.ts'
import { buildOf, type SiteProcess, startSiteProcess, webhookSecret } from '../stack/site-process.ts'
import { site, slot } from '../stack/slot.ts'

const secret = 'a secret of this journey'
const sitePort = slot.ports.second
const isKept = /^\w+; hit, /
let edge: Edge
let behind: SiteProcess

test.beforeAll(async () => {
  test.setTimeout(180_000)
  copyBuild(join(site, slot.build), join(site, buildOf('edge')))
  edge = await startEdge({ sitePort, secret })
  behind = await startBehind()
  for (const path of ['/about', '/how-we-rate'])
    await expect.poll(async () => (await visit(path)).from, { timeout: 60_000 }).toMatch(isKept)
})
test.afterAll(async () => {
  await behind.stop()
  await edge.close()
  await rm(join(site, buildOf('edge')), { recursive: true, force: true })
})

function startBehind(): Promise<SiteProcess> {
  const env = { SITE_EDGE_URL: edge.origin, SITE_EDGE_SECRET: secret, SITE_TRUSTED_HOPS: '1' }
  return startSiteProcess({ name: 'edge', port: sitePort, env })
}

async function visit(path: string): Promise<{ text: string; from: string; names: string[] }> {
  const answer = await fetch(edge.origin + path)
  const { headers } = answer
  return { text: await answer.text(), from: headers.get('cache-status') ?? '', names: [...headers.keys()] }
}

/** Publishes, and tells the process as the content service would. @returns Its answer. */
async function publish(description: string): Promise<{ status: string; code?: string }> {
  await saveDraft('page_about', { meta_description: description })
  expect((await desk('POST', '/documents/page_about/publish')).status).toBe(200)
  return tell()
}

async function tell(): Promise<{ status: string; code?: string }> {
  const answer = await fetch(`${behind.origin}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'api-update', secret: await webhookSecret(), documents: [] }),
  })
  return (await answer.json()) as { status: string; code?: string }
}

test('the edge keeps a page until a publish changes it', async () => {
  for (const description of ['Told to the edge, once.', 'Told to the edge, twice.']) {
    expect(await publish(description)).toMatchObject({ status: 'done' })
    expect((await visit('/about')).text).toContain(description)
    expect((await visit('/about')).from).toMatch(isKept)
    expect((await visit('/how-we-rate')).from).toMatch(isKept)
  }
})

test('visitors see no tags, and reviews are asked for', async () => {
  expect((await visit('/about')).names.filter((name) => name.startsWith('surrogate'))).toEqual([])
  for (const _time of [1, 2]) expect((await visit('/casino-reviews/copper-lantern')).from).not.toMatch(isKept)
})

test('a process that starts has the edge forget everything', async () => {
  await expect.poll(async () => (await visit('/about')).from).toMatch(isKept)
  await behind.kill()
  behind = await startBehind()
  // The edge may ask on a connection to the process that is gone, which it learns by asking.
  await expect(async () => expect((await visit('/about')).from).not.toMatch(isKept)).toPass()
})

test('an edge that is away is in answer and log', async () => {
  await edge.close()
  const description = 'Told to an edge that was away.'
  expect(await publish(description)).toMatchObject({
    status: 'unforgotten',
    code: 'content/publish-unforgotten',
  })
  const lines = behind.said().split('\n')
  const line = lines.find((each) => each.includes('content/publish-unforgotten')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    about: 'edge',
    error: { code: 'publishing/edge-untold', cause: { cause: { code: 'ECONNREFUSED' } } },
  })
  edge = await startEdge({ sitePort, secret, port: Number(new URL(edge.origin).port) })
  expect(await tell()).toMatchObject({ status: 'nothing-changed' })
  expect((await visit('/about')).text).toContain(description)
})
