import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { startBackend } from '@house-edge/backend'
import { afterAll, beforeAll, describe, expect, it, inject, vi } from 'vitest'
import { startOnCopy, type TestBackend } from '../testing/test-backend.ts'
import { readAlong } from './read-along.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startOnCopy(inject('template'), startBackend)
})
afterAll(() => backend.close())

async function operate(path: string, body: object): Promise<void> {
  const headers = { apikey: backend.secretKey, 'content-type': 'application/json' }
  const response = await fetch(new URL(path, backend.url), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(response.ok).toBe(true)
}

const announce = (topic: string) =>
  operate('/realtime/v1/api/broadcast', {
    messages: [{ topic, event: 'changed', payload: {}, private: true }],
  })

/** Somebody who reads along, what they have been shown, and how the connection was said to be. */
function reader(topic: string, read: () => string, url = backend.url) {
  const shown: string[] = []
  const states: string[] = []
  const leave = readAlong({
    ...backend,
    url,
    topic,
    event: 'changed',
    read: () => Promise.resolve(read()),
    show: (value) => shown.push(value),
    onState: (state) => states.push(state),
  })
  return { shown, states, leave }
}

/** A network between a reader and the backend, which can be down, or be up and carry nothing. */
async function network() {
  const sockets = new Set<Socket>()
  const { port, hostname } = new URL(backend.url)
  const line = { isDown: false, refused: 0, made: 0 }
  const server = createServer((near) => {
    if (line.isDown) {
      line.refused += 1
      near.destroy()
      return
    }
    line.made += 1
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => {}).on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    line,
    cut: () => {
      line.isDown = true
      for (const socket of sockets) socket.destroy()
    },
    /** What is connected now hears nothing more, and is not told that it is over. */
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe().resume()
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

describe('readAlong', () => {
  // shows F49
  it('shows two readers each change once', async () => {
    let now = 'first'
    const readers = [reader('experiences:tide', () => now), reader('experiences:tide', () => now)]
    const seen = () => readers.map(({ shown }) => shown.join(' '))
    const all = async (text: string) => {
      await expect.poll(seen).toEqual([text, text])
    }
    await all('first')
    now = 'second'
    await announce('experiences:tide')
    await all('first second')
    // Nobody hears of this one.
    now = 'third'
    await operate('/control/sockets', { kind: 'cut' })
    await all('first second third')
    now = 'fourth'
    await announce('experiences:tide')
    await all('first second third fourth')
    for (const { leave } of readers) leave()
    now = 'fifth'
    await announce('experiences:tide')
    expect(seen()).toEqual(['first second third fourth', 'first second third fourth'])
  })

  // shows F49
  it('reports a lost network, and what was missed once', async () => {
    const between = await network()
    let now = 'first'
    const { shown, states, leave } = reader('experiences:glass', () => now, between.url)
    const all = async (...texts: string[]) => {
      await expect.poll(() => shown).toEqual(texts)
    }
    await all('first')
    between.cut()
    for (now of ['second', 'third']) await announce('experiences:glass')
    await expect.poll(() => states.at(-1)).toBe('away')
    expect(between.line.refused).toBeGreaterThan(0)
    between.line.isDown = false
    await all('first', 'third')
    now = 'fourth'
    await announce('experiences:glass')
    await all('first', 'third', 'fourth')
    expect(states).toEqual(['live', 'away', 'live'])
    leave()
    between.close()
  })

  // shows F49
  it('notices within a minute that a connection is silent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const between = await network()
    let now = 'first'
    const { shown, states, leave } = reader('experiences:fog', () => now, between.url)
    try {
      await expect.poll(() => [shown, states]).toEqual([['first'], ['live']])
      between.fallSilent()
      for (now of ['second', 'third']) await announce('experiences:fog')
      // By the vendor's heartbeat: every 25 seconds, and the next one finds the last unanswered.
      await vi.advanceTimersByTimeAsync(59_000)
      await vi.waitFor(() => expect(between.line.made).toBe(2), { timeout: 60_000 })
      await expect.poll(() => shown).toEqual(['first', 'third'])
      now = 'fourth'
      await announce('experiences:fog')
      await expect.poll(() => shown).toEqual(['first', 'third', 'fourth'])
    } finally {
      leave()
      between.close()
      vi.useRealTimers()
    }
  })

  // shows F50
  it('shows nothing where refused, and asks with growing pauses', async () => {
    const send = vi.spyOn(WebSocket.prototype, 'send')
    const { shown, states, leave } = reader('moderation', () => 'never')
    await expect.poll(() => states).toEqual(['away'])
    const joins = send.mock.calls.filter(([data]) => typeof data === 'string' && data.includes('phx_join'))
    expect(joins.length).toBeGreaterThan(0)
    expect(joins.length).toBeLessThan(6)
    expect(shown).toEqual([])
    leave()
    send.mockRestore()
  })

  it('refuses a missing address in the vendor’s words', () => {
    const options = { ...backend, topic: 'x', event: 'changed', read: () => Promise.resolve(1), show() {} }
    expect(() => readAlong({ ...options, url: '' })).toThrow('supabaseUrl is required.')
  })
})
