import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BuildManifest } from './build-manifest.ts'
import { createRouteManifest, warmRouteManifest } from './route-manifest.ts'

const manifest: BuildManifest = {
  id: 'b',
  timestamp: 1,
  matcher: [
    { pattern: '/old', name: 'redirect', redirect: '/new' },
    { pattern: '/blog/:uid', name: 'article' },
  ],
  prerendered: ['/blog/odds'],
}

function reader(...answers: (() => Response)[]) {
  const asked: unknown[] = []
  const logged: string[] = []
  const gone: true[] = []
  const routes = createRouteManifest({
    buildId: 'b',
    fetch: async (url, init) => {
      asked.push([url, init?.priority])
      return (answers[asked.length - 1] ?? answers.at(-1))!()
    },
    log: (message) => logged.push(message),
    onGone: () => gone.push(true),
  })
  return { routes, asked, logged, gone }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('createRouteManifest', () => {
  it('reads the manifest of the build once, at low priority', async () => {
    const { routes, asked } = reader(() => Response.json(manifest))
    expect(await routes.find()).toEqual(manifest)
    await routes.find()
    expect(asked).toEqual([['/builds/meta/b.json', 'low']])
  })

  // shows R165
  it('reports a failed read and tries again', async () => {
    const { routes, logged, gone } = reader(
      () => new Response('<html>'),
      () => Response.json({ id: 'b' }),
      () => Response.json(manifest),
    )
    expect(await routes.find()).toBeUndefined()
    expect(await routes.find()).toBeUndefined()
    expect(await routes.find()).toEqual(manifest)
    expect(logged).toEqual(['Error fetching app manifest.', 'Error fetching app manifest.'])
    expect(gone).toEqual([])
  })

  // shows R108
  it.each([404, 403])('takes %d for its build having been replaced', async (status) => {
    const { routes, gone } = reader(() => new Response('', { status }))
    await routes.find()
    expect(gone).toEqual([true])
  })

  it('finds the rules of a path, if any', async () => {
    const { routes } = reader(() => Response.json(manifest))
    expect(await routes.rulesFor('/old')).toMatchObject({ redirect: '/new' })
    expect(await routes.rulesFor('/blog/odds')).toMatchObject({ name: 'article' })
    expect(await routes.rulesFor('/blog/odds/more')).toEqual({})
  })

  // shows R166
  it('only writes down that rules could not be matched', async () => {
    const broken = { ...manifest, matcher: [null] }
    const { routes, logged } = reader(() => Response.json(broken))
    expect(await routes.rulesFor('/old')).toEqual({})
    expect(logged).toEqual(['Error matching route rules.'])
  })
})

describe('warmRouteManifest', () => {
  // shows R107
  it('reads the manifest 1,000 ms after the page is ready', async () => {
    vi.useFakeTimers()
    const { routes, asked } = reader(() => Response.json(manifest))
    warmRouteManifest(routes)
    await vi.advanceTimersByTimeAsync(999)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(1)
  })

  it('leaves it on a slow-2g connection', async () => {
    vi.useFakeTimers()
    vi.spyOn(navigator as { connection?: object }, 'connection', 'get').mockReturnValue({
      effectiveType: 'slow-2g',
    })
    const { routes, asked } = reader(() => Response.json(manifest))
    warmRouteManifest(routes)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual([])
  })
})
