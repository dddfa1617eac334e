import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { createLog } from '../log/create-log.ts'
import { currentRequestId } from '../log/request-context.ts'
import { createSiteServer, type SiteServer } from '../server/create-site-server.ts'
import type { VisitResponse } from './visit-pages.ts'
import { type RequestedQuestion, createQuestionPages, type QuestionPages } from './question-pages.ts'

const lines: string[] = []
let server: SiteServer
let pages: QuestionPages
let origin: string
/** What the site knows while a test runs. */
let version: string | undefined
let behind: Promise<unknown> | undefined
/** Resolves when a request has waited long enough. */
let patience: PromiseWithResolvers<void>
const giveUp = vi.fn<() => void>()
const render = vi.fn<(words: string) => ReturnType<RequestedQuestion['render']>>()
const openVisit =
  vi.fn<
    (path: string, request: IncomingMessage) => Promise<VisitResponse | 'absent' | undefined> | undefined
  >()
const onFailure = vi.fn()
const mayBeBehind = vi.fn(() => behind)
/** Milliseconds since 1970. */
let today = Date.UTC(2026, 0, 1)
/** Of the monotonic clock. */
let nowMs = 0

beforeAll(async () => {
  pages = createQuestionPages({
    folder,
    askFramework: (asked) => server.askFramework(asked),
    shellPath: '/',
    finishing: { ownScripts: ['/islands/'] },
    isQuestion: (path) => path === '/search' || path === '/personal',
    openVisit,
    ask: (path, query, header) => {
      if (path === '/personal')
        return header('cookie') === undefined && query.size === 0
          ? { key: 'strangers', isKept: true, isForStrangers: true, render: () => render('strangers') }
          : undefined
      const words = query.get('q')?.trim() ?? ''
      if (words === 'impossible') return 'absent'
      if (words === 'malformed') throw new URIError('malformed')
      if (words === 'currency')
        return { key: header('cookie') ?? '', isKept: true, render: () => render(header('cookie') ?? 'none') }
      return { key: words, isKept: !words.startsWith('secret'), render: () => render(words) }
    },
    version: () => version,
    mayBeBehind,
    clock: () => today,
    now: () => nowMs,
    newPerMinute: 100,
    headersOf: ({ isKept }) => ({ 'cache-status': isKept ? 'site; hit' : 'site; fwd=miss' }),
    onFailure,
    pause: () => Object.assign(patience.promise, { [Symbol.dispose]: giveUp }),
  })
  server = createSiteServer({
    folder,
    port: 0,
    answerStored: pages.answer,
    answerPlain: pages.answerPlain,
    answerVisit: pages.answerVisit,
    log: createLog({ level: 'debug', write: (line) => lines.push(line), now: Date.now }),
  })
  const { address, port } = await server.listen()
  origin = `http://${address}:${port}`
  await server.ready()
})
afterAll(() => server.close())
beforeEach(() => {
  version = 'first'
  nowMs += 3_600_000
  behind = undefined
  patience = Promise.withResolvers()
  giveUp.mockReset()
  onFailure.mockReset()
  openVisit.mockReset()
  mayBeBehind.mockClear()
  render.mockReset()
  render.mockImplementation(async (words) => ({
    head: `<title>${words}</title>`,
    body: `<main>${words} of ${version}</main>`,
  }))
})

const ask = (question: string, init?: RequestInit) =>
  fetch(`${origin}/search?q=${question}`, { redirect: 'manual', ...init })
const asks = async (question: string, init?: RequestInit) => (await ask(question, init)).text()
/** The fixture's own page. */
const byFramework = '<p>Looking</p>'

