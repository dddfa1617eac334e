import { describe, expect, it } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createFetchWithRetry } from './fetch-with-retry.ts'

const lost = () => new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })
const refused = () => new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })

function createRetrying(failures: unknown[], options: { attempts?: number } = {}) {
  const clock = createTestClock()
  const atMs: number[] = []
  const start = clock.now()
  const retrying = createFetchWithRetry({
    ...options,
    timeLimitMs: 10_000,
    clock,
    fetch: async () => {
      atMs.push(clock.now() - start)
      const failure = failures.shift()
      return failure instanceof Response
        ? failure
        : failure === undefined
          ? new Response('fine')
          : Promise.reject(failure)
    },
  })
  const request = async (init?: RequestInit) => {
    try {
      const response = await clock.run(retrying('http://backend.example/rest', init))
      return response.status
    } catch (cause) {
      return (cause as Error).message
    }
  }
  return { atMs, request }
}

describe('createFetchWithRetry', () => {
  // shows R211
  it('tries three times, after 100 and 200 ms', async () => {
    const { atMs, request } = createRetrying([lost(), lost()])
    expect(await request()).toBe(200)
    expect(atMs).toEqual([0, 100, 300])
  })

  it('gives up after the third failure with the failure itself', async () => {
    const { atMs, request } = createRetrying([lost(), lost(), lost(), lost()])
    expect(await request()).toBe('fetch failed')
    expect(atMs).toHaveLength(3)
  })

  it.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'get'])('repeats %s', async (method) => {
    const { atMs, request } = createRetrying([lost()])
    await request({ method })
    expect(atMs).toHaveLength(2)
  })

  // shows R211
  it.each(['POST', 'PATCH'])('does not do %s twice', async (method) => {
    const { atMs, request } = createRetrying([lost()])
    expect(await request({ method, body: '{}' })).toBe('fetch failed')
    expect(atMs).toHaveLength(1)
  })

  it.each(['POST', 'PATCH'])('repeats %s when nothing was sent', async (method) => {
    const { atMs, request } = createRetrying([refused(), refused()])
    expect(await request({ method, body: '{}' })).toBe(200)
    expect(atMs).toHaveLength(3)
  })

  it('takes every answer for an answer', async () => {
    const { atMs, request } = createRetrying([new Response(null, { status: 503 })])
    expect(await request()).toBe(503)
    expect(atMs).toHaveLength(1)
  })

  it('does not repeat what was called off', async () => {
    const { atMs, request } = createRetrying([lost()])
    expect(await request({ signal: AbortSignal.abort() })).toBe('fetch failed')
    expect(atMs).toHaveLength(1)
  })

  it('repeats no body that is read only once', async () => {
    const { atMs, request } = createRetrying([lost()])
    await request({ method: 'PUT', body: new ReadableStream(), duplex: 'half' } as RequestInit)
    expect(atMs).toHaveLength(1)
  })

  it('bounds the whole of it in time', async () => {
    const retrying = createFetchWithRetry({
      timeLimitMs: 20,
      fetch: (_, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('too late', 'TimeoutError')))
        }),
    })
    await expect(retrying('http://backend.example')).rejects.toThrow('too late')
  })
})
