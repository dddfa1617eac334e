import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { createSiteServer, type SiteServer } from '../server/create-site-server.ts'
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

  it('lets everything else reach the framework', async () => {
    const answer = await fetch(`${origin}/styled`)
    expect(await answer.text()).toContain('__next_f')
    const payload = await fetch(`${origin}/outlined?_rsc=1`, { headers: { rsc: '1' } })
    expect(payload.headers.get('content-type')).toContain('text/x-component')
  })

  it('fails for a page that is declared and cannot be finished, and names the piece', async () => {
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

  it('shows no page of before to the next process, when this one is killed while it renders it anew', async () => {
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

  it('renders what it was handed anew, since nobody tells a process what was published before it ran', async () => {
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

  it('hands finished pages on to the next process, before the framework has been loaded', async () => {
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
