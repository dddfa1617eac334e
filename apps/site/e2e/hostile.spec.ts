import { connect } from 'node:net'
import { ports } from './stack/ports.ts'
import { ask } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'
import { control } from './stack/services.ts'

/** Hostile paths by the rows of reliability.md §3 A, with the statuses they may be answered with. */
const paths: [row: string, uid: string, statuses: number[]][] = [
  ['1', '%00', [400, 404]],
  ['1', 'a%00b', [400, 404]],
  // A URL parser takes it for `..`, which leads to the folder above.
  ['2', '%2e%2e', [200, 400, 404]],
  ['2', '..%2f', [400, 404]],
  ['2', '%2e%2e%2fetc%2fpasswd', [400, 404]],
  ['2', '..;/', [404, 308]],
  ['3', 'a%2Fb', [404]],
  ['3', 'a%252Fb', [404]],
  ['4', '%5C..%5C', [400, 404]],
  ['5', 'a'.repeat(4_096), [404, 414]],
  ['7', '%ff%fe', [400, 404]],
  ['7', '%c0%ae', [400, 404]],
  ['7', '%', [400, 404]],
  ['7', '%zz', [400, 404]],
  ['8', '%E2%80%AEgnp.exe', [404]],
  ['9', 'caf%C3%A9', [404]],
  ['9', 'cafe%CC%81', [404]],
  ['10', '%F0%9F%8E%B0', [404]],
  ['11', '%D1%81%D0%B0sino', [404]],
  ['12', 'Best-Casino', [404]],
  ['13', 'about.', [404]],
  ['13', 'about%20', [404]],
  ['13', 'about;jsessionid=1', [404]],
  ['15', '__proto__', [404]],
  ['15', 'constructor', [404]],
  ['15', 'toString', [404]],
  ['15', 'hasOwnProperty', [404]],
  ['16', 'x%5C%22)%20%5D%20%5Bat(document.type,%5C%22secret', [404]],
  ['16', 'x%5C', [400, 404]],
  ['17', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', [404]],
  ['18', '%7B%7B7*7%7D%7D', [404]],
  ['18', '$%7B7*7%7D', [404]],
  ['20', '%0d%0aSet-Cookie:a=b', [400, 404]],
]

for (const [name, prefix] of [
  ['a page', '/'],
  ['an article', '/casino-blog/'],
  ['a review', '/casino-reviews/'],
] as const) {
  test(`hostile uids of ${name} are answered as they must be, and ask the content service nothing`, async () => {
    test.setTimeout(60_000)
    await ask(`${prefix}warm-up`)
    await control('DELETE', '/requests')
    for (const [row, uid, statuses] of paths) {
      const { status, headers, body } = await ask(prefix + uid)
      const label = `A ${row} ${prefix}${uid.slice(0, 60)}`
      expect.soft(statuses, label).toContain(status)
      expect.soft(headers['set-cookie'], label).toBeUndefined()
      expect.soft(body, label).not.toContain('<script>alert')
      expect.soft(body, label).not.toContain('root:')
      if (status !== 200) expect.soft(String(headers['cache-control']), label).not.toMatch(/s-maxage|public/)
    }
    const { body } = await control('GET', '/requests')
    expect(JSON.stringify(body)).not.toMatch(/secret|etc%2Fpasswd|hasOwnProperty/)
  })
}

test('no document can stand where a page or a folder of the site is', async () => {
  for (const [path, statuses] of [
    ['/api', [404]],
    ['/_next', [404]],
    ['/_next/x', [404]],
    ['/slice-simulator', [200]],
    ['/favicon.ico', [404]],
    ['/login', [200]],
  ] as [string, number[]][])
    expect.soft(statuses, path).toContain((await ask(path)).status)
})

test('an address dressed up as a file gets what the address gets', async () => {
  for (const path of ['/account/x.css', '/account.js', '/account%2f.css', '/account/x', '/account.rsc']) {
    const { status, headers } = await ask(path)
    expect.soft([303, 404], path).toContain(status)
    expect.soft(String(headers['cache-control']), path).not.toMatch(/s-maxage|public/)
  }
  for (const path of ['/about.rsc', '/about.segments/_tree.segment.rsc', '/about.txt'])
    expect.soft((await ask(path)).status, path).toBeLessThan(500)
})

test('methods a page does not know are refused or answered like GET, never with a failure', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    const { status } = await ask('/about', method)
    expect.soft([200, 204, 400, 405, 501], method).toContain(status)
  }
  for (const path of ['/about', '/casino-blog/roulette-is-geometry', '/no-such']) {
    const [get, head] = [await ask(path), await ask(path, 'HEAD')]
    expect.soft(head.status, path).toBe(get.status)
    expect.soft(head.body, path).toBe('')
    for (const name of ['content-type', 'content-security-policy', 'cache-control'])
      expect.soft(head.headers[name], `${path} ${name}`).toBe(get.headers[name])
  }
})

