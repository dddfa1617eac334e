import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { createSiteServer, type SiteServer } from '../server/create-site-server.ts'
import { revalidation } from './decide-storing.ts'
import { createStoredSite, type StoredSite, type StoredSiteOptions } from './stored-site.ts'

const finishable = new Set(['/', '/outlined', '/picture', '/data'])
let state: string
let server: SiteServer
let stored: StoredSite
let origin: string

function storedSite(options: Partial<StoredSiteOptions> = {}): StoredSite {
  return createStoredSite({
    folder,
    ask: (asked) => server.askFramework(asked),
    isFinished: (path) => finishable.has(path),
    finishing: { ownScripts: ['/islands/'] },
    headersOf: ({ styleDigests }) => ({
      'content-security-policy': ["default-src 'self'; style-src 'self'", ...styleDigests].join(' '),
    }),
    fileHeaders: { 'x-content-type-options': 'nosniff' },
    snapshot: join(state, 'pages'),
    ...options,
  })
}

beforeAll(async () => {
  state = mkdtempSync(join(tmpdir(), 'stored-site-'))
  stored = storedSite()
  server = createSiteServer({ folder, port: 0, answerers: [stored.answer] })
  const { address, port } = await server.listen()
  origin = `http://${address}:${port}`
  await server.ready()
})
afterAll(async () => {
  await server.close()
  rmSync(state, { recursive: true })
})

