import { ask } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'
import { control, previewUrl } from './stack/services.ts'

test('a page that fails is a complete 500 without JavaScript, with a reference and no stack', async ({
  request,
}) => {
  await request.get(await previewUrl('article_roulette-is-geometry'))
  const { cookies } = await request.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  // A draft has no last good copy: when the service fails, so does its page.
  await control('POST', '/faults', { path: '/api/v2*', kind: 'cut' })
  try {
    const { status, headers, body } = await ask('/casino-blog/roulette-is-geometry', 'GET', { cookie })
    expect(status).toBe(500)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(body).toContain('Internal Server Error')
    expect(body).toMatch(/<code>[0-9a-f]{8}<\/code>/)
    expect(body).not.toMatch(/\bat .*\.(?:js|ts):\d+|node_modules|UnavailableError/)
    const head = await ask('/casino-blog/roulette-is-geometry', 'HEAD', { cookie })
    expect(head.status).toBe(500)
    expect(head.body).toBe('')
  } finally {
    await control('DELETE', '/faults')
  }
})
