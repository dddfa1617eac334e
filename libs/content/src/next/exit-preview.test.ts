import { describe, expect, it } from 'vitest'
import { exitPreview } from './exit-preview.ts'

const leave = exitPreview()
const request = (query: string, headers: Record<string, string> = {}): Request =>
  new Request(`https://site.example/api/exit-preview${query}`, { headers })

describe('exitPreview', () => {
  it('removes every cookie and answers the toolbar’s script', async () => {
    const response = leave(request(''))
    expect(await response.json()).toEqual({ success: true })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('clear-site-data')).toBe('"cache"')
    const names = response.headers.getSetCookie().map((line) => line.split('=')[0])
    expect(new Set(names)).toEqual(
      new Set(['io.prismic.preview', '__prerender_bypass', '__next_preview_data']),
    )
    expect(names).toHaveLength(6)
  })

  it.each([
    ['?to=/casino-blog/odds', '/casino-blog/odds'],
    ['?to=//evil.example', '/'],
    ['?to=/.//evil.example', '/'],
    ['?to=/x/..//evil.example', '/'],
    [String.raw`?to=/./\evil.example`, '/'],
    ['', '/'],
  ])('leads a visitor from %j to %s', (query, location) => {
    const response = leave(request(query, { 'sec-fetch-mode': 'navigate' }))
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
  })

  it('ends nothing for a link that is only prefetched', () => {
    const response = leave(request('', { 'sec-purpose': 'prefetch' }))
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
  })
})
