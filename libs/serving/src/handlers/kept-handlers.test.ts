import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlainReader } from '../door/plain-request.ts'
import type { PrivateResponse, PrivateRequest } from '../http/private-door.ts'
import { createKeptHandlers } from './kept-handlers.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-handlers-'))
const dayMs = 86_400_000
let origin: string
let end: () => void

/** What the site knows while a test runs. */
let version: string | undefined
let behind: Promise<unknown> | undefined
let told: Partial<PrivateResponse>
let nowMs = dayMs
/** Resolves when a request has waited long enough. */
let patience: PromiseWithResolvers<void>
let plainly = 0
const askFramework = vi.fn<(asked: PrivateRequest) => Promise<PrivateResponse>>()
const onFailure = vi.fn()

beforeAll(async () => {
  mkdirSync(join(folder, '.next'))
  mkdirSync(join(folder, 'node_modules/next'), { recursive: true })
  writeFileSync(join(folder, '.next/BUILD_ID'), 'build')
  writeFileSync(join(folder, '.next/prerender-manifest.json'), '{}')
  writeFileSync(join(folder, 'package.json'), '{}')
  writeFileSync(join(folder, 'node_modules/next/package.json'), '{"version":"16.4.5"}')
  const kept = createKeptHandlers({
    folder,
    askFramework,
    keyOf: (path, query) => (path === '/feed' ? `${path} ${query.get('of') ?? ''}` : undefined),
    version: () => version,
    mayBeBehind: () => behind,
    needsSignIn: () => false,
    hasRedirect: (target) => target.includes('moved'),
    headers: { 'x-of-all': 'yes', 'x-robots-tag': 'none' },
    onFailure,
    clock: () => nowMs,
    pause: () => patience.promise,
  })
  const readPlain = createPlainReader([])
  const server = createServer((request, response) => {
    const plain = readPlain(request)
    if (plain && kept.answerPlain(plain, response)) plainly += 1
    else if (!kept.answer(request, response, () => response.end('the framework')))
      response.end('the framework')
  }).listen(0, '127.0.0.1')
  end = () => server.close()
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  end()
  rmSync(folder, { recursive: true })
})

let versions = 0
/** An address that no other test has asked for. */
let feed: string
beforeEach(() => {
  version = `version ${(versions += 1)}`
  feed = `/feed?of=${versions}`
  behind = undefined
  told = {}
  patience = Promise.withResolvers()
  plainly = 0
  onFailure.mockReset()
  askFramework.mockReset()
  askFramework.mockImplementation(async () => ({
    status: 200,
    headers: {
      'content-type': 'application/feed+json',
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
      etag: 'W/"its own"',
      'content-length': '7',
    },
    body: Buffer.from(`"of ${version}, ${'and so on '.repeat(50)}"`),
    ...told,
  }))
})

const ask = (path = feed, init?: RequestInit) => fetch(origin + path, init)
const asks = async (path?: string, init?: RequestInit) => (await ask(path, init)).text()

describe('createKeptHandlers', () => {
  it('keeps what is asked for, compressed and with a validator', async () => {
    for (let times = 0; times < 4; times += 1) expect(await asks()).toContain(`of ${version}`)
    expect([askFramework.mock.calls.length, plainly]).toEqual([1, 2])
    const { headers } = await ask()
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/feed+json',
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
      'x-of-all': 'yes',
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
    })
    const etag = headers.get('etag')!
    const again = await ask(feed, { headers: { 'if-none-match': etag } })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
  })

  it('takes no two keys for one, nor what has none', async () => {
    for (const path of [feed, '/feed?of=a', `${feed}&x=1`, '/other', '/other', '/other']) await asks(path)
    expect(askFramework.mock.calls).toEqual([[{ path: feed }], [{ path: '/feed?of=a' }]])
  })

  it('shows what is published from the first request after it', async () => {
    for (let times = 0; times < 3; times += 1) await asks()
    version = 'the next'
    expect(await asks()).toContain('of the next')
  })

  it('does not keep what was made while something was published', async () => {
    askFramework.mockImplementationOnce(async () => {
      version = 'the next'
      return { status: 200, headers: {}, body: Buffer.from('half of each') }
    })
    expect(await asks()).toBe('the framework')
    expect(await asks()).toContain('of the next')
  })

  it('makes it again on another day', async () => {
    for (let times = 0; times < 3; times += 1) await asks()
    nowMs += dayMs
    await asks()
    expect(askFramework).toHaveBeenCalledTimes(2)
  })

  it('waits while something may have been published, and then the framework answers', async () => {
    for (let times = 0; times < 4; times += 1) await asks()
    const { promise, resolve } = Promise.withResolvers<void>()
    behind = promise
    const waiting = asks()
    version = 'the next'
    behind = undefined
    resolve()
    expect(await waiting).toContain('of the next')
    behind = new Promise(() => {})
    const late = asks()
    patience.resolve()
    expect(await late).toBe('the framework')
  })

  it.each<[string, Partial<PrivateResponse>]>([
    ['is not there', { status: 404 }],
    ['sets a cookie', { headers: { 'set-cookie': ['a=b'] } }],
    ['is for one visitor', { headers: { 'cache-control': 'private' } }],
    ['is not to be stored', { headers: { 'cache-control': 'no-store' } }],
  ])('leaves to the framework what %s', async (_what, answer) => {
    told = answer
    for (let times = 0; times < 3; times += 1) expect(await asks()).toBe('the framework')
    expect(askFramework).toHaveBeenCalledOnce()
    version = 'the next'
    told = {}
    expect(await asks()).toContain('of the next')
  })

  it.each([
    ['is posted', '', { method: 'POST' }],
    ['comes with credentials', '', { headers: { authorization: 'Basic eDp5' } }],
    ['leads elsewhere', '&moved', {}],
  ])('leaves to the framework what %s', async (_what, more, init) => {
    for (let times = 0; times < 3; times += 1) await asks()
    expect(await asks(feed + more, init)).toBe('the framework')
  })

  it('leaves everything to the framework while nothing is known', async () => {
    version = undefined
    for (let times = 0; times < 3; times += 1) expect(await asks()).toBe('the framework')
    expect(askFramework).not.toHaveBeenCalled()
  })

  it('leaves to the framework what cannot be asked', async () => {
    askFramework.mockRejectedValue(new Error('the server ends'))
    expect(await asks()).toBe('the framework')
    expect(onFailure).toHaveBeenCalledOnce()
  })
})
