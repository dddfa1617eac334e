/** Visitors who are shown the last good page because its rendering takes long. */
import { describe, expect, it } from 'vitest'
import { rendered, scriptedPages, visit } from '../../fixture/scripted-pages.ts'

describe('createSitePages: a page whose rendering takes long', () => {
  /** A page that was held for so long, whose rendering waits. */
  async function slowPage({
    lagMs,
    isLenient = true,
    pause,
  }: {
    lagMs: number
    isLenient?: boolean
    pause?: (ms: number) => Promise<void>
  }) {
    const gate = Promise.withResolvers<void>()
    const headers = {
      'cache-control': 'public, s-maxage=300',
      'cache-status': '"site"; hit',
      'cache-tag': 'a',
    }
    let count = 0
    const scripted = scriptedPages({
      ...(pause && { pause }),
      headersOf: () => headers,
      ask: async (request) => {
        if (request.headers?.['x-prerender-revalidate']) await gate.promise
        count += 1
        return { status: 200, headers: rendered, body: Buffer.from(`<!DOCTYPE html><p>asked ${count}</p>`) }
      },
    })
    await scripted.pages.keep('/page')
    scripted.pages.hold('/page', isLenient)
    scripted.wait(lagMs)
    return { ...scripted, finish: gate.resolve }
  }

  it('shows the last good page and says how old', async () => {
    const { pages, finish } = await slowPage({ lagMs: 6_500 })
    const { status, text, headers } = await visit(pages, '/page', { waits: 'yes', 'accept-encoding': 'br' })
    expect([status, text]).toEqual([200, expect.stringContaining('asked 1')])
    expect(headers).toMatchObject({ 'cache-status': '"site"; hit; ttl=-7', 'cache-control': 'no-store' })
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cache-tag']))
    finish()
    await expect.poll(() => pages.isHeld('/page')).toBe(false)
    expect((await visit(pages, '/page', { waits: 'yes' })).headers['cache-status']).toBe('"site"; hit')
  })

  it('waits a second for a rendering, however late', async () => {
    const never = new Promise<void>(() => {})
    const pause = (ms: number) => (ms < 1_000 ? Promise.resolve() : never)
    const { pages, finish } = await slowPage({ lagMs: 60_000, pause })
    finish()
    const { text, headers } = await visit(pages, '/page', { waits: 'yes' })
    expect(headers['cache-status']).toBe('"site"; hit')
    expect(text).not.toContain('asked 1')
  })

  it.each([
    ['before its time', { lagMs: 3_000 }],
    ['of what must not be shown', { lagMs: 60_000, isLenient: false }],
  ])('shows no last good page %s', async (_what, held) => {
    const { pages, finish } = await slowPage(held)
    expect((await visit(pages, '/page', { waits: 'yes' })).status).toBe(503)
    finish()
  })

  it('stays strict when it is held again leniently', async () => {
    const { pages, wait, finish } = await slowPage({ lagMs: 0, isLenient: false })
    pages.hold('/page', true)
    wait(60_000)
    expect((await visit(pages, '/page', { waits: 'yes' })).status).toBe(503)
    finish()
  })

  it('shows nothing of a page that was taken down', async () => {
    const { pages, finish } = await slowPage({ lagMs: 60_000 })
    pages.drop('/page')
    pages.hold('/page', true)
    expect((await visit(pages, '/page', { waits: 'yes' })).status).toBe(503)
    finish()
  })
})
