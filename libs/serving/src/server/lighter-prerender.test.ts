import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { lightenPrerender } from './lighter-prerender.ts'

interface Seen {
  /** Bytes of pages that Next has written as JSON. */
  written: number
  page: { status: number; body: string }
  visited: { status: number; body: string }
  prefetched: { status: number; body: string }
}

/** Asks a server of the fixture, in a process of its own: what Next has loaded stays loaded. */
async function seenWith(id: string, prefetches: 'kept' | 'left-out'): Promise<Seen> {
  const source = `
    let written = 0
    const { toJSON } = Buffer.prototype
    Buffer.prototype.toJSON = function () {
      written += this.length
      return toJSON.call(this)
    }
    import { createSiteServer } from ${JSON.stringify(join(import.meta.dirname, 'create-site-server.ts'))}
    const server = createSiteServer({ folder: process.cwd(), port: 0, prefetches: ${JSON.stringify(prefetches)} })
    const { port } = await server.listen()
    await server.ready()
    const ask = async (headers) => {
      const response = await fetch('http://127.0.0.1:' + port + '/on-demand/${id}', { headers })
      return { status: response.status, body: await response.text() }
    }
    const page = await ask({})
    const visited = await ask({ rsc: '1' })
    const prefetched = await ask({
      rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree',
    })
    console.log(JSON.stringify({ written, page, visited, prefetched }))
    process.exit()`
  const { VITEST: _vitest, ...inherited } = process.env
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@house-edge/source', '--input-type=module', '--eval', source],
    { cwd: folder, env: { ...inherited, NODE_ENV: 'production' } },
  )
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Seen
}

describe('pages that are prerendered by the server', () => {
  it('are not written as JSON, have no parts for prefetches where these are left out, and are the same', async () => {
    const [kept, left] = [await seenWith('kept', 'kept'), await seenWith('left', 'left-out')]
    expect(kept.prefetched.status).toBe(200)
    expect(left.prefetched).toEqual({ status: 404, body: '' })
    for (const { page, visited } of [kept, left]) {
      expect([page.status, visited.status]).toEqual([200, 200])
      expect(visited.body).toContain('On demand: ')
    }
    expect([kept.written, left.written]).toEqual([0, 0])
    const named = ({ body }: { body: string }): string => body.replaceAll('left', 'kept')
    expect(named(left.page)).toBe(named(kept.page))
    expect(named(left.visited)).toBe(named(kept.visited))
  })
})

describe('lightenPrerender', () => {
  it('goes on in a Next that tells its rendering otherwise', async () => {
    class AppPageRouteModule {
      prerender(...told: unknown[]) {
        return Promise.resolve({ told })
      }
    }
    const { cache } = createRequire(join(folder, 'package.json'))
    const file = '/next-server/app-page-otherwise.runtime.prod.js'
    cache[file] = { exports: { AppPageRouteModule } } as unknown as NodeModule
    lightenPrerender(folder, 'left-out')
    delete cache[file]
    const pages = new AppPageRouteModule()
    const context = { renderOpts: {} }
    // As 16.5.0-canary.38 does, and as nobody does yet.
    for (const told of [['response', context], [], [undefined]])
      expect(await pages.prerender(...told)).toEqual({ told })
  })

  it.each([true, false])('leaves pages as they are to a cache handler of the site: %s', async (isOwn) => {
    class AppPageRouteModule {
      async prerender(_request: unknown, _response: unknown, _context: object) {
        return { metadata: { flightData: Buffer.from('page') } }
      }
    }
    const { cache } = createRequire(join(folder, 'package.json'))
    const file = '/next-server/app-page-alone.runtime.prod.js'
    cache[file] = { exports: { AppPageRouteModule } } as unknown as NodeModule
    lightenPrerender(folder, 'kept')
    delete cache[file]
    const context = { renderOpts: { incrementalCache: { hasCustomCacheHandler: isOwn } } }
    const { metadata } = await new AppPageRouteModule().prerender({}, {}, context)
    expect(JSON.stringify(metadata.flightData)).toBe(isOwn ? JSON.stringify(Buffer.from('page')) : 'null')
  })
})
