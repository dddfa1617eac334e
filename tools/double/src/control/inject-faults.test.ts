import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createClock } from '../clock.ts'
import { createControl, createControlRouter, injectFaults } from '../control.ts'

interface Double {
  /** What the service has done. */
  done: string[]
  control(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }>
  fault(body: object): Promise<void>
  ask(init?: RequestInit & { query?: string }): Promise<Response>
}

const words = 'A dozen words, so that half of them is still some of them, as one would say.'
let double: Double

/** Long enough for an answer on a machine at rest; on a busy one nothing comes of it that was not so before. */
function aMoment(): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('nothing yet'), 300))
}

/** A service with one answer, at `/service/words`, behind the faults. */
async function startDouble(random: () => number = Math.random): Promise<Double> {
  const control = createControl(
    createClock(() => 1000),
    random,
  )
  const app = new Hono<{ Bindings: HttpBindings }>()
  const done: string[] = []
  app.route('/control', createControlRouter(control, { reset: () => done.push('reset') }))
  app.use(
    '*',
    injectFaults(control, (message) => ({ message })),
  )
  app.get('/service/words', (context) => {
    done.push('answered')
    return context.text(words, 200, { 'content-length': String(words.length) })
  })
  const server = createServer((request, response) => void getRequestListener(app.fetch)(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask: Double['ask'] = ({ query = '', ...init } = {}) => fetch(`${origin}/service/words${query}`, init)
  const askControl: Double['control'] = async (method, path, body) => {
    const response = await fetch(`${origin}/control${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return { status: response.status, body: text ? (JSON.parse(text) as unknown) : undefined }
  }
  return {
    done,
    ask,
    control: askControl,
    fault: async (body) =>
      expect((await askControl('POST', '/faults', { path: '/service/*', ...body })).status).toBe(201),
  }
}

beforeEach(async () => {
  double = await startDouble()
})

describe('injectFaults', () => {
  it('answers with a status, counted, on the named path', async () => {
    await double.fault({ path: '/other', kind: 'status', status: 500 })
    await double.fault({ kind: 'status', status: 503, headers: { 'retry-after': '2' }, times: 2 })
    const [first, second, third] = [await double.ask(), await double.ask(), await double.ask()]
    expect([first.status, second.status, third.status]).toEqual([503, 503, 200])
    expect(first.headers.get('retry-after')).toBe('2')
    expect(await first.json()).toEqual({ message: 'A fault that was asked for.' })
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    expect(double.done).toEqual(['answered'])
  })

  it.each([
    ['*', true],
    ['/service/*', true],
    ['*words', true],
    ['/*/w*s', true],
    ['/service/words', true],
    ['/service/words*', true],
    ['/service/word', false],
    ['service/*', false],
    ['*/words/*', false],
    ['/service/words*words', false],
    ['/service/w.rds', false],
    ['/s*ww*s', false],
  ])('takes %s to be the path or not', async (path, isAimed) => {
    await double.fault({ path, kind: 'status', status: 500 })
    expect((await double.ask()).status).toBe(isAimed ? 500 : 200)
  })

  it('refuses overlong patterns and tries many stars once', async () => {
    const tooLong = { path: '*'.repeat(1001), kind: 'status', status: 500 }
    expect((await double.control('POST', '/faults', tooLong)).status).toBe(400)
    await double.fault({ path: '*a'.repeat(500), kind: 'status', status: 500 })
    expect((await double.ask({ query: '' })).status).toBe(200)
  })

  it('tells queries and methods apart', async () => {
    await double.fault({ contains: 'kind=a b', kind: 'status', status: 500 })
    await double.fault({ method: 'delete', kind: 'status', status: 501 })
    expect((await double.ask({ query: '?kind=a%20b' })).status).toBe(500)
    expect((await double.ask({ query: '?kind=b' })).status).toBe(200)
    expect((await double.ask({ method: 'DELETE' })).status).toBe(501)
  })

  it('makes slow without changing anything', async () => {
    await double.fault({ kind: 'latency', ms: 5 })
    expect(await (await double.ask()).text()).toBe(words)
    expect((await double.control('GET', '/faults')).body).toMatchObject([{ hits: 1 }])
  })

  it('cuts before the work, so that nothing was done', async () => {
    await double.fault({ kind: 'cut' })
    await expect(double.ask()).rejects.toThrow('fetch failed')
    expect(double.done).toEqual([])
  })

  it('cuts after the work, losing the answer', async () => {
    await double.fault({ kind: 'cut', at: 'end', times: 1 })
    await expect(double.ask()).rejects.toThrow('fetch failed')
    expect(double.done).toEqual(['answered'])
  })

  it('cuts in the middle of an answer', async () => {
    await double.fault({ kind: 'cut', at: 'middle' })
    const response = await double.ask()
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toBeInstanceOf(Error)
  })

  it('hangs in the middle of an answer', async () => {
    await double.fault({ kind: 'hang', at: 'middle' })
    const leaving = new AbortController()
    const response = await double.ask({ signal: leaving.signal })
    expect(response.status).toBe(200)
    const reading = response.text()
    await expect(Promise.race([reading, aMoment()])).resolves.toBe('nothing yet')
    leaving.abort()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  })

  it.each([
    ['start', []],
    ['end', ['answered']],
  ])('hangs without a word, from the %s', async (at, done) => {
    await double.fault({ kind: 'hang', at })
    const leaving = new AbortController()
    const hanging = double.ask({ signal: leaving.signal })
    await expect(Promise.race([hanging, aMoment()])).resolves.toBe('nothing yet')
    await expect.poll(() => double.done).toEqual(done)
    leaving.abort()
    await expect(hanging).rejects.toMatchObject({ name: 'AbortError' })
  })

  it.each([
    ['malformed', /^A dozen words, so that half of them is$/],
    ['html', /^<!doctype html>/],
    ['empty', /^$/],
    ['null', /^null$/],
    ['a longer body than it was, at its own length and not at that of the other one', /own length/],
  ])('answers with a body that is %s', async (body, expected) => {
    await double.fault({ kind: 'body', body, headers: { etag: '"other"' } })
    const response = await double.ask()
    expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(expected)])
    expect(response.headers.get('content-length')).not.toBe(String(words.length))
    expect(response.headers.get('etag')).toBe('"other"')
  })

  it('drips', async () => {
    await double.fault({ kind: 'drip', pieceBytes: 20, ms: 20 })
    const pieces: Uint8Array[] = []
    for await (const piece of (await double.ask()).body ?? []) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(1)
    expect(Buffer.concat(pieces).toString()).toBe(words)
  })

  it('hits the share of requests asked for', async () => {
    const rolls = [0.9, 0.1]
    double = await startDouble(() => rolls.shift() ?? 0.5)
    await double.fault({ kind: 'status', rate: 0.5 })
    expect([(await double.ask()).status, (await double.ask()).status]).toEqual([200, 500])
  })
})

describe('createControlRouter', () => {
  it('lists faults with hits and removes them', async () => {
    await double.fault({ kind: 'status' })
    await double.fault({ path: '/other/*', kind: 'status' })
    await double.ask()
    const listed = (await double.control('GET', '/faults')).body as { id: string; hits: number }[]
    expect(listed.map(({ hits }) => hits)).toEqual([1, 0])
    expect((await double.control('DELETE', `/faults/${listed[0]?.id}`)).status).toBe(204)
    expect((await double.ask()).status).toBe(200)
    expect((await double.control('DELETE', '/faults/none')).status).toBe(404)
    await double.control('DELETE', '/faults')
    expect((await double.control('GET', '/faults')).body).toEqual([])
  })

  it('counts other requests by path, with statuses', async () => {
    await double.fault({ kind: 'cut', times: 1 })
    await double.ask().catch(() => undefined)
    await double.ask({ query: '?q=a+b' })
    const { body } = await double.control('GET', '/requests?path=/service')
    expect(body).toEqual({
      count: 2,
      requests: [
        { atMs: 1000, method: 'GET', path: '/service/words', query: '', status: 0 },
        { atMs: 1000, method: 'GET', path: '/service/words', query: 'q=a b', status: 200 },
      ],
    })
    expect((await double.control('GET', '/requests?path=/other')).body).toMatchObject({ count: 0 })
    await double.control('DELETE', '/requests')
    expect((await double.control('GET', '/requests')).body).toMatchObject({ count: 0 })
  })

  it('moves the clock and puts it back', async () => {
    expect((await double.control('GET', '/clock')).body).toEqual({ nowMs: 1000, aheadMs: 0 })
    const moved = await double.control('POST', '/clock', { advanceMs: 500 })
    expect(moved.body).toEqual({ nowMs: 1500, aheadMs: 500 })
    expect((await double.control('DELETE', '/clock')).body).toEqual({ nowMs: 1000, aheadMs: 0 })
  })

  it('puts everything back on reset, what the service adds too', async () => {
    await double.fault({ kind: 'status' })
    await double.ask()
    await double.control('POST', '/clock', { advanceMs: 500 })
    expect((await double.control('POST', '/reset')).status).toBe(204)
    expect((await double.control('GET', '/faults')).body).toEqual([])
    expect((await double.control('GET', '/requests')).body).toMatchObject({ count: 0 })
    expect((await double.control('GET', '/clock')).body).toMatchObject({ aheadMs: 0 })
    expect(double.done).toEqual(['reset'])
  })

  it.each([
    ['/faults', {}],
    ['/faults', { path: '/x', kind: 'explode' }],
    ['/faults', { path: '/x', kind: 'status', rate: 2 }],
    ['/clock', { advanceMs: -1 }],
    ['/clock', { advanceMs: 1, more: true }],
  ])('says what is wrong with POST %s %j', async (path, body) => {
    expect(await double.control('POST', path, body)).toEqual({
      status: 400,
      body: { message: expect.stringContaining('Nothing was changed') as unknown },
    })
  })
})
