/**
 * The recipe for nginx in front of real processes of the real site: two are started again in turn, on another build that
 * takes over and is taken back by the script for operators, while visitors come and an editor publishes.
 */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { Agent, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Redis, hasRedis, startRedis } from '../../../../vitest.redis.ts'
import { hasNginx, type Nginx, startNginx } from '../../../../vitest.nginx.ts'
import { copyBuild } from '../stack/copy-build.ts'
import { expect, test } from '../stack/journey.ts'
import { makeSecondBuild } from '../stack/second-build.ts'
import { desk, saveDraft } from '../stack/services.ts'
import { buildOf, type SiteProcess, startSiteProcess, webhookSecret } from '../stack/site-process.ts'
import { site, slot, workspace } from '../stack/slot.ts'
import { startVisits } from './visits.ts'

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

/** Ends a process, publishes while it is away, and starts it on a build in its place, which shows what was published. */
async function restart(index: number, name: Build): Promise<void> {
  await processes[index]!.stop()
  const published = `Published while one was away, ${Date.now()}`
  await publish(published)
  await tell(1 - index)
  const started = (processes[index] = await start(index, name))
  await expect.poll(async () => (await fetch(`${started.origin}/about`)).text()).toContain(published)
}

function ask(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: nginx.tlsPort, path, agent }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Visitors who load what their page names at once. */
function startLoad(): { end: () => Promise<{ pages: number; files: number; failed: string[] }> } {
  let files = 0
  const visits = startVisits(
    ['/', '/casino-reviews', '/about', '/casino-reviews/tide-clock'],
    ask,
    async ({ body }) => {
      const failed: string[] = []
      for (const [, file = ''] of body.matchAll(/(?:href|src)="(\/(?:_next|builds)\/[^"]+)"/g)) {
        const { status } = await ask(file)
        files += 1
        if (status !== 200) failed.push(`${file} ${status}`)
      }
      return failed
    },
  )
  return {
    end: async () => {
      const { visits: pages, failed } = await visits.end()
      return { pages, files, failed }
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

/**
 * Folders as they are on a machine, for `deploy/roll-out/roll-out.mjs`, and what stands there for the supervisor: it
 * starts a process again on the build that `current` leads to.
 */
async function startSupervisor(): Promise<{
  rollOut: (...args: string[]) => Promise<void>
  close: () => void
}> {
  const place = mkdtempSync(join(tmpdir(), 'roll-out-'))
  for (const name of builds) {
    mkdirSync(join(place, name))
    writeFileSync(join(place, name, 'server.mjs'), '')
    symlinkSync(join(site, buildOf(name)), join(place, name, '.next'))
  }
  symlinkSync(join(place, 'first'), join(place, 'current'))
  const supervisor = createServer((asked, answer) => {
    const index = ports.indexOf(Number(asked.url?.slice(1)))
    const name = basename(readlinkSync(join(place, 'current'))) as Build
    void restart(index, name).then(
      () => answer.end(),
      () => answer.writeHead(500).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(supervisor, 'listening')
  const address = `http://127.0.0.1:${(supervisor.address() as AddressInfo).port}/{port}`
  const command = `${process.execPath} -e "fetch('${address}').then(({ ok }) => process.exit(ok ? 0 : 1))"`
  const script = join(workspace, 'deploy/roll-out/roll-out.mjs')
  const usual = ['--in', place, '--ports', ports.join(','), '--restart', command, '--unexamined']
  return {
    rollOut: async (...args) => {
      const named = args.map((arg) => (arg.startsWith('--') ? arg : join(place, arg)))
      await promisify(execFile)(process.execPath, [script, ...usual, ...named])
    },
    close: () => {
      supervisor.close()
      rmSync(place, { recursive: true })
    },
  }
}

// shows P10, F54
test('while builds take turns no page misses a file, nor what is published', async () => {
  const { rollOut, close } = await startSupervisor()
  const load = startLoad()
  for (const [name, ...args] of [
    ['second', 'second'],
    ['first', '--back'],
  ] as const) {
    await rollOut(...args)
    for (const each of builds) expect(await missing(each), `${each} while ${name} runs`).toEqual([])
  }
  const { pages, files, failed } = await load.end()
  close()
  expect(failed).toEqual([])
  expect(Math.min(pages, files)).toBeGreaterThan(10)
})
