/**
 * The recipe for nginx in front of real processes of the real site: two on one build folder are started again in turn,
 * and another build takes over and is taken back, while visitors come.
 */
import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Redis, hasRedis, startRedis } from '../../../../vitest.redis.ts'
import { hasNginx, type Nginx, startNginx } from '../../../../vitest.nginx.ts'
import { copyBuild } from '../stack/copy-build.ts'
import { expect, test } from '../stack/journey.ts'
import { makeSecondBuild } from '../stack/second-build.ts'
import { desk, saveDraft } from '../stack/services.ts'
import { buildOf, type SiteProcess, startSiteProcess, webhookSecret } from '../stack/site-process.ts'
import { site, slot } from '../stack/slot.ts'

const ports = [slot.ports.second, slot.ports.third] as const
const builds = ['first', 'second'] as const
type Build = (typeof builds)[number]

let redis: Redis
let nginx: Nginx
const processes: SiteProcess[] = []
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })

test.skip(!hasRedis || !hasNginx, 'there is no nginx, or no Redis and no Valkey, on this machine')

test.beforeAll(async () => {
  redis = await startRedis()
  copyBuild(join(site, slot.build), join(site, buildOf('first')), { isFinished: true })
  await makeSecondBuild({ isFinished: true })
  for (const index of [0, 1]) processes[index] = await start(index, 'first')
  nginx = await startNginx(ports)
})
test.afterAll(async () => {
  agent.destroy()
  await nginx.stop()
  for (const each of processes) await each.kill()
  for (const name of builds) await rm(join(site, buildOf(name)), { recursive: true, force: true })
  await redis.stop()
})

function start(index: number, name: Build): Promise<SiteProcess> {
  const env = { SITE_SHARED_URL: redis.url, SITE_STATE_FOLDER: join(slot.state, 'behind-nginx') }
  return startSiteProcess({ name, port: ports[index] ?? 0, env })
}

/** Ends a process, and starts it on a build in its place. */
async function restart(index: number, name: Build, meanwhile: () => Promise<void> = async () => {}) {
  await processes[index]!.stop()
  await meanwhile()
  processes[index] = await start(index, name)
}

function ask(path: string): Promise<{ status: number; body: string; isLate: boolean }> {
  return new Promise((resolve, reject) => {
    const sentAt = performance.now()
    const sent = request({ host: '127.0.0.1', port: nginx.tlsPort, path, agent }, (answer) => {
      // The site says so after four seconds. A process that starts or ends refuses at once, which nobody may see.
      const isLate = answer.statusCode === 503 && performance.now() - sentAt > 3_500
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body, isLate }), reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Visitors who come all the while, and load what their page names at once. */
function startLoad(): { end: () => Promise<{ pages: number; files: number; failed: string[] }> } {
  const seen = { pages: 0, files: 0, failed: [] as string[] }
  const ending = new AbortController()
  const ended = (async () => {
    while (!ending.signal.aborted) {
      for (const path of ['/', '/casino-reviews', '/about', '/casino-reviews/tide-clock']) {
        const first = await ask(path)
        // A busy machine may need longer than a visitor waits. Who comes again gets the page.
        const { status, body } = first.isLate ? await ask(path) : first
        seen.pages += 1
        if (status !== 200) seen.failed.push(`${path} ${status}`)
        for (const [, file = ''] of body.matchAll(/(?:href|src)="(\/(?:_next|builds)\/[^"]+)"/g)) {
          const { status: found } = await ask(file)
          seen.files += 1
          if (found !== 200) seen.failed.push(`${file} ${found}`)
        }
      }
    }
  })()
  return {
    end: async () => {
      ending.abort()
      await ended
      return seen
    },
  }
}

/** All files that pages of a build name by what is in them: styles, fonts, scripts and islands. */
function filesOf(name: Build): string[] {
  const build = join(site, buildOf(name))
  const islands = readdirSync(join(build, 'server/app/builds/islands')).filter((file) =>
    file.endsWith('.body'),
  )
  return [
    ...readdirSync(join(build, 'static'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => `/_next${join(parentPath, file).slice(build.length)}`),
    ...islands.map((file) => `/builds/islands/${file.slice(0, -'.body'.length)}`),
  ]
}

async function missing(name: Build): Promise<string[]> {
  const found: string[] = []
  // Which process answers is nginx's choice, so each is asked.
  for (let round = 0; round < 2; round += 1)
    for (const file of filesOf(name)) if ((await ask(file)).status !== 200) found.push(file)
  return found
}

async function publish(description: string): Promise<void> {
  await saveDraft('page_about', { meta_description: description })
  expect((await desk('POST', '/documents/page_about/publish')).status).toBe(200)
}

async function tell(index: number): Promise<void> {
  await fetch(`${processes[index]!.origin}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'api-update', secret: await webhookSecret(), documents: [] }),
  })
}

// shows P10, F54
test('two processes on one folder start again in turn', async () => {
  const load = startLoad()
  let description = ''
  for (const index of [0, 1]) {
    await restart(index, 'first', async () => {
      description = `Published while one was away, ${Date.now()}`
      await publish(description)
      await tell(1 - index)
    })
    for (const { origin } of processes)
      await expect.poll(async () => (await fetch(`${origin}/about`)).text()).toContain(description)
  }
  const { pages, files, failed } = await load.end()
  expect(failed).toEqual([])
  expect(Math.min(pages, files)).toBeGreaterThan(10)
})

test('no page misses a file while builds take turns', async () => {
  const load = startLoad()
  for (const name of ['second', 'first'] as const) {
    for (const index of [0, 1]) await restart(index, name)
    for (const each of builds) expect(await missing(each), `${each} while ${name} runs`).toEqual([])
  }
  const { pages, files, failed } = await load.end()
  expect(failed).toEqual([])
  expect(Math.min(pages, files)).toBeGreaterThan(10)
})
