import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bundleServer } from '@house-edge/publishing/build'

const site = join(import.meta.dirname, '../..')

describe('bundleServer', () => {
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'house-edge-bundle-'))
    await bundleServer({ folder: site, input: 'src/process/serve.ts', file: join(folder, 'serve.mjs') })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('needs no other file before the first page is answered', () => {
    const imported = [
      ...readFileSync(join(folder, 'serve.mjs'), 'utf8').matchAll(
        /(?:^|[;}])import(?:[\w$*{},\s]*?from)?\s*["']([^"']+)["']/gm,
      ),
    ]
    expect(imported.length).toBeGreaterThan(0)
    expect(imported.map(([, from]) => from).filter((from = '') => !isBuiltin(from))).toEqual([])
  })

  it('leaves the framework and the client of Redis where they are', () => {
    const code = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    const named = code.join('\n').matchAll(/(?:import\(|from\s*)["'`](next|@redis\/client)["'`]/g)
    expect(new Set(Array.from(named, ([, name]) => name))).toEqual(new Set(['next', '@redis/client']))
  })

  it('brings React with the questions alone, and as it is in production', () => {
    const mark = 'react.transitional.element'
    const has = (name: string) => readFileSync(join(folder, name), 'utf8')
    expect(has('serve.mjs')).not.toContain(mark)
    expect(has('questions.mjs')).toContain(mark)
    expect(has('questions.mjs')).not.toMatch(/react[\w.-]*\.development/)
  })

  it('has no letter for which its text would be kept at twice its size', () => {
    expect(
      readdirSync(folder).filter((name) => /[^\0-\xff]/.test(readFileSync(join(folder, name), 'utf8'))),
    ).toEqual([])
  })

  it('does not ask where its own files are', () => {
    expect(readFileSync(join(folder, 'serve.mjs'), 'utf8')).not.toMatch(/^[^*]*import\.meta\.dirname/m)
  })
})

describe('server.mjs', () => {
  const build = `.next-bundled-${process.pid}`
  const start = () =>
    spawnSync(process.execPath, ['server.mjs'], {
      cwd: site,
      env: { ...process.env, SITE_DIST_DIR: build },
      encoding: 'utf8',
    })
  afterEach(() => rmSync(join(site, build), { recursive: true, force: true }))

  it('starts the server that the build has', () => {
    const place = join(site, build, 'bundled-server')
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'serve.mjs'), 'export const serve = (folder) => console.log(folder)')
    expect(start()).toMatchObject({ status: 0, stdout: `${site}\n` })
  })

  it('refuses half a build, and says what to run', () => {
    mkdirSync(join(site, build))
    writeFileSync(join(site, build, 'BUILD_ID'), 'half')
    const { status, stderr } = start()
    expect(status).toBe(78)
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(stderr).toContain('site/half-build')
    expect(stderr).toContain('npm run build --workspace @house-edge/site')
  })
})
