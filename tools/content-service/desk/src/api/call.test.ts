import { afterEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'

afterEach(() => vi.unstubAllGlobals())

describe('call', () => {
  it('saves long documents when their page is hidden', async () => {
    const asBrowsersDo = (_path: string, { body, keepalive }: { body: string; keepalive?: boolean }) =>
      keepalive && body.length > 65_536
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(Response.json({ keepalive: keepalive ?? false }))
    vi.stubGlobal('fetch', asBrowsersDo)
    const save = (text: string) => call('PUT', 'documents/a/draft', { body: { text }, keepalive: true })
    expect(await save('short')).toEqual({ keepalive: true })
    expect(await save('long '.repeat(20_000))).toEqual({ keepalive: false })
  })
})
