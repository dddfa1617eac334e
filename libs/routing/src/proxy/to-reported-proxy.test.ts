import { NextRequest } from 'next/server.js'
import { describe, expect, it, vi } from 'vitest'
import { toReportedProxy } from './to-reported-proxy.ts'

const failed = () => new Response('failed', { status: 500 })
const request = new NextRequest('http://site.example/about?a=1', { headers: { 'user-agent': 'a reader' } })

describe('toReportedProxy', () => {
  it('passes on what the proxy answers', async () => {
    const onRequestError = vi.fn()
    const proxy = toReportedProxy(async () => new Response('fine'), { onRequestError, failed })
    expect(await (await proxy(request)).text()).toBe('fine')
    expect(onRequestError).not.toHaveBeenCalled()
  })

  // shows R168
  it('reports what the proxy throws, and answers', async () => {
    const onRequestError = vi.fn()
    const error = new TypeError('broke')
    const proxy = toReportedProxy(() => Promise.reject(error), { onRequestError, failed })
    expect((await proxy(request)).status).toBe(500)
    expect(onRequestError.mock.calls).toEqual([
      [
        error,
        { path: '/about?a=1', method: 'GET', headers: { 'user-agent': 'a reader' } },
        expect.objectContaining({ routePath: '/proxy', routeType: 'proxy' }),
      ],
    ])
  })
})
