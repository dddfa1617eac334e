/** A process that can write to no file: caches, snapshots and its copy of the content all fail. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyBuild } from '../stack/copy-build.ts'
import { expect, test } from '../stack/journey.ts'
import { desk, fromStore, saveDraft } from '../stack/services.ts'
import { buildOf, type SiteProcess, startSiteProcess, webhookSecret } from '../stack/site-process.ts'
import { site, slot } from '../stack/slot.ts'

const name = 'full'
const port = slot.ports.second
const origin = `http://localhost:${port}`

let running: SiteProcess | undefined

// Also where the journey fails: others start processes at the same port.
test.afterAll(async () => {
  await running?.kill()
  await rm(join(site, buildOf(name)), { recursive: true, force: true })
  await rm(join(slot.state, name), { recursive: true, force: true })
})

// shows F56
test('a full disk stops no page, publish or start', async () => {
  copyBuild(join(site, slot.build), join(site, buildOf(name)), { isFinished: true })
  running = await startSiteProcess({ name, port, hasRoom: false })
  const look = async (path: string): Promise<[status: number, html: string, from: string | null]> => {
    const answer = await fetch(origin + path)
    return [answer.status, await answer.text(), answer.headers.get('cache-status')]
  }
  await expect.poll(async () => (await look('/about'))[2]).toBe(fromStore)
  expect((await look('/search?q=bonus'))[0]).toBe(200)
  const description = `Published without room, ${Date.now()}`
  await saveDraft('page_about', { meta_description: description })
  await desk('POST', '/documents/page_about/publish')
  const told = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'api-update', secret: await webhookSecret(), documents: ['page_about'] }),
  })
  expect(told.status).toBe(200)
  const [status, html, from] = await look('/about')
  expect([status, from]).toEqual([200, fromStore])
  expect(html).toContain(description)
  expect(running.said()).toMatch(/"level":"error","about":"snapshot".*EFBIG/)

  await running.kill()
  running = await startSiteProcess({ name, port })
  await expect(async () => {
    const [, shown, by] = await look('/about')
    expect(shown).toContain(description)
    expect(by).toBe(fromStore)
  }).toPass()
  await running.stop()
  running = undefined
})
