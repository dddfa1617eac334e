import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { finishable, createStoredFixture } from '../../fixture/stored-fixture.ts'
import { revalidation } from './decide-storing.ts'
import { type StoredSiteOptions } from './stored-site.ts'

const fixture = createStoredFixture()
const { storedSite } = fixture
beforeAll(fixture.start)
afterAll(fixture.stop)

describe('createStoredSite: after a restart', () => {
  /** The next process on the same snapshot, and what it has the framework render. */
  function nextProcess(options: Partial<StoredSiteOptions> = {}) {
    const asked = new Set<string>()
    const site = storedSite({
      ask: (request) => {
        if (request.headers?.[revalidation] !== undefined) asked.add(request.path)
        return fixture.server.askFramework(request)
      },
      pause: async () => {},
      ...options,
    })
    site.restore()
    return { site, asked, rendered: () => [...asked].toSorted() }
  }
  const everything = [...finishable].toSorted()
  const fail = () => Promise.reject(new Error('The server ends.'))
  const told = (since: string | undefined, ...unknown: string[]) => ({
    since,
    includes: (path: string) => !unknown.includes(path),
  })

  beforeEach(async () => {
    await fixture.stored.finishBuild()
    fixture.stored.save()
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
    const snapshot = join(fixture.state, 'unfinished')
    const { site, rendered } = nextProcess({ snapshot })
    await site.catchUp(told('v1'))
    expect(rendered()).toEqual(everything)
    const next = nextProcess({ snapshot })
    await next.site.catchUp(told('v1'))
    expect(next.rendered()).toEqual([])
  })

  it('believes nothing that was kept of other content', async () => {
    const snapshot = join(fixture.state, 'of-other-content')
    const build = storedSite({ snapshot, madeWith: 'one' })
    await build.finishBuild()
    // Not there when these pages were made.
    build.drop('/data')
    build.save()
    const { site, asked } = nextProcess({ snapshot, madeWith: 'two' })
    await site.catchUp(told('v1'))
    expect(asked).not.toContain('/data')
    await site.keep('/data')
    expect(asked).toContain('/data')
  })

  it('takes the build’s pages where content cannot be read', async () => {
    const { site } = nextProcess({
      snapshot: join(fixture.state, 'unread'),
      ask: (request) =>
        request.headers?.[revalidation] === undefined ? fixture.server.askFramework(request) : fail(),
    })
    await site.catchUp(told(undefined))
    expect(everything.filter((path) => !site.store.has(path))).toEqual([])
  })

  it('renders what a build has not made whole', async () => {
    const snapshot = join(fixture.state, 'known')
    const build = storedSite({ snapshot })
    await build.finishBuild({ shown: async () => ({ version: 'v1', except: ['/data'] }) })
    build.save()
    const { site, rendered } = nextProcess({ snapshot })
    await site.catchUp(told('v1'))
    expect(rendered()).toEqual(['/data'])
  })

  it('renders everything that was made with other settings', async () => {
    const snapshot = join(fixture.state, 'other-settings')
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
    const heldWhenTold: string[][] = []
    await site.catchUp(told(since), () => heldWhenTold.push(everything.filter(site.isHeld)))
    expect(heldWhenTold).toEqual([[]])
    expect(rendered()).toEqual(renderedThen)
  })

  it('renders what the framework has kept of missing pages', async () => {
    const { site, rendered } = nextProcess({ snapshot: join(fixture.state, 'none') })
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

  it('says when it shows again what a kill interrupted', async () => {
    const killed = nextProcess().site
    await killed.catchUp(told('v1'))
    killed.touch(['/picture'], 'v2')
    const { site, rendered } = nextProcess()
    let renderedWhenTold: string[] = []
    // Something was published meanwhile that it was not told of, so all the others are rendered too, later.
    await site.catchUp(told('v3'), () => (renderedWhenTold = rendered()))
    expect(renderedWhenTold).toEqual(['/picture'])
    expect(rendered().toSorted()).toEqual([...everything].toSorted())
  })

  it('shows no page whose rendering the end of the process before cut off', async () => {
    let hasEnded = false
    const ending = nextProcess({
      ask: (request) => (hasEnded ? fail() : fixture.server.askFramework(request)),
    })
    await ending.site.catchUp(told('v1'))
    ending.site.touch(['/picture'], 'v2')
    hasEnded = true
    expect(await ending.site.render('/picture')).toMatchObject({ outcome: 'refused' })
    ending.site.save()

    const { site, rendered } = nextProcess()
    expect([site.store.has('/picture'), site.store.has('/')]).toEqual([false, true])
    await site.catchUp(told('v2'))
    expect(rendered()).toEqual(['/picture'])
  })

  it('shows a last good page and renders again', async () => {
    const failing = nextProcess({
      ask: async () => ({ status: 500, headers: {}, body: Buffer.from('') }),
    }).site
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
