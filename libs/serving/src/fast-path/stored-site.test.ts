import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { finishable, createStoredFixture } from '../../fixture/stored-fixture.ts'
import { createSiteServer } from '../server/create-site-server.ts'
import { finishBuild } from './finish-build.ts'
import type { RenderOutcome } from './keep-pages.ts'
import type { SitePages } from './site-pages.ts'

const fixture = createStoredFixture()
const { storedSite } = fixture
beforeAll(fixture.start)
afterAll(fixture.stop)

describe('createStoredSite', () => {
  it('finishes every declared page the build has rendered', async () => {
    expect((await fixture.stored.finishBuild()).toSorted()).toEqual([...finishable].toSorted())
    const answer = await fetch(`${fixture.origin}/outlined`)
    const html = await answer.text()
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'; style-src 'self'")
    expect(html).toContain('aria-label="Inner"')
    expect(html).not.toContain('__next_f')
  })

  it.each([
    ['as small as possible', undefined],
    ['once and quickly', false],
  ])('compresses finished pages %s, by compressesStrongly: %j', async (_how, compressesStrongly) => {
    const site = storedSite({ snapshot: join(fixture.state, 'compressed'), compressesStrongly })
    await site.finishBuild()
    const isQuick = site.store.entries().map(([, { forms }]) => forms.br?.etag.endsWith('.q"'))
    expect(isQuick.length).toBeGreaterThanOrEqual(finishable.size)
    expect(new Set(isQuick)).toEqual(new Set([compressesStrongly === false]))
  })

  it('leaves out pages before it compresses the rest', async () => {
    const site = storedSite()
    let before: unknown
    const paths = await site.finishBuild({
      threads: 1,
      leaveOut: async (finished) => {
        before = site.store.get('/')
        expect(finished.every((path) => site.store.has(path))).toBe(true)
        return ['/picture']
      },
    })
    expect(paths).toContain('/picture')
    expect(site.store.has('/picture')).toBe(false)
    expect(site.store.get('/')).not.toBe(before)
  })

  it('lets everything else reach the framework', async () => {
    const answer = await fetch(`${fixture.origin}/styled`)
    expect(await answer.text()).toContain('__next_f')
    const payload = await fetch(`${fixture.origin}/outlined?_rsc=1`, { headers: { rsc: '1' } })
    expect(payload.headers.get('content-type')).toContain('text/x-component')
  })

  it('names the piece that keeps a declared page unfinished', async () => {
    const wrong = storedSite({ isFinished: (path) => finishable.has(path) || path === '/styled' })
    await expect(wrong.finishBuild()).rejects.toMatchObject({
      code: 'serving/pages-not-finished',
      pages: [
        {
          path: '/styled',
          why: expect.stringContaining('style-attribute: <h1 style="color:teal">') as string,
        },
      ],
    })
  })

  it('refuses declared pages the proxy or a rule covers', async () => {
    const isFinished = (path: string): boolean => path === '/' || /^\/(?:guarded|ruled)/.test(path)
    const site = storedSite({ isFinished })
    await expect(site.finishBuild()).rejects.toMatchObject({
      code: 'serving/pages-not-finished',
      pages: expect.arrayContaining([
        {
          path: '/guarded/seat',
          why: expect.stringContaining('the matcher of proxy.ts covers it (/guarded/:path*)') as string,
        },
        {
          path: '/ruled',
          why: expect.stringContaining('headers of next.config covers it (/ruled)') as string,
        },
      ]) as unknown,
    })
    expect(site.store.has('/guarded/seat')).toBe(false)
    // The gate stands: the framework answers in its place.
    expect((await fetch(`${fixture.origin}/guarded/seat`)).status).toBe(403)
    const told = storedSite({ isFinished: (path) => path === '/ruled' })
    expect(await told.finishBuild({ withoutRules: ['headers'] })).toEqual(['/ruled'])
  })

  it('refuses a page whose finishing throws, and says why', async () => {
    const site = storedSite({
      headersOf: () => {
        throw new Error('EMFILE')
      },
    })
    expect(await site.keep('/')).toEqual({
      outcome: 'refused',
      why: { reason: 'failed', detail: 'Error: EMFILE' },
    })
  })

  it('shows no held page after a kill during its rendering', async () => {
    await fixture.stored.finishBuild()
    fixture.stored.save()
    const killed = storedSite()
    killed.restore()
    void killed.render('/picture')
    killed.drop('/data')

    const next = storedSite()
    expect(next.restore()).toBeUndefined()
    expect([next.store.has('/picture'), next.store.has('/data'), next.store.has('/')]).toEqual([
      false,
      false,
      true,
    ])
    await next.catchUp()
    expect([next.store.has('/picture'), next.store.has('/data')]).toEqual([true, true])
    next.save()
    const last = storedSite()
    last.restore()
    expect(last.store.has('/picture')).toBe(true)
  })

  it('loses no change where two processes share a folder', async () => {
    const snapshot = join(fixture.state, 'of-two')
    const build = storedSite({ snapshot })
    await build.finishBuild()
    build.save()
    const [one, two] = ['1', '2'].map((processName) => storedSite({ snapshot, processName }))
    expect([one!.restore(), two!.restore()]).toEqual([undefined, undefined])
    for (const each of [one!, two!]) each.touch(['/picture'], 'v2')
    await two!.render('/picture')
    two!.save()
    one!.touch(['/picture'], 'v3')
    // Both are killed, and the build's own pages stay as they are for a third.
    const has = (processName: string): boolean => {
      const next = storedSite({ snapshot, processName })
      next.restore()
      return next.store.has('/picture')
    }
    expect([has('1'), has('2'), has('3')]).toEqual([false, true, true])
  })

  it('shows no handed-over page that is declared no longer', async () => {
    await fixture.stored.finishBuild()
    fixture.stored.save()
    const off = storedSite({ isFinished: (path) => path === '/data' })
    expect(off.restore()).toBeUndefined()
    expect([...finishable].filter((path) => off.store.has(path))).toEqual(['/data'])
  })

  it('hands over no page that it held when it ended', async () => {
    await fixture.stored.finishBuild()
    fixture.stored.save()
    const ending = storedSite()
    ending.restore()
    ending.touch(['/picture'], 'v2')
    ending.save()

    const next = storedSite()
    next.restore()
    expect([next.store.has('/picture'), next.store.has('/')]).toEqual([false, true])
    await next.catchUp()
    expect(next.store.has('/picture')).toBe(true)
  })

  // shows F56
  it('publishes on a full disk and leaves nothing old', async () => {
    const snapshot = join(fixture.state, 'full')
    const unwritable: unknown[] = []
    const full = storedSite({ snapshot, onUnwritable: (error) => unwritable.push(error) })
    await full.finishBuild()
    full.save()
    rmSync(`${snapshot}-changed`)
    // Writing to it fails as it does when there is no room.
    symlinkSync('/dev/full', `${snapshot}-changed`)
    full.touch(['/picture'], 'v2')
    expect(full.isHeld('/picture')).toBe(true)
    expect(await full.render('/picture')).toEqual({ outcome: 'stored' })
    full.drop('/data')
    expect(unwritable[0]).toMatchObject({ code: 'ENOSPC' })
    rmSync(`${snapshot}-changed`)
    expect(storedSite({ snapshot }).restore()).toBe('not-found')
  })

  it('renders handed-over pages again after a start', async () => {
    await fixture.stored.finishBuild()
    fixture.stored.save()
    const asked = new Set<string>()
    const next = storedSite({
      ask: (request) => {
        asked.add(request.path)
        return fixture.server.askFramework(request)
      },
    })
    next.restore()
    await next.catchUp()
    expect([...asked].toSorted()).toEqual([...finishable].toSorted())
  })

  it('hands finished pages on before the framework loads', async () => {
    await fixture.stored.finishBuild()
    fixture.stored.save()
    const next = storedSite()
    expect(next.restore()).toBeUndefined()
    let isReady = false
    const second = createSiteServer({ folder, port: 0, responders: [next.answer] })
    const { address, port } = await second.listen()
    void second.ready().then(() => (isReady = true))
    const html = await (await fetch(`http://${address}:${port}/picture`)).text()
    expect({ hasPage: html.includes('<h1>Picture</h1>'), isReady }).toEqual({ hasPage: true, isReady: false })
    await second.ready()
    await second.close()
  })

  it('answers files of the build', async () => {
    const answer = await fetch(`${fixture.origin}/picture.svg`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  })
})

const strange: RenderOutcome = {
  outcome: 'refused',
  why: { reason: 'unknown-script', detail: '<script>self.__next_g' },
}

/** Finishes a build of this version, whose page `/odd` is written in a way of its own. */
function finishWith(frameworkVersion: string, odd: RenderOutcome): Promise<string[]> {
  const built = mkdtempSync(join(tmpdir(), 'finish-build-'))
  onTestFinished(() => rmSync(built, { recursive: true, force: true }))
  mkdirSync(join(built, '.next'))
  const keep = (path: string) => Promise.resolve(path === '/odd' ? odd : { outcome: 'stored' as const })
  const store = { settled: () => Promise.resolve() }
  const pages = { keep, drop: () => {}, store } as unknown as SitePages
  const declared = ['/', '/odd']
  return finishBuild(
    { folder: built, distDir: '.next', frameworkVersion, declared, pages, noteBuild: () => {} },
    {},
  )
}

describe('finishBuild of another version of Next', () => {
  it('leaves a page to a version of Next that writes it in its own way', async () => {
    await expect(finishWith('16.9.9', strange)).resolves.toEqual(['/'])
  })

  it('fails where a tested version writes what is not known', async () => {
    await expect(finishWith('16.4.6', strange)).rejects.toThrow(/\/odd.*unknown-script/s)
  })

  it('fails in any version where a page could not be rendered', async () => {
    await expect(finishWith('16.9.9', { outcome: 'refused', why: 'unreachable' })).rejects.toThrow(/\/odd/)
  })
})
