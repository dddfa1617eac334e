import { afterEach, describe, expect, it } from 'vitest'
import { observeProcess } from './process-observer.ts'
import { observedCalls } from './observed-calls.ts'
import type { ProcessObserver } from './observer.ts'

afterEach(() => observeProcess(undefined))

/** The headers a service is asked with. */
async function askedWith(names: Record<string, string>, input: string | Request, init?: RequestInit) {
  let headers: Record<string, string> = {}
  const fetch = async (_input: string | Request, given?: RequestInit) => {
    headers = Object.fromEntries(new Headers(given?.headers))
    return { status: 200 }
  }
  await observedCalls('content', fetch, () => names)(input, init)
  return headers
}

describe('observedCalls', () => {
  it.each([
    ['an object', 'http://a.test', { headers: { accept: 'a/b' } }],
    ['pairs', 'http://a.test', { headers: [['accept', 'a/b']] }],
    ['a request', new Request('http://a.test', { headers: { accept: 'a/b' } }), undefined],
  ] as [string, string | Request, RequestInit | undefined][])(
    'adds id and trace to the headers that are given as %s',
    async (_what, input, init) => {
      const names = { 'x-request-id': 'n', traceparent: '00-a-b-01' }
      expect(await askedWith(names, input, init)).toEqual({ accept: 'a/b', ...names })
    },
  )

  it('says nothing where nobody asked', async () => {
    expect(await askedWith({}, 'http://a.test', { headers: { accept: 'a/b' } })).toEqual({ accept: 'a/b' })
  })

  it('has the call measured, whose trace takes the place of the request’s', async () => {
    const calls: unknown[] = []
    const call: ProcessObserver['call'] = async (about, send) => {
      const answer = await send({ traceparent: 'own' })
      calls.push({ ...about, status: answer.status })
      return answer
    }
    observeProcess({ call, follow: undefined as never, tracer: undefined, count: () => {} })
    const names = { 'x-request-id': 'n', traceparent: '00-a-b-01' }
    expect(await askedWith(names, 'http://a.test', { method: 'POST' })).toEqual({
      ...names,
      traceparent: 'own',
    })
    expect(calls).toEqual([{ service: 'content', method: 'POST', status: 200 }])
  })
})
