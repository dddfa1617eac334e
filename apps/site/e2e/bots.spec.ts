import { ask } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'

const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

for (const [path, text] of [
  ['/casino-reviews/no-such-casino', 'Page not found: /casino-reviews/no-such-casino'],
  ['/No-such-page', 'Page Not Found: /No-such-page'],
] as const) {
  test(`a machine that reads ${path} is told the status and the error, and gets no error app`, async () => {
    const { status, headers, body } = await ask(path, 'GET', { 'user-agent': userAgent })
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('text/plain')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(body).toBe(text)
  })
}

test('a machine reads pages as people do', async () => {
  const { status, body } = await ask('/about', 'GET', { 'user-agent': userAgent })
  expect(status).toBe(200)
  expect(body).toContain('<h1')
})
