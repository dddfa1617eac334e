/** Documents under the site's own addresses are published, as a hosted repository lets anybody do; then the site is built. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { copyBuild } from './stack/copy-build.ts'
import { expect, test } from './stack/journey.ts'
import { buildOf, environmentOf, type SiteProcess, startSiteProcess } from './stack/site-process.ts'
import { site, slot, workspace } from './stack/slot.ts'

const name = 'rebuilt'
const build = buildOf(name)
const folder = join(slot.state, 'rebuild')
const usurpers = [
  'login',
  'account',
  'api',
  'builds',
  'favicon.ico',
  'icon.svg',
  'index.rsc',
  'index',
  '404',
  'unavailable',
]
const words = 'A usurper was here'

let service: ChildProcess
let content: string

/** A content service that asks nothing of documents, with the settings and the home page of the demonstration. */
test.beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  for (const type of ['settings', 'home'])
    await cp(join(workspace, 'content/documents', type), join(folder, 'content/documents', type), {
      recursive: true,
    })
  await cp(join(workspace, 'content/repository.json'), join(folder, 'content/repository.json'))
  service = spawn(
    process.execPath,
    [
      join(workspace, 'tools/content-service/bin/content-service.mjs'),
      '--folder',
      join(folder, 'content'),
      '--port',
      '0',
      '--custom-types',
      join(workspace, 'libs/reviews/customtypes'),
      '--slices',
      [join(workspace, 'libs/slices/src'), join(workspace, 'libs/reviews/src/slices')].join(delimiter),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  content = await new Promise<string>((resolve) => {
    let output = ''
    service.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, url] = /"about":"ready","url":"([^"]+)"/.exec(output) ?? []
      if (url) resolve(url)
    })
  })
})

test.afterAll(async () => {
  const ended = once(service, 'exit')
  service.kill('SIGTERM')
  await ended
  await rm(join(site, build), { recursive: true, force: true })
})

async function desk(method: string, path: string, body?: object): Promise<{ summary: { id: string } }> {
  const answer = await fetch(`${content}/desk/api${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
  return (await answer.json().catch(() => ({}))) as { summary: { id: string } }
}

async function publish(uid: string): Promise<string> {
  const { summary } = await desk('POST', '/documents', { type: 'page', uid, data: { title: words } })
  await desk('POST', `/documents/${summary.id}/publish`)
  return summary.id
}

/** Finishes every page anew, with what is published. The program is the one there is. */
async function rebuild(): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      createRequire(import.meta.url).resolve('next/dist/bin/next'),
      'build',
      '--experimental-build-mode',
      'generate',
    ],
    {
      cwd: site,
      env: { ...(await environmentOf(name)), ...ownContent() },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code] = (await once(child, 'exit')) as [number | null]
  expect(code, output).toBe(0)
}

/** Keeps what it sees of the content between two builds. */
function ownContent() {
  return { CONTENT_ENDPOINT: `${content}/api/v2`, SITE_STATE_FOLDER: join(folder, 'seen') }
}

function start(): Promise<SiteProcess> {
  return startSiteProcess({ name, port: slot.ports.second, env: ownContent() })
}

/** The pages the build has finished. */
async function builtPages(): Promise<string[]> {
  const files = await readdir(join(site, build, 'server/app'), { recursive: true })
  return files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -'.html'.length))
}

async function expectOwnAddresses(origin: string): Promise<void> {
  for (const [path, status] of [
    ['/login', 200],
    ['/account', 303],
    ['/api', 404],
    ['/builds', 404],
    ['/favicon.ico', 200],
    ['/icon.svg', 200],
    ['/index.rsc', 404],
    ['/index', 404],
    ['/404', 404],
    ['/unavailable', 404],
    ['/', 200],
  ] as const) {
    const answer = await fetch(origin + path, { redirect: 'manual' })
    expect.soft(answer.status, path).toBe(status)
    expect.soft(await answer.text(), path).not.toContain(words)
  }
}

// shows R020
test('documents cannot take the site’s own addresses', async () => {
  for (const uid of [...usurpers, 'lasting']) await publish(uid)
  const fleeting = await publish('fleeting')
  copyBuild(join(site, slot.build), join(site, build), { isToBuild: true })
  const before = await start()
  try {
    await expectOwnAddresses(before.origin)
    await expect.poll(async () => (await fetch(`${before.origin}/fleeting`)).text()).toContain(words)
  } finally {
    await before.stop()
  }

  // What that process kept of the content still has it. More of so few would not be believed to be gone.
  await desk('POST', `/documents/${fleeting}/unpublish`)
  await rebuild()
  const pages = await builtPages()
  expect(pages).toContain('lasting')
  expect(pages).not.toContain('fleeting')
  expect(pages).not.toContain('api')
  expect(pages.filter((page) => /^(?:builds|favicon|icon|index\.rsc)/.test(page))).toEqual([])

  const next = await start()
  try {
    await expectOwnAddresses(next.origin)
    expect(await (await fetch(`${next.origin}/lasting`)).text()).toContain(words)
    // It is known from before until the store has looked.
    await expect.poll(async () => (await fetch(`${next.origin}/fleeting`)).status).toBe(404)
    const map = await (await fetch(`${next.origin}/sitemap.xml`)).text()
    const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    const others = [
      'ar',
      'ar/casino-blog',
      'ar/casino-reviews',
      'ar/game-makers',
      'ar/news',
      'ar/offers',
      'ar/operators',
      'ar/payment-methods',
      'ar/people',
      'ar/regulators',
      'ar/topics',
      'ar/warnings',
      'de',
      'de/angebote',
      'de/aufsicht',
      'de/betreiber',
      'de/casino-magazin',
      'de/casino-tests',
      'de/neuigkeiten',
      'de/personen',
      'de/spielehersteller',
      'de/themen',
      'de/warnungen',
      'de/zahlungswege',
      'game-makers',
      'news',
      'offers',
      'operators',
      'payment-methods',
      'people',
      'regulators',
      'topics',
      'warnings',
    ]
    expect(listed.toSorted()).toEqual(
      ['/', '/casino-blog', '/casino-reviews', '/lasting', ...others.map((name) => `/${name}`)].toSorted(),
    )
  } finally {
    await next.stop()
  }
})
