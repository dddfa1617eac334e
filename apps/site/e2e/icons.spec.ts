import { ask } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'

// shows R009
test('the local icon service answers from installed collections', async () => {
  const { status, headers, body } = await ask('/api/_nuxt_icon/lucide.json?icons=menu,no-such-icon')
  expect(status).toBe(200)
  expect(JSON.parse(body)).toMatchObject({
    prefix: 'lucide',
    icons: { menu: { width: 24, height: 24 } },
    not_found: ['no-such-icon'],
  })
  expect(headers['content-type']).toContain('application/json')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(String(headers['content-security-policy'])).toContain("default-src 'none'")
})

/** Cases 79 to 81 of docs/requirements.md#hf. */
const hostile: [path: string, statuses: number[]][] = [
  ['/api/_nuxt_icon/..%2f...json?icons=a', [404]],
  ['/api/_nuxt_icon/http:.json?icons=a', [404]],
  ['/api/_nuxt_icon/%2f%2fevil.json?icons=a', [404]],
  ['/api/_nuxt_icon/__proto__.json?icons=a', [404]],
  ['/api/_nuxt_icon/%00.json?icons=a', [404]],
  [`/api/_nuxt_icon/${'a'.repeat(200)}.json?icons=a`, [404]],
  ['/api/_nuxt_icon/LUCIDE.json?icons=menu', [404]],
  ['/api/_nuxt_icon/tabler.json?icons=menu', [404]],
  ['/api/_nuxt_icon/lucide.json', [400]],
  ['/api/_nuxt_icon/lucide.json?icons=', [400]],
  ['/api/_nuxt_icon/lucide.json?icons=%3Csvg/onload%3E', [400]],
  ['/api/_nuxt_icon/lucide.json?icons=__proto__', [400]],
  [`/api/_nuxt_icon/lucide.json?icons=${'menu,'.repeat(2_000)}`, [414]],
]

// shows HF
test('the icon service refuses impossible icons without a request', async () => {
  for (const [path, statuses] of hostile) {
    const { status, body } = await ask(path)
    expect.soft(statuses, path.slice(0, 80)).toContain(status)
    expect.soft(body, path.slice(0, 80)).not.toContain('<svg/onload')
  }
  const posted = await ask('/api/_nuxt_icon/lucide.json?icons=menu', 'POST')
  expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD'])
})
