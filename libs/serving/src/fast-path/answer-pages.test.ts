import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { PlainRequest } from '../door/plain-request.ts'
import { createPageStore } from '../store/page-store.ts'
import { createPageAnswers } from './answer-pages.ts'
import type { FastPathRules } from './decide-fast-path.ts'
import { createDueTimes } from './timing/due-times.ts'
import { createHeldPages } from './held-pages.ts'
import type { RenderOutcome } from './keep-pages.ts'

const forever = new Promise<never>(() => {})

/** Answers from a store with `/p`; every page but `/undeclared` is finished as `keep` says, at first not at all. */
function answering({
  expires,
  rules = {},
  keep = () => forever,
  pause = () => forever,
  ...options
}: {
  expires?: string
  rules?: Partial<FastPathRules>
  keep?: (path: string) => Promise<RenderOutcome>
  pause?: (ms: number) => Promise<void>
  mayBeBehind?: () => Promise<unknown> | undefined
} = {}) {
  const store = createPageStore({ maxBytes: 1e6, compressesStrongly: false })
  const held = createHeldPages(() => 0)
  const due = createDueTimes(() => 0)
  const kept: string[] = []
  let now = 0
  const headers = expires === undefined ? [] : [['expires', expires] as const]
  const put = (path: string) => store.put(path, { body: Buffer.from(path), headers })
  put('/p')
  due.note('/p', { status: 200, headers: {}, body: Buffer.alloc(0) })
  const answers = createPageAnswers({
    store,
    held,
    due,
    keep: (path) => {
      kept.push(path)
      return keep(path)
    },
    isTakenDown: () => false,
    rules: { previewModeId: undefined, ...rules },
    keyOfPlain: ({ url }) => url,
    isFinished: (path) => path !== '/undeclared',
    lastGoodAfterMs: 4_000,
    clock: () => now,
    pause,
    ...options,
  })
  return { answers, held, due, kept, put, setTime: (ms: number) => void (now = ms) }
}

const request = (url: string) => ({ method: 'GET', url, headers: {} }) as IncomingMessage

const plain = (url: string, host = 'site.example'): PlainRequest => ({
  isHead: true,
  url,
  host,
  acceptEncoding: undefined,
  ifNoneMatch: undefined,
  cookie: undefined,
})

/** A response that is not sent: its status, and how its end is told. */
function silent() {
  const sent: { status?: number } = {}
  const ends: (() => void)[] = []
  const response = {
    statusCode: 0,
    writeHead: (status: number) => {
      sent.status = status
      return response
    },
    end: () => response,
    once: (_name: 'finish', run: () => void) => ends.push(run),
  }
  const finish = (status: number) => {
    response.statusCode = status
    for (const run of ends) run()
  }
  return { response: response as unknown as ServerResponse, sent, finish }
}

/** How a request ends whose visitor waits: the status from the store, or what `pass` was told. */
function waited({ answer }: ReturnType<typeof answering>['answers'], path: string): Promise<unknown> {
  return new Promise((resolve) => {
    const { response, sent } = silent()
    response.end = () => {
      resolve(sent.status)
      return response
    }
    if (!answer(request(path), response, resolve)) resolve('the framework')
  })
}

