import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BuildNotIdentifiedError, BuildUnreadableError } from '../errors/build-error.ts'
import { toBuildManifest, toLatestBuild } from './build-handlers.ts'
import { currentBuild, prerenderedPaths, withBuildIdentity } from './next-build.ts'

const folders: string[] = []
afterEach(() => {
  vi.unstubAllEnvs()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function buildFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'house-edge-build-'))
  folders.push(folder)
  const routes = {
    '/': { dataRoute: '/index.rsc' },
    '/about': { dataRoute: '/about.rsc' },
    '/robots.txt': { dataRoute: null },
    '/_not-found': { dataRoute: '/_not-found.rsc' },
  }
  writeFileSync(join(folder, 'prerender-manifest.json'), JSON.stringify({ routes }))
  return folder
}

const build = { id: 'b', timestamp: 2_000 }
const routes = { home: { pattern: '/' } }

describe('withBuildIdentity', () => {
  it('gives one build one identity, however often loaded', async () => {
    const env = {}
    const first = withBuildIdentity({}, { env, now: () => 2_000 })
    const second = withBuildIdentity({}, { env, now: () => 3_000 })
    expect(await second.generateBuildId?.()).toBe(await first.generateBuildId?.())
    expect(second.env).toEqual(first.env)
    expect(first.env?.['ROUTING_BUILD_TIMESTAMP']).toBe('2000')
  })

  it('takes the name a pipeline gives the build', async () => {
    const config = withBuildIdentity({ env: { OWN: 'x' } }, { env: { ROUTING_BUILD_ID: 'commit-1' } })
    expect(await config.generateBuildId?.()).toBe('commit-1')
    expect(config.env).toMatchObject({ OWN: 'x', ROUTING_BUILD_ID: 'commit-1' })
  })
})

describe('currentBuild', () => {
  it('says what to do when the configuration gives no identity', () => {
    vi.stubEnv('ROUTING_BUILD_ID', '')
    expect(() => currentBuild()).toThrow(BuildNotIdentifiedError)
  })
})

describe('prerenderedPaths', () => {
  it('finds finished pages without Next’s own paths', async () => {
    expect(await prerenderedPaths(buildFolder())).toEqual(['/', '/about'])
  })

  it('finds none while there is no build', async () => {
    expect(await prerenderedPaths('/nowhere')).toEqual([])
  })

  it('refuses an unreadable folder instead of calling it unfinished', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    await expect(prerenderedPaths('/nowhere')).rejects.toThrow(BuildUnreadableError)
    vi.unstubAllEnvs()
  })
})

describe('toLatestBuild', () => {
  it('says which build is live, and nobody keeps the answer', async () => {
    const response = toLatestBuild(() => build)()
    expect(await response.json()).toEqual(build)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('toBuildManifest', () => {
  const ask = (file: string) =>
    toBuildManifest({ routes, folder: buildFolder(), build: () => build })(new Request('http://x/'), {
      params: Promise.resolve({ file }),
    })

  it("answers with its own build's manifest, cached for ever", async () => {
    const response = await ask('b.json')
    expect(await response.json()).toMatchObject({ id: 'b', prerendered: ['/', '/about'] })
    expect(response.headers.get('cache-control')).toContain('immutable')
  })

  it('does not find the manifest of any other build', async () => {
    const response = await ask('a.json')
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
