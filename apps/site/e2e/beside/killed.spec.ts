/** A process that is killed in the middle of a publish, and what the next one shows. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyBuild } from '../stack/copy-build.ts'
import { expect, test } from '../stack/journey.ts'
import { desk, fromStore, saveDraft } from '../stack/services.ts'
import { buildOf, type SiteProcess, startSiteProcess, webhookSecret } from '../stack/site-process.ts'
import { site, slot } from '../stack/slot.ts'

const name = 'killed'
const port = slot.ports.second
const origin = `http://localhost:${port}`

/** In how many moments of a publish it is killed; a hundred by `npm run prove --workspace @house-edge/site`. */
const isFullSize = process.env['FULL_SIZE'] !== undefined
const moments = isFullSize ? Array.from({ length: 100 }, (_, index) => index * 3) : [0, 10, 40]
if (isFullSize) test.setTimeout(3_600_000)

let running: SiteProcess | undefined

// Also where the journey fails: others start processes at the same port.
test.afterAll(async () => {
  await running?.kill()
  await rm(join(site, buildOf(name)), { recursive: true, force: true })
})

// shows F53
test('a publish cut off by a kill shows after restart', async () => {
  copyBuild(join(site, slot.build), join(site, buildOf(name)), { isFinished: true })
  running = await startSiteProcess({ name, port })
  const look = async (): Promise<{ html: string; from: string | null }> => {
    const answer = await fetch(`${origin}/about`)
    return { html: await answer.text(), from: answer.headers.get('cache-status') }
  }
  await expect.poll(async () => (await look()).from).toBe(fromStore)
  const secret = await webhookSecret()
  const tookMs: number[] = []
  for (const afterMs of moments) {
    const description = `Cut off after ${afterMs} ms, ${Date.now()}`
    await saveDraft('page_about', { meta_description: description })
    await desk('POST', '/documents/page_about/publish')
    const telling = fetch(`${origin}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'api-update', secret, documents: ['page_about'] }),
    }).catch(() => undefined)
    // Another moment of the publish each time.
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    await running.kill()
    await telling
    const startedAt = performance.now()
    running = await startSiteProcess({ name, port })
    await expect(async () => {
      const { html, from } = await look()
      expect(html).toContain(description)
      expect(from).toBe(fromStore)
    }).toPass({ intervals: [50] })
    tookMs.push(Math.round(performance.now() - startedAt))
  }
  // A figure, and no promise of a test: the machine may be busy.
  const slowestFirst = tookMs.toSorted((one, other) => other - one)
  const median = slowestFirst[Math.floor(slowestFirst.length / 2)]
  process.stdout.write(
    `live after the start of the next process: median ${median} ms, longest ${slowestFirst[0]} ms\n`,
  )
  await running.stop()
  running = undefined
})
