import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleServer } from './bundle-server.ts'

const site = join(import.meta.dirname, '../..')

describe('bundleServer', () => {
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'house-edge-bundle-'))
    await bundleServer(site, join(folder, 'serve.mjs'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('needs no other file before the first page is answered', () => {
    const imported = [
      ...readFileSync(join(folder, 'serve.mjs'), 'utf8').matchAll(/^import .*?['"](.+?)['"];?$/gm),
    ]
    expect(imported.length).toBeGreaterThan(0)
    expect(imported.map(([, from]) => from).filter((from = '') => !isBuiltin(from))).toEqual([])
  })

  it('leaves the framework and the client of Redis where they are', () => {
    const code = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    const named = code.join('\n').matchAll(/(?:import\(|from )['"](next|@redis\/client)['"]/g)
    expect(new Set(Array.from(named, ([, name]) => name))).toEqual(new Set(['next', '@redis/client']))
  })

  it('does not ask where its own files are', () => {
    expect(readFileSync(join(folder, 'serve.mjs'), 'utf8')).not.toMatch(/^[^*]*import\.meta\.dirname/m)
  })
})

describe('serve', () => {
  it('is the one bundled into the build, once there is one', () => {
    const build = `.next-bundled-${process.pid}`
    const place = join(site, build, 'bundled-server')
    mkdirSync(place, { recursive: true })
    try {
      writeFileSync(join(place, 'serve.mjs'), 'export const serve = (folder) => console.log(folder)')
      const said = execFileSync(process.execPath, ['server.mjs'], {
        cwd: site,
        env: { ...process.env, SITE_DIST_DIR: build },
        encoding: 'utf8',
      })
      expect(said.trim()).toBe(site)
    } finally {
      rmSync(join(site, build), { recursive: true })
    }
  })
})