describe('createPageAnswers', () => {
  it('answers a stored page at once, whoever could wait', async () => {
    const { answers, kept } = answering()
    const { response, sent } = silent()
    expect(answers.answer(request('/p'), response)).toBe(true)
    expect(sent.status).toBe(200)
    expect(await waited(answers, '/p')).toBe(200)
    expect(kept).toEqual([])
  })

  it('keeps a missing page once the framework has sent it', () => {
    const { answers, kept } = answering()
    const [found, missing] = [silent(), silent()]
    expect(answers.answer(request('/new'), found.response)).toBe(false)
    expect(answers.answer(request('/none'), missing.response)).toBe(false)
    expect(kept).toEqual([])
    found.finish(200)
    missing.finish(404)
    expect(kept).toEqual(['/new'])
  })

  it.each(['/undeclared', '/%6eew', '/a b', '/%'])('leaves %s to the framework', async (path) => {
    const { answers, kept } = answering()
    expect(await waited(answers, path)).toBe('the framework')
    expect(kept).toEqual([])
  })

  it('renders a page that is due after it was answered', async () => {
    const { answers, due, kept } = answering()
    due.forget('/p')
    expect(await waited(answers, '/p')).toBe(200)
    expect(kept).toEqual(['/p'])
  })

  it('answers a page no longer once a part of it has ended', async () => {
    const site = answering({
      expires: 'Thu, 01 Jan 1970 00:00:09 GMT',
      keep: async () => {
        site.put('/p')
        return { outcome: 'stored' }
      },
    })
    site.setTime(8_999)
    expect(site.answers.answerPlain(plain('/p'), silent().response)).toBe(true)
    site.setTime(9_000)
    expect(site.answers.answerPlain(plain('/p'), silent().response)).toBe(false)
    // Finished anew with the same end, it is not shown either.
    expect(await waited(site.answers, '/p')).toBeUndefined()
    expect(site.kept).toEqual(['/p'])
  })

  it.each<[what: string, outcome: RenderOutcome, told: unknown]>([
    ['there is no such page', { outcome: 'gone', status: 404 }, { status: 404 }],
    ['its address leads to another', { outcome: 'gone', status: 307 }, undefined],
    ['it was taken down meanwhile', { outcome: 'gone' }, undefined],
    ['it reads a cookie', { outcome: 'refused', why: 'private' }, undefined],
    [
      'it has parts that are for others',
      { outcome: 'refused', why: 'private', hasParts: true },
      { status: 503, retryAfterSeconds: 5 },
    ],
    [
      'the framework is away',
      { outcome: 'refused', why: 'unreachable' },
      { status: 503, retryAfterSeconds: 5 },
    ],
    [
      'the framework names a time',
      { outcome: 'refused', why: 'unavailable', retryAfterSeconds: 7 },
      { status: 503, retryAfterSeconds: 7 },
    ],
  ])('tells who waits what became of a page: %s', async (_what, outcome, told) => {
    const { answers } = answering({ keep: async () => outcome })
    expect(await waited(answers, '/new')).toEqual(told)
  })

  it('refuses who has waited for four seconds', async () => {
    const waits: number[] = []
    const { answers } = answering({
      pause: async (ms) => {
        waits.push(ms)
      },
    })
    expect(await waited(answers, '/new')).toEqual({ status: 503, retryAfterSeconds: 5 })
    expect(waits).toEqual([4_000])
  })

  it('answers a plain request for a stored page alone', () => {
    const { answers } = answering()
    const { response, sent } = silent()
    expect(answers.answerPlain(plain('/p'), response)).toBe(true)
    expect(sent.status).toBe(200)
    expect(answers.answerPlain(plain('/new'), silent().response)).toBe(false)
  })

  it.each<[what: string, rules: Partial<FastPathRules>]>([
    ['of another host', { hosts: new Set(['other.example']) }],
    ['for those who signed in', { needsSignIn: (path) => path === '/p' }],
    ['that a rule redirects', { hasRedirect: (target) => target === '/p' }],
  ])('gives a plain request %s the closer look', (_what, rules) => {
    expect(answering({ rules }).answers.answerPlain(plain('/p'), silent().response)).toBe(false)
  })

  it('answers no held page plainly, nor one unheard of', () => {
    const holding = answering()
    holding.held.hold('/p')
    expect(holding.answers.answerPlain(plain('/p'), silent().response)).toBe(false)
    const behind = answering({ mayBeBehind: () => forever })
    expect(behind.answers.answerPlain(plain('/p'), silent().response)).toBe(false)
  })
})
