import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { speak } from '../stack/speak.ts'
import { actions, headers, lines, manyCookies } from './headers.ts'

// shows F61, HI
test('no header changes a page, now or for others', async () => {
  const plain = await ask('/about')
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(plain.body)?.[1]
  expect(heading).toBeTruthy()
  for (const [row, given, status = 200] of headers) {
    const label = `HI ${row} ${JSON.stringify(given).slice(0, 80)}`
    const answer = await ask('/about', 'GET', given)
    expect.soft(answer.status, label).toBe(status)
    expect.soft((await ask('/no-such', 'GET', given)).status, label).toBe(status === 200 ? 404 : status)
    if (status !== 200) continue
    expect.soft(answer.body, label).not.toMatch(/evil|href="[^"]*:99999/)
    const next = await ask('/about')
    expect.soft([next.status, next.headers['content-type']], label).toEqual([200, 'text/html; charset=utf-8'])
    expect.soft(/<h1[^>]*>(.*?)<\/h1>/s.exec(next.body)?.[1], label).toBe(heading)
  }
  expect((await ask('/about')).body.length).toBe(plain.body.length)
})

// shows R029, R040, HI
test('an account page stays shut to forged cookies and headers', async () => {
  for (const [row, given, status = 303] of headers) {
    const answer = await ask('/account', 'GET', given)
    const label = `HI ${row} ${JSON.stringify(given).slice(0, 80)}`
    expect.soft(answer.status, label).toBe(status)
    if (answer.status === 303) expect.soft(answer.headers['location'], label).toBe('/login')
  }
})

// shows HI
test('a thousand cookies are refused before anything reads them', async () => {
  for (const path of ['/account', '/login', '/no-such'])
    expect.soft((await ask(path, 'GET', { cookie: manyCookies(1_000) })).status, path).toBe(431)
  expect((await ask('/account')).status).toBe(303)
})

// shows HI
test('long or binary headers and second hosts are refused', async () => {
  for (const [row, what, header, statuses] of lines) {
    const status = await speak(`GET /about HTTP/1.1\r\n${header}Connection: close\r\n\r\n`)
    expect.soft(statuses, `HI ${row} ${what}`).toContain(status)
  }
})

// shows HI
test('a framework’s action is refused unread', async () => {
  for (const [what, contentType, body] of actions) {
    for (const action of [
      undefined,
      '00',
      '40c6b9c1f3c9d8e7a6b5c4d3e2f1a0b9c8d7e6f5a4',
      '__proto__',
      'x'.repeat(4_000),
    ]) {
      for (const path of ['/about', '/account', '/-/-/-']) {
        const given = { 'content-type': contentType, ...(action && { 'next-action': action }) }
        const { status } = await ask(path, 'POST', given, body)
        expect.soft(status, `HI 109 ${what} ${path} ${action?.slice(0, 10)}`).toBe(405)
      }
    }
  }
})
