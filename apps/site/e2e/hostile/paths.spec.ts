import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { control, desk, siteOrigin } from '../stack/services.ts'
import { speak } from '../stack/speak.ts'
import { addresses, bytes, methods, uids } from './paths.ts'

for (const [name, prefix] of [
  ['a page', '/'],
  ['an article', '/casino-blog/'],
  ['a review', '/casino-reviews/'],
] as const) {
  // shows HA
  test(`hostile uids of ${name} are answered without the content service`, async () => {
    await ask(`${prefix}warm-up`)
    await control('DELETE', '/requests')
    for (const [row, uid, statuses] of uids) {
      const { status, headers, body } = await ask(prefix + uid)
      const label = `HA ${row} ${prefix}${uid.slice(0, 60)}`
      expect.soft(statuses, label).toContain(status)
      expect.soft(headers['set-cookie'], label).toBeUndefined()
      expect.soft(headers['location'], label).toBeUndefined()
      expect.soft(String(headers['cache-control']), label).toContain('no-store')
      // What was asked for is not repeated, so it cannot be read as markup, computed or turned around.
      expect.soft(body, label).not.toMatch(/<script>alert|alert\(1\)|7\*7|>49<|\u202e|root:|gnp\.exe/)
    }
    const { body } = await control('GET', '/requests')
    expect(JSON.stringify(body)).not.toMatch(/secret|passwd|hasOwnProperty|about\.|Casino|caf/)
  })
}

// shows HA
test('hostile URLs stay on the site and are stored nowhere', async () => {
  for (const [row, path, statuses] of addresses) {
    const { status, headers, body } = await ask(path)
    const label = `HA ${row} ${path}`
    expect.soft(statuses, label).toContain(status)
    if (status >= 300) expect.soft(String(headers['cache-control']), label).not.toMatch(/s-maxage|public/)
    expect.soft(body, label).not.toContain('"dependencies"')
    const { location } = headers
    if (typeof location === 'string')
      expect.soft(new URL(location, siteOrigin).origin, label).toBe(siteOrigin)
  }
})

// shows R020
test('no document can replace a page of the site', async () => {
  const uids = ['login', 'api', 'slice-simulator', 'favicon.ico', 'casino-blog', 'index.rsc']
  const before = await Promise.all(uids.map((uid) => ask(`/${uid}`)))
  const marker = `marker-${Date.now()}`
  const ids: string[] = []
  for (const uid of [...uids, marker]) {
    const { body } = await desk('POST', '/documents', { type: 'page', uid, data: { title: 'A usurper' } })
    const { id } = (body as { summary: { id: string } }).summary
    // The desk takes none but the last.
    const { status } = await desk('POST', `/documents/${id}/publish`)
    expect.soft(status, uid).toBe(uid === marker ? 200 : 422)
    ids.push(id)
  }
  try {
    // What was published last is there, so the others would be.
    await expect(async () => expect((await ask(`/${marker}`)).status).toBe(200)).toPass()
    for (const [index, uid] of uids.entries()) {
      const { status, body } = await ask(`/${uid}`)
      expect.soft(status, `HA 19 ${uid}`).toBe(before[index]?.status)
      expect.soft(body, `HA 19 ${uid}`).not.toContain('A usurper')
    }
  } finally {
    for (const id of ids) {
      await desk('POST', `/documents/${id}/unpublish`)
      await desk('DELETE', `/documents/${id}`)
    }
  }
})

// shows HA
test('unknown methods are refused, and HEAD says what GET says', async () => {
  for (const path of ['/about', '/account', '/no-such', '/api/health', '/api/revalidate']) {
    for (const [method, statuses] of methods) {
      if (path.startsWith('/api/') && (method === 'POST' || method === 'OPTIONS')) continue
      expect.soft(statuses, `HA 23 ${method} ${path}`).toContain((await ask(path, method)).status)
    }
  }
  for (const path of ['/about', '/casino-blog/roulette-is-geometry', '/no-such', '/%ff']) {
    const [get, head] = [await ask(path), await ask(path, 'HEAD')]
    expect.soft(head.status, path).toBe(get.status)
    expect.soft(head.body, path).toBe('')
    for (const name of ['content-type', 'content-security-policy', 'cache-control'])
      expect.soft(head.headers[name], `${path} ${name}`).toBe(get.headers[name])
  }
})

// shows HA
test('requests that are no proper HTTP are refused', async () => {
  for (const [row, what, request, statuses] of bytes)
    expect.soft(statuses, `HA ${row} ${what}`).toContain(await speak(request))
})

test('a damaged address is answered with a page for people', async ({ page }) => {
  const answer = await page.goto('/casino-blog/100%')
  expect(answer?.status()).toBe(400)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This address cannot be read')
})
