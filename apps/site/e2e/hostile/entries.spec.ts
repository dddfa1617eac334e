import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { contentOrigin, control, openPreview, fromStore, warmUp } from '../stack/services.ts'
import { slot } from '../stack/slot.ts'
import { calls, exits, previewLinks } from './entries.ts'

const secrets = join(slot.state, 'secrets.json')

/** The query of an address the desk opens, for a preview that is there. */
async function validLink(): Promise<string> {
  const { token } = await openPreview({ documentId: 'page_about' })
  return `?${new URLSearchParams({ documentId: 'page_about', token }).toString()}`
}

// shows HD
test('a hostile preview link is answered with a page', async () => {
  await control('DELETE', '/requests')
  for (const [row, query, statuses] of previewLinks) {
    const { status, headers, body } = await ask(`/api/preview${query}`)
    const label = `HD ${row} ${query.slice(0, 90)}`
    expect.soft(statuses, label).toContain(status)
    expect.soft(headers['set-cookie'], label).toBeUndefined()
    expect.soft(headers['cache-control'], label).toBe('no-store')
    expect.soft(headers['x-robots-tag'], label).toBe('noindex')
    expect.soft(body, label).toContain('<h1')
  }
  const asked = JSON.stringify((await control('GET', '/requests')).body)
  expect(asked).not.toMatch(/websitePreviewId|secret/)
})

// shows HD
test('a preview link ignores images, HEAD requests and forms', async () => {
  const query = await validLink()
  const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }
  for (const [row, method, headers, status] of [
    [64, 'GET', image, 403],
    [65, 'HEAD', {}, 405],
    [65, 'POST', {}, 405],
  ] as const) {
    const answer = await ask(`/api/preview${query}`, method, headers)
    expect.soft(answer.status, `HD ${row} ${method}`).toBe(status)
    expect.soft(answer.headers['set-cookie'], `HD ${row} ${method}`).toBeUndefined()
  }
  // The link is good: this is how it opens.
  expect((await ask(`/api/preview${query}`)).status).toBe(307)
})

// shows HD
test('a foreign document is previewed at the front', async () => {
  const { token } = await openPreview({ documentId: 'page_about' })
  const given = new URLSearchParams({ ref: token, q: '[[at(document.id,"page_about")]]', lang: '*' })
  const found = await fetch(`${contentOrigin}/api/v2/documents/search?${given.toString()}`)
  const answer = (await found.json()) as { results: object[] }
  for (const url of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const body = JSON.stringify({ ...answer, results: [{ ...answer.results[0], url }] })
    const fault = { path: '/api/v2/documents/search', contains: 'websitePreviewId', kind: 'body', body }
    await control('POST', '/faults', fault)
    try {
      const query = new URLSearchParams({ documentId: 'page_about', token }).toString()
      const { status, headers } = await ask(`/api/preview?${query}`)
      expect.soft([status, headers['location']], `HD 62 ${url}`).toEqual([307, '/'])
    } finally {
      await control('DELETE', '/faults')
    }
  }
})

// shows HD
test('a cookie that says draft mode opens nothing', async ({ request }) => {
  await warmUp(request, '/about')
  for (const value of ['abc', '', '__proto__', 'a'.repeat(64)]) {
    const { status, headers } = await ask('/about', 'GET', { cookie: `__prerender_bypass=${value}` })
    expect.soft([status, headers['cache-status']], `HD 66, 67 ${value}`).toEqual([200, fromStore])
  }
})

// shows HD
test('leaving a preview leads to this site', async () => {
  for (const to of exits) {
    const { status, headers } = await ask(`/api/exit-preview?to=${encodeURIComponent(to)}`)
    expect.soft([status, headers['location']], `HD 69 ${to}`).toEqual([303, '/'])
  }
  const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }
  const { status, headers } = await ask('/api/exit-preview', 'GET', image)
  expect(status).toBe(200)
  expect([headers['set-cookie']].flat().every((line) => /Max-Age=0/.test(String(line)))).toBe(true)
  expect((await ask('/api/exit-preview?to=/about')).headers['location']).toBe('/about')
})

// shows HE
test('a hostile webhook call is refused and changes nothing', async () => {
  const { contentWebhook: secret } = JSON.parse(readFileSync(secrets, 'utf8')) as { contentWebhook: string }
  for (const [index, [row, what, call, statuses]] of calls(secret).entries()) {
    const { method = 'POST', query = '', contentType = 'application/json', body } = call
    const answer = await ask(
      `/api/revalidate${query}`,
      method,
      {
        ...(contentType && { 'content-type': contentType }),
        'content-length': String(Buffer.byteLength(body)),
        // Whoever is refused thirty times in a minute is not listened to any more.
        'x-forwarded-for': `203.0.113.${index}`,
      },
      body,
    )
    expect.soft(statuses, `HE ${row} ${what}`).toContain(answer.status)
    expect.soft(answer.body, `HE ${row} ${what}`).not.toContain(secret)
    if (answer.status === 200)
      expect.soft(answer.body, `HE ${row} ${what}`).toMatch(/"(?:test|nothing-changed)"/)
  }
})
