/**
 * Hostile paths (docs/requirements.md#ha), with the statuses they may get.
 *
 * Where the platform answers before there is a request, the case says so.
 *
 * @module
 */
import { slot } from '../stack/slot.ts'

/** Case, what stands where a uid is expected, statuses. */
export const uids: readonly [row: number, uid: string, statuses: readonly number[]][] = [
  [1, '%00', [400, 404]],
  [1, 'a%00b', [400, 404]],
  [2, '%2e%2e', [404]],
  [2, '..%2f', [404]],
  [2, '%2e%2e%2fetc%2fpasswd', [404]],
  [2, '..;/', [404]],
  [2, '..', [404]],
  [3, 'a%2Fb', [404]],
  [3, 'a%252Fb', [404]],
  [4, '%5C..%5C', [404]],
  [5, 'a'.repeat(4_096), [404, 414]],
  [7, '%ff%fe', [400]],
  [7, '%c0%ae', [400]],
  [7, '%', [400]],
  [7, '%zz', [400]],
  [8, '%E2%80%AEgnp.exe', [404]],
  [9, 'caf%C3%A9', [404]],
  [9, 'cafe%CC%81', [404]],
  [9, 'ab%E2%80%8Bout', [404]],
  [10, '%F0%9F%8E%B0', [404]],
  [10, '%F0%90%80%80', [404]],
  [11, '%D1%81%D0%B0sino', [404]],
  [12, 'Best-Casino', [404]],
  [12, 'About', [404]],
  [13, 'about.', [404]],
  [13, 'about%20', [404]],
  [13, 'about;jsessionid=1', [404]],
  [14, '%2fevil.com', [404]],
  [15, '__proto__', [404]],
  [15, 'constructor', [404]],
  [15, 'toString', [404]],
  [15, 'hasOwnProperty', [404]],
  [16, 'x%5C%22)%20%5D%20%5Bat(document.type,%5C%22secret', [404]],
  [16, 'x%5C', [404]],
  [17, '%3Cscript%3Ealert(1)%3C%2Fscript%3E', [404]],
  [18, '%7B%7B7*7%7D%7D', [404]],
  [18, '$%7B7*7%7D', [404]],
  [20, '%0d%0aSet-Cookie:a=b', [400, 404]],
]

/** Case, path, statuses: addresses that are whole. */
export const addresses: readonly [row: number, path: string, statuses: readonly number[]][] = [
  [2, '/_next/static/..%2f..%2f..%2fpackage.json', [404]],
  [2, '/builds/meta/..%2f..%2fpackage.json', [404]],
  [14, '//casino-blog//x', [404, 308]],
  [14, '/casino-blog/./x', [404, 308]],
  [14, '/%2fevil.com', [404]],
  [14, '//evil.com/%2e%2e', [404]],
  // 19: `api` is nobody's, the others are the site's own.
  [19, '/api', [404]],
  [19, '/_next', [404]],
  [19, '/_next/x', [404]],
  [19, '/favicon.ico', [200]],
  [19, '/slice-simulator', [200]],
  [21, '/account/x.css', [303, 404]],
  [21, '/account.js', [303, 404]],
  [21, '/account%2f.css', [303, 404]],
  [21, '/account/sessions/x.css', [303, 404]],
  // 22: nobody of ours asks for pages by these names, so they are not there for anybody.
  [22, '/about.rsc', [404]],
  [22, '/about.segments/_tree.segment.rsc', [404]],
  [22, '/about.txt', [404]],
  [22, '/account.rsc', [404]],
  [22, '/account.segments/_tree.segment.rsc', [404]],
  [22, '/account.txt', [404]],
  [22, '/invented.rsc', [404]],
]

/** Case 23: methods, and what they are answered with where they are no method of a page. */
export const methods: readonly [method: string, statuses: readonly number[]][] = [
  ['PUT', [405, 501]],
  ['DELETE', [405, 501]],
  ['PATCH', [405, 501]],
  ['POST', [405, 501]],
  ['OPTIONS', [405, 501]],
  ['TRACE', [405, 501]],
  ['PROPFIND', [405, 501]],
]

const host = `Host: localhost:${slot.ports.site}\r\n`

/** Case, what it is, the bytes, statuses: what no client would send. */
export const bytes: readonly [row: number, what: string, bytes: string, statuses: readonly number[]][] = [
  [6, 'an address of 64 kB', `GET /${'a'.repeat(65_536)} HTTP/1.1\r\n${host}\r\n`, [414, 431]],
  // Node's parser refuses a method it does not know with 400, before there is a request to answer 405 or 501.
  [23, 'no method at all', `FOO /about HTTP/1.1\r\n${host}\r\n`, [400]],
  // Node closes a tunnel nobody offers without a word.
  [23, 'a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, [0]],
  [23, 'the whole server', `OPTIONS * HTTP/1.1\r\n${host}\r\n`, [405, 501]],
  [24, 'an address elsewhere', `GET http://169.254.169.254/ HTTP/1.1\r\n${host}\r\n`, [400]],
  [
    24,
    'an address elsewhere, as a socket',
    `GET http://169.254.169.254/ HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    [400],
  ],
  [24, 'no address', `GET about HTTP/1.1\r\n${host}\r\n`, [400]],
  [
    25,
    'length and chunks',
    `POST / HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    [400],
  ],
  [25, 'no such encoding', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, [400]],
  [25, 'two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`, [400]],
]