/** Queries by the rows of reliability.md §3 B: the page is the page, whatever stands behind it. */
const queries = [
  'page=-1',
  'page=1e309',
  'page=NaN',
  'page=[]',
  'page={}',
  'lang=../../x',
  'lang=*',
  'page=1&page=2',
  'page[__proto__]=1',
  'page%5B__proto__%5D=1',
  Array.from({ length: 1_000 }, (_, index) => `p${index}=1`).join('&'),
  'ref=other',
  'access_token=x',
  'integrationFieldsRef=x',
  '__nextDefaultLocale=x',
  'nxtPuid=terms',
  'nxtIuid=terms',
  '__flight__=1',
  '_nextx=1',
  'utm_source=%22%3E%3Cimg%20onerror=alert(1)%3E',
  'q=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '%',
  '%ff',
]

test('no query changes a page or is written into it', async () => {
  const plain = await ask('/about')
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(plain.body)?.[1]
  expect(heading).toBeTruthy()
  for (const query of queries) {
    const { status, body } = await ask(`/about?${query}`)
    const label = query.slice(0, 60)
    expect.soft(status, label).toBe(200)
    expect.soft(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1], label).toBe(heading)
    expect.soft(body, label).not.toContain('<script>alert')
    expect.soft(body, label).not.toContain('onerror=alert')
  }
})

/** Headers by the rows of reliability.md §3 I and F61. */
const headers: Record<string, string>[] = [
  { cookie: Array.from({ length: 1_000 }, (_, index) => `c${index}=1`).join('; ') },
  { cookie: 'sb-127-auth-token=base64-%%%' },
  ...['null', '[]', '"str"', '7', '{"a":{"b":{}}}'].map((json) => ({
    cookie: `sb-127-auth-token=base64-${Buffer.from(json).toString('base64url')}`,
  })),
  { cookie: '__proto__=1; constructor=2; sb-127-auth-token=a; sb-127-auth-token=b' },
  { cookie: '__prerender_bypass=abc' },
  { 'accept-language': 'x'.repeat(8_000) },
  { range: `bytes=${Array.from({ length: 500 }, () => '0-').join(',')}` },
  { 'if-none-match': '"'.repeat(4_000) },
  { 'accept-encoding': 'junk;q=99, *;q=-1' },
  { accept: 'text/x-component' },
  { 'next-action': 'random' },
  { 'next-router-state-tree': '%%%' },
  { 'next-router-prefetch': '1' },
  { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
  { 'x-middleware-rewrite': 'https://evil.example' },
  { 'x-middleware-prefetch': '1' },
  { 'x-nextjs-data': '1' },
  { 'x-invoke-path': '/account' },
  { 'x-matched-path': '/account' },
  { 'x-prerender-revalidate': 'forged' },
]

test('no header fails a page, and none changes what the next visitor gets', async () => {
  const before = (await ask('/about')).body
  for (const given of headers) {
    const label = JSON.stringify(given).slice(0, 80)
    expect.soft((await ask('/about', 'GET', given)).status, label).toBeLessThan(500)
    expect.soft((await ask('/no-such', 'GET', given)).status, label).toBeLessThan(500)
    // 431: headers this long are refused whole.
    const next = await ask('/about')
    expect.soft(next.status, label).toBe(200)
    expect.soft(next.headers['content-type'], label).toContain('text/html')
  }
  expect((await ask('/about')).body.length).toBe(before.length)
})

test('an account page stays shut to forged headers of the framework', async () => {
  for (const given of headers) {
    const { status } = await ask('/account', 'GET', given)
    expect.soft([303, 308, 400, 404, 405, 431], JSON.stringify(given).slice(0, 80)).toContain(status)
  }
})

/** The first line of the answer to bytes written as they are. reliability.md §3 A 6, 24, 25. */
function statusOf(bytes: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(ports.site, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
      if (status === undefined) return
      resolve(Number(status))
      socket.destroy()
    })
    socket.on('end', () => resolve(0))
    socket.on('error', reject)
  })
}

test('requests that are no proper HTTP are refused', async () => {
  const host = `Host: localhost:${ports.site}`
  for (const [label, bytes, statuses] of [
    ['64 kB URL', `GET /${'a'.repeat(65_536)} HTTP/1.1\r\n${host}\r\n\r\n`, [414, 431]],
    ['two lengths', `POST / HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na`, [400]],
    [
      'length and chunks',
      `POST / HTTP/1.1\r\n${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      [400],
    ],
    [
      'no such encoding',
      `POST / HTTP/1.1\r\n${host}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
      [400, 501],
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', [400]],
    ['a line break in a header', `GET / HTTP/1.1\r\n${host}\r\nX: a\x00b\r\n\r\n`, [400]],
  ] as [string, string, number[]][])
    expect.soft(statuses, label).toContain(await statusOf(bytes))
  const absolute = await statusOf(
    `GET http://169.254.169.254/ HTTP/1.1\r\n${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  )
  expect(absolute).toBeLessThan(500)
})
