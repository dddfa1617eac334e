import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { createSite } from './create-site.ts'

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

/** Services as a site has them, with what is said otherwise. */
async function services(
  said: Readonly<Record<string, { status?: number; json?: object; date?: string }>> = {},
) {
  const usual: Record<string, object> = {
    '/api/v2': { refs: [{ ref: 'a', isMasterRef: true }], types: { page: 'Page' } },
    '/api/v2/documents/search': { total_results_size: 1 },
    '/auth/v1/settings': { external: { email: true } },
    '/auth/v1/admin/users': { users: [] },
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://a')
    const { status = 200, json = usual[pathname] ?? {}, date } = said[pathname] ?? {}
    if (date) response.setHeader('date', date)
    response.writeHead(status).end(JSON.stringify(json))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  endings.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What the doctor of a new site says, and how it ends. */
async function examined(origin: string, env: Readonly<Record<string, string>> = {}) {
  const folder = join(mkdtempSync(join(tmpdir(), 'house-edge-doctor-')), 'site')
  endings.push(() => rmSync(join(folder, '..'), { recursive: true, force: true }))
  createSite({ folder, services: 'embedded' })
  for (const [name, version] of [
    ['next', '16.4.5'],
    ['@house-edge/auth', '0.1.0'],
    ['@house-edge/ui', env['UI_VERSION'] ?? '0.1.0'],
  ] as const) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true })
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, version }))
  }
  const doctor = spawn(process.execPath, ['doctor.mjs'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      SITE_ORIGIN: 'http://127.0.0.1:1',
      CONTENT_REPOSITORY: 'local',
      CONTENT_ENDPOINT: `${origin}/api/v2`,
      CONTENT_WEBHOOK_SECRET: 'a secret',
      BACKEND_URL: origin,
      BACKEND_PUBLISHABLE_KEY: 'public',
      BACKEND_SECRET_KEY: 'secret',
      ...env,
    },
  })
  const [words, [status]] = await Promise.all([text(doctor.stdout), once(doctor, 'close')])
  return { words, status: status as number }
}

describe('doctor.mjs of a new site', () => {
  it('says that nothing is wrong where nothing is', async () => {
    const { words, status } = await examined(await services())
    expect(words).toContain('Nothing is wrong.')
    for (const about of ['versions', 'settings', 'content', 'backend', 'disk', 'clock'])
      expect(words).toContain(` ${about}: `)
    expect(status).toBe(0)
  })

  it.each([
    ['a variable that is not set', { BACKEND_URL: '' }, 'BACKEND_URL is not set.'],
    ['a variable that is no URL', { SITE_ORIGIN: 'site.example' }, 'SITE_ORIGIN is no URL.'],
    ['a state folder that is a file', { SITE_STATE_FOLDER: 'package.json' }, 'it is a file'],
    ['packages of two versions', { UI_VERSION: '0.2.0' }, 'of the versions 0.1.0 and 0.2.0'],
  ])('names %s', async (_what, env, words) => {
    const seen = await examined(await services(), env)
    expect(seen.words).toContain(words)
    expect(seen.status).toBe(1)
  })

  it.each([
    ['a token that is refused', { '/api/v2': { status: 401 } }, 'refuses the access token (401)'],
    [
      'a model that the repository lacks',
      { '/api/v2': { json: { refs: [{ ref: 'a', isMasterRef: true }], types: {} } } },
      'has no model for page',
    ],
    [
      'a key of another project',
      { '/auth/v1/settings': { status: 401 } },
      'answers 401 to the publishable key',
    ],
    [
      'a secret key that is not taken',
      { '/auth/v1/admin/users': { status: 403 } },
      'The secret key is not taken',
    ],
    [
      'sign-in that is off',
      { '/auth/v1/settings': { json: { external: { email: false } } } },
      'Nobody can sign in by e-mail',
    ],
  ])('names %s', async (_what, said, words) => {
    const seen = await examined(await services(said))
    expect(seen.words).toContain(words)
    expect(seen.status).toBe(1)
  })

  it('names services that are away', async () => {
    const origin = await services()
    endings.pop()?.()
    const seen = await examined(origin)
    expect(seen.words.match(/cannot be asked: no program listens there/g)).toHaveLength(2)
    expect(seen.status).toBe(1)
  })

  it('names a clock that is wrong by minutes', async () => {
    const date = new Date(Date.now() - 600_000).toUTCString()
    const paths = ['/api/v2', '/api/v2/documents/search', '/auth/v1/settings', '/auth/v1/admin/users']
    const seen = await examined(await services(Object.fromEntries(paths.map((path) => [path, { date }]))))
    expect(seen.words).toMatch(/This clock is \d+ s ahead of those of the services/)
    expect(seen.status).toBe(1)
  })

  it('doubts a site without a first page, and ends well', async () => {
    const seen = await examined(
      await services({ '/api/v2/documents/search': { json: { total_results_size: 0 } } }),
    )
    expect(seen.words).toContain('Publish a page with the UID home.')
    expect(seen.status).toBe(0)
  })
})