describe('createStoredSite', () => {
  it('finishes every declared page the build has rendered', async () => {
    expect((await stored.finishBuild()).toSorted()).toEqual([...finishable].toSorted())
    const answer = await fetch(`${origin}/outlined`)
    const html = await answer.text()
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'; style-src 'self'")
    expect(html).toContain('aria-label="Inner"')
    expect(html).not.toContain('__next_f')
  })

  it.each([
    ['as small as possible', undefined],
    ['once and quickly', false],
  ])('compresses finished pages %s, by compressesStrongly: %j', async (_how, compressesStrongly) => {
    const site = storedSite({ snapshot: join(state, 'compressed'), compressesStrongly })
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
    const answer = await fetch(`${origin}/styled`)
    expect(await answer.text()).toContain('__next_f')
    const payload = await fetch(`${origin}/outlined?_rsc=1`, { headers: { rsc: '1' } })
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

  it('shows no held page after a kill during its rendering', async () => {
    await stored.finishBuild()
    stored.save()
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

  it('shows no handed-over page that is declared no longer', async () => {
    await stored.finishBuild()
    stored.save()
    const off = storedSite({ isFinished: (path) => path === '/data' })
    expect(off.restore()).toBeUndefined()
    expect([...finishable].filter((path) => off.store.has(path))).toEqual(['/data'])
  })

  it('hands over no page that it held when it ended', async () => {
    await stored.finishBuild()
    stored.save()
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
    const snapshot = join(state, 'full')
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
    await stored.finishBuild()
    stored.save()
    const asked = new Set<string>()
    const next = storedSite({
      ask: (request) => {
        asked.add(request.path)
        return server.askFramework(request)
      },
    })
    next.restore()
    await next.catchUp()
    expect([...asked].toSorted()).toEqual([...finishable].toSorted())
  })

  describe('createStoredSite: after a restart', () => {
    /** The next process on the same snapshot, and what it has the framework render. */
    function nextProcess(options: Partial<StoredSiteOptions> = {}) {
      const asked = new Set<string>()
      const site = storedSite({
        ask: (request) => {
          if (request.headers?.[revalidation] !== undefined) asked.add(request.path)
          return server.askFramework(request)
        },
        pause: async () => {},
        ...options,
      })
      site.restore()
      return { site, asked, rendered: () => [...asked].toSorted() }
    }
    const everything = [...finishable].toSorted()
    const fail = () => Promise.reject(new Error('The content service is down.'))
    const told = (since: string | undefined, ...unknown: string[]) => ({
      since,
      includes: (path: string) => !unknown.includes(path),
    })

    beforeEach(async () => {
      await stored.finishBuild()
      stored.save()
      const { site } = nextProcess()
      await site.catchUp(told('v1'))
    })

    it('renders nothing that it is told of anyway', async () => {
      const { site, rendered } = nextProcess()
      await site.catchUp(told('v1'))
      expect(rendered()).toEqual([])
    })

    it('renders everything where it may have missed a publish', async () => {
      for (const since of ['v2', undefined]) {
        const { site, rendered } = nextProcess()
        await site.catchUp(told(since))
        expect(rendered()).toEqual(everything)
      }
    })

    it('renders every page again when nothing was handed over', async () => {
      const snapshot = join(state, 'unfinished')
      const { site, rendered } = nextProcess({ snapshot })
      await site.catchUp(told('v1'))
      expect(rendered()).toEqual(everything)
      const next = nextProcess({ snapshot })
      await next.site.catchUp(told('v1'))
      expect(next.rendered()).toEqual([])
    })

    it('takes the build’s pages where content cannot be read', async () => {
      const { site } = nextProcess({
        snapshot: join(state, 'unread'),
        ask: (request) =>
          request.headers?.[revalidation] === undefined ? server.askFramework(request) : fail(),
      })
      await site.catchUp(told(undefined))
      expect(everything.filter((path) => !site.store.has(path))).toEqual([])
    })

    it('renders what a build has not made whole', async () => {
      const snapshot = join(state, 'known')
      const build = storedSite({ snapshot })
      await build.finishBuild({ shown: async () => ({ version: 'v1', except: ['/data'] }) })
      build.save()
      const { site, rendered } = nextProcess({ snapshot })
      await site.catchUp(told('v1'))
      expect(rendered()).toEqual(['/data'])
    })

    it('renders everything that was made with other settings', async () => {
      const snapshot = join(state, 'other-settings')
      const build = storedSite({ snapshot, madeWith: 'one' })
      await build.finishBuild({ shown: async () => ({ version: 'v1', except: [] }) })
      build.save()
      for (const [madeWith, pages] of [
        ['one', []],
        ['two', everything],
        ['two', []],
      ] as const) {
        const { site, rendered } = nextProcess({ snapshot, madeWith })
        await site.catchUp(told('v1'))
        expect(rendered()).toEqual(pages)
      }
    })

    it('renders pages anew that no change would name', async () => {
      const { site, rendered } = nextProcess()
      await site.catchUp(told('v1', '/data'))
      expect(rendered()).toEqual(['/data'])
    })

    it.each([
      ['until it has compared them', 'v1', []],
      ['until they are rendered, where others show another version', 'v2', everything],
    ])('holds restored pages back %s', async (_until, since, renderedThen) => {
      const { site, rendered } = nextProcess()
      site.holdRestored()
      expect(everything.map(site.isHeld)).toEqual(everything.map(() => true))
      await site.catchUp(told(since))
      expect(everything.filter(site.isHeld)).toEqual([])
      expect(rendered()).toEqual(renderedThen)
    })

    it('renders what the framework has kept of missing pages', async () => {
      const { site, rendered } = nextProcess({ snapshot: join(state, 'none') })
      site.holdRestored()
      await site.keep('/data')
      await site.keep('/data')
      expect(rendered()).toEqual(['/data'])
    })

    it('goes on holding what a publish has touched meanwhile', async () => {
      const gate = Promise.withResolvers<never>()
      const { site } = nextProcess({ ask: () => gate.promise })
      site.holdRestored()
      site.touch(['/data'], 'v2')
      void site.catchUp(told('v1'))
      expect(everything.filter(site.isHeld)).toEqual(['/data'])
    })

    it('renders nothing in the second after a publish', async () => {
      let nowMs = 0
      const pauses: { ms: number; rendered: number }[] = []
      const { site, rendered } = nextProcess({
        now: () => nowMs,
        pause: async (ms) => {
          pauses.push({ ms, rendered: rendered().length })
          nowMs += ms
        },
      })
      site.touch([], 'v2')
      await site.catchUp(told('v1', '/data'))
      expect(pauses[0]).toEqual({ ms: 1_000, rendered: 0 })
      expect(rendered()).toEqual(['/data'])
    })

    it('renders what a kill interrupted before showing it', async () => {
      const killed = nextProcess().site
      await killed.catchUp(told('v1'))
      killed.touch(['/picture', '/not-finished'], 'v2')
      expect(['/picture', '/not-finished', '/'].map(killed.isHeld)).toEqual([true, false, false])

      const { site, rendered } = nextProcess()
      expect([site.store.has('/picture'), site.store.has('/')]).toEqual([false, true])
      // For a visitor who comes before that, too.
      await site.keep('/picture')
      expect(rendered()).toEqual(['/picture'])
      await site.catchUp(told('v2'))
      expect(rendered()).toEqual(['/picture'])
    })

    it('shows a last good page and renders again', async () => {
      const failing = nextProcess({ ask: fail }).site
      await failing.catchUp(told('v1'))
      failing.touch(['/picture'], 'v2')
      expect(await failing.render('/picture')).toMatchObject({ outcome: 'refused' })
      failing.save()

      const { site, rendered } = nextProcess()
      expect(site.store.has('/picture')).toBe(true)
      await site.catchUp(told('v2'))
      expect(rendered()).toEqual(['/picture'])
    })

    it('is certain of no version while a page fails', async () => {
      const failing = nextProcess({ ask: fail }).site
      await failing.catchUp(told('v2'))
      failing.save()
      const { site, rendered } = nextProcess()
      await site.catchUp(told('v2'))
      expect(rendered()).toEqual(everything)
    })

    it('sends a page of unknown age, and renders it again', async () => {
      const paused = Promise.withResolvers<void>()
      const { site, asked } = nextProcess({ pause: () => paused.promise })
      const catchingUp = site.catchUp(told('v2'))
      const first = new Set(asked)
      const page = [...finishable].find((path) => !first.has(path))!
      const visited = createServer((request, response) => void site.answer(request, response))
      visited.listen(0, '127.0.0.1')
      await once(visited, 'listening')
      const { port } = visited.address() as AddressInfo
      expect((await fetch(`http://127.0.0.1:${port}${page}`)).status).toBe(200)
      await expect.poll(() => asked.has(page)).toBe(true)
      paused.resolve()
      await catchingUp
      visited.close()
    })
  })

  it('hands finished pages on before the framework loads', async () => {
    await stored.finishBuild()
    stored.save()
    const next = storedSite()
    expect(next.restore()).toBeUndefined()
    let isReady = false
    const second = createSiteServer({ folder, port: 0, answerers: [next.answer] })
    const { address, port } = await second.listen()
    void second.ready().then(() => (isReady = true))
    const html = await (await fetch(`http://${address}:${port}/picture`)).text()
    expect({ hasPage: html.includes('<h1>Picture</h1>'), isReady }).toEqual({ hasPage: true, isReady: false })
    await second.ready()
    await second.close()
  })

  it('answers files of the build', async () => {
    const answer = await fetch(`${origin}/picture.svg`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  })
})