describe('createQuestionPages', () => {
  it('answers in the shell, without the framework’s scripts', async () => {
    const response = await ask('shell')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toMatch(
      /^<!DOCTYPE html><html[^>]*>.*<title>shell<\/title>.*<main>shell of first<\/main><\/body><\/html>$/s,
    )
    expect(html).not.toMatch(/_next\/static\/[^"]*\.js/)
    expect(response.headers.get('content-encoding')).toBe('gzip')
    const plain = await ask('shell', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(html)
  })

  it('waits no longer for a page that has left', async () => {
    await asks('left')
    // Later than the last byte.
    await expect.poll(() => giveUp.mock.calls.length).toBe(1)
  })

  it('keeps what is asked twice, until the next publish', async () => {
    for (let times = 0; times < 5; times += 1) expect(await asks('kept')).toContain('kept of first')
    expect(render).toHaveBeenCalledTimes(2)
    expect((await ask('%20kept%20')).headers.get('cache-status')).toBe('site; hit')
    version = 'second'
    expect(await asks('kept')).toContain('kept of second')
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('keeps nothing beyond the end of the day', async () => {
    for (let times = 0; times < 3; times += 1) await asks('daily')
    today += 86_400_000
    await asks('daily')
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('shows each reader what their own headers ask', async () => {
    const asOne = { headers: { cookie: 'currency=eur' } }
    for (let times = 0; times < 4; times += 1)
      expect(await asks('currency', asOne)).toContain('currency=eur of')
    expect(await asks('currency', { headers: { cookie: 'currency=gbp' } })).toContain('currency=gbp of')
    expect(await asks('currency')).toContain('none of')
  })

  it('sends a page that is not whole once', async () => {
    render.mockResolvedValue({ head: '', body: '<main>half</main>', isPassing: true })
    for (let times = 0; times < 3; times += 1) expect(await asks('half')).toContain('half')
    expect(render).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['cannot be asked', '/search?q=impossible', 0],
    ['is not found', '/search?q=nothing', 1],
    ['one visitor has not', '/personal?of=another', 0],
  ])('says 404 of a page that %s, and asks nobody else', async (_what, path, renderings) => {
    render.mockResolvedValue('absent')
    openVisit.mockResolvedValue('absent')
    const response = await fetch(origin + path)
    expect([response.status, await response.text()]).toEqual([404, 'Not Found'])
    expect(render).toHaveBeenCalledTimes(renderings)
  })

  it('says without a body what a page is', async () => {
    for (let times = 0; times < 3; times += 1) await asks('head')
    const whole = await ask('head')
    const head = await ask('head', { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
    const known = { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } }
    expect((await ask('head', known)).status).toBe(304)
  })

  it('keeps nothing of what is not for others', async () => {
    for (let times = 0; times < 3; times += 1) await asks('secret')
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('renders once for all who ask together', async () => {
    const pending = Promise.withResolvers<void>()
    render.mockImplementation(async () => {
      await pending.promise
      return { head: '', body: '<main>together</main>' }
    })
    const asked = Promise.all(Array.from({ length: 5 }, () => asks('together')))
    await expect.poll(() => render.mock.calls.length).toBe(1)
    pending.resolve()
    for (const html of await asked) expect(html).toContain('<main>together</main>')
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('sends nothing of before a publish that came meanwhile', async () => {
    render.mockImplementationOnce(async () => {
      const body = `<main>${version}</main>`
      version = 'second'
      return { head: '', body }
    })
    expect(await asks('meanwhile')).toContain('meanwhile of second')
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('waits while something may have been published', async () => {
    const looking = Promise.withResolvers<void>()
    behind = looking.promise
    const asked = asks('behind')
    await expect.poll(() => mayBeBehind.mock.calls.length).toBeGreaterThan(1)
    expect(render).not.toHaveBeenCalled()
    version = 'second'
    behind = undefined
    looking.resolve()
    expect(await asked).toContain('behind of second')
  })

  it('redirects to where a question is answered', async () => {
    render.mockResolvedValue({ redirectTo: '/search?q=other' })
    const response = await ask('moved')
    expect([response.status, response.headers.get('location')]).toEqual([307, '/search?q=other'])
  })

  it.each([
    ['what has no page', () => render.mockResolvedValue(undefined), 0],
    ['what fails', () => render.mockRejectedValue(new TypeError('ours')), 1],
    ['what is asked before any content is known', () => (version = undefined), 0],
    ['what cannot be read of a request', () => {}, 1, 'malformed'],
  ])('leaves to the framework %s', async (_what, arrange, failures, question = 'framework') => {
    arrange()
    expect(await asks(question)).toContain(byFramework)
    expect(onFailure).toHaveBeenCalledTimes(failures)
  })

  it('lets a network ask so many new questions a minute, and kept ones always', async () => {
    await asks('known')
    await asks('known')
    for (let each = 0; each < 98; each += 1) await asks(`new ${each}`)
    const refused = await ask('new and too many')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(render).toHaveBeenCalledTimes(100)
    expect((await ask('known')).status).toBe(200)
    nowMs += 1_000
    expect((await ask('new and later')).status).toBe(200)
  })

  it('leaves to the framework what cannot be read in time', async () => {
    render.mockReturnValue(new Promise(() => {}))
    const asked = asks('late')
    patience.resolve()
    expect(await asked).toContain(byFramework)
  })

  it('answers 503 while it cannot know what is published', async () => {
    behind = new Promise(() => {})
    const asked = ask('unknown')
    patience.resolve()
    expect((await asked).status).toBe(503)
  })

  it('leaves what is no plain reading to the framework', async () => {
    await ask('post', { method: 'POST', body: 'a=b' })
    expect(render).not.toHaveBeenCalled()
  })

  it('has one id for a request, whoever answers it in the end', async () => {
    const named: (string | undefined)[] = []
    onFailure.mockImplementation(() => named.push(currentRequestId()))
    render.mockImplementation(() => {
      named.push(currentRequestId())
      throw new TypeError('ours')
    })
    const response = await fetch(`${origin}/search?q=named`)
    expect(await response.text()).toContain(byFramework)
    expect(named[0]).toMatch(/^[\da-f]{12}$/)
    expect(named[1]).toBe(named[0])
    await vi.waitFor(() => expect(lines.at(-1)).toContain(`"requestId":"${named[0]}"`))
  })
})

describe('createQuestionPages: pages for one visitor', () => {
  const visit = (init?: RequestInit, query = '') =>
    fetch(`${origin}/personal${query}`, { redirect: 'manual', ...init })
  const asReader = { headers: { cookie: 'session=reader' } }
  const shown = (words: string): VisitResponse => ({
    head: `<title>${words}</title>`,
    body: `<main>${words}</main>`,
    headers: [
      ['cache-control', 'private, no-store'],
      ['cache-status', 'own'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ],
  })

  it('are rendered for each, with the headers of their own', async () => {
    openVisit.mockImplementation(async (path, { headers }) => shown(`${path} of ${headers.cookie}`))
    const response = await visit(asReader, '?tab=1')
    expect(await response.text()).toContain('<main>/personal of session=reader</main>')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('cache-status')).toBe('own')
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    await visit(asReader, '?tab=1')
    expect(openVisit).toHaveBeenCalledTimes(2)
  })

  it('lead where their visitor has to go', async () => {
    openVisit.mockResolvedValue({ redirectTo: '/login', status: 303, headers: [['set-cookie', 'to=1']] })
    const response = await visit(asReader)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/login'])
    expect(response.headers.getSetCookie()).toEqual(['to=1'])
  })

  it.each([
    ['what is not theirs', () => openVisit.mockReturnValue(undefined), {}],
    ['what has no page', () => openVisit.mockResolvedValue(undefined), {}],
    ['what fails', () => openVisit.mockRejectedValue(new TypeError('ours')), {}],
    ['other credentials', () => openVisit.mockResolvedValue(shown('ours')), { authorization: 'Basic eDp5' }],
  ])('leave to the framework %s', async (_what, arrange, headers) => {
    arrange()
    expect(await (await visit({ headers: { ...asReader.headers, ...headers } })).text()).toContain('<h1>')
  })

  it('are kept for strangers alone, with the cookie that each of them gets', async () => {
    render.mockResolvedValue(shown('of strangers'))
    openVisit.mockImplementation(async () => shown('of one'))
    for (let times = 0; times < 4; times += 1) {
      const response = await visit()
      expect(await response.text()).toContain('of strangers')
      expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    }
    expect(render).toHaveBeenCalledTimes(2)
    for (const init of [asReader, { headers: { cookie: '' } }])
      expect(await (await visit(init)).text()).toContain('of one')
    expect(await (await visit({}, '?code=1')).text()).toContain('of one')
    expect(render).toHaveBeenCalledTimes(2)
  })
})
