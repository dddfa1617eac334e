/**
 * Hostile cookies and headers (docs/requirements.md#hi).
 *
 * @module
 */
import { slot } from '../stack/slot.ts'
import { lures } from './targets.ts'

type Given = Record<string, string>

/** A session that says something else than the vendor's. */
const session = (json: string): Given => ({
  cookie: `sb-localhost-auth-token=base64-${Buffer.from(json).toString('base64url')}`,
})

const remembered = (path: string): Given => ({
  cookie: `sb-localhost-auth-token-redirect-path=${Buffer.from(JSON.stringify({ path, bounces: 1, sinceMs: 1 })).toString('base64url')}`,
})

/** Case, headers, and the status of a page where it is not the page's own 200. */
export const headers: readonly [row: number, given: Given, status?: number][] = [
  [102, { cookie: manyCookies(200) }],
  [102, { cookie: `a=${'x'.repeat(15_000)}` }],
  [103, { cookie: 'sb-localhost-auth-token=base64-%%%' }],
  [103, { cookie: 'sb-localhost-auth-token=base64-' }],
  ...['null', '[]', '"str"', '7', '{"a":'.repeat(1_000) + '1' + '}'.repeat(1_000), '{"access_token":{}}'].map(
    (json): [number, Given] => [103, session(json)],
  ),
  [104, { cookie: 'sb-localhost-auth-token=a; sb-localhost-auth-token=b; __Host-sb-localhost-auth-token=c' }],
  [105, { cookie: '__proto__=1; constructor=2; toString=3; hasOwnProperty=4' }],
  ...lures
    .filter(([, value]) => value.length < 1_000)
    .map(([, path]): [number, Given] => [106, remembered(path)]),
  [107, { 'x-name': 'caf\u00e9\u00ff' }],
  // A pattern of the framework takes the square of its length; the door lets 512 characters of it through.
  [107, { 'user-agent': `a${'-a'.repeat(7_000)}` }],
  [107, { accept: 'x'.repeat(14_000) }],
  [107, { 'accept-encoding': 'x,'.repeat(7_000) }],
  [107, { referer: `http://a.example/${'x'.repeat(14_000)}` }],
  [107, { forwarded: 'for=1.2.3.4,'.repeat(1_200) }, 431],
  [107, { 'x-forwarded-for': '1.2.3.4,'.repeat(1_000) }, 431],
  [107, { authorization: 'x'.repeat(14_000) }, 431],
  [107, { 'x-name': 'x'.repeat(14_000) }, 431],
  [107, { 'accept-language': 'x'.repeat(8_192) }],
  [107, { range: `bytes=${Array.from({ length: 1_000 }, () => '0-').join(',')}` }],
  [107, { 'if-none-match': '"'.repeat(4_000) }],
  [107, { 'if-modified-since': 'yesterday' }],
  [107, { 'accept-encoding': 'junk;q=99, *;q=-1' }],
  [107, { expect: '100-continue' }],
  [107, { expect: 'the-unexpected' }, 417],
  [108, { host: 'evil.example' }],
  [108, { host: '' }],
  [108, { 'x-forwarded-host': 'a.example, evil.example' }],
  [108, { 'x-forwarded-proto': 'javascript' }],
  [108, { 'x-forwarded-port': '99999' }],
  [108, { forwarded: 'host=evil.example' }],
  [108, { 'x-original-url': '/account', 'x-rewrite-url': '/account' }],
  [108, { 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE', 'x-method-override': 'DELETE' }],
  // Case 109, and docs/requirements.md#f72: what the framework and its hosts say to themselves.
  [109, { 'next-action': 'random' }],
  [109, { accept: 'text/x-component' }],
  [109, { 'next-router-state-tree': '%%%' }],
  [109, { 'next-router-prefetch': '1' }],
  [109, { 'next-resume': '1', 'next-resume-state-length': '1' }],
  [109, { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' }],
  [109, { 'x-middleware-rewrite': 'https://evil.example' }],
  [109, { 'x-middleware-prefetch': '1' }],
  [109, { 'x-middleware-set-cookie': 'a=b' }],
  [109, { 'x-nextjs-data': '1' }],
  [109, { 'x-invoke-path': '/account', 'x-invoke-status': '500', 'x-invoke-error': '{"message":"x"}' }],
  [109, { 'x-matched-path': '/account' }],
  [109, { 'x-now-route-matches': '1=account' }],
  [109, { 'x-prerender-revalidate': 'forged' }],
  [109, { 'x-failure-reference': '<script>' }],
]

const host = `Host: localhost:${slot.ports.site}\r\n`

/** Case, what it is, header lines, statuses: what no client would send. Node takes headers of 16 KiB. */
export const lines: readonly [row: number, what: string, lines: string, statuses: readonly number[]][] = [
  [102, '20 kB of cookies', `${host}Cookie: a=${'x'.repeat(20_000)}\r\n`, [431]],
  [107, 'a tag of 1 MB', `${host}If-None-Match: "${'a'.repeat(1_048_576)}"\r\n`, [431]],
  [107, 'a NUL', `${host}X-Name: a\0b\r\n`, [400]],
  [107, 'a folded line', `${host}X-Name: a\r\n b\r\n`, [200, 400]],
  [108, 'two hosts', `${host}Host: evil.example\r\n`, [400]],
  [108, 'no host', '', [400]],
  [108, 'a host that is none', 'Host: a b/c\r\n', [200, 400]],
]

const part = (name: string, value: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** Case 109: bodies that ask for an action of the framework. The site has none. What it is, type, body. */
export const actions: readonly [what: string, contentType: string, body: string][] = [
  [
    'a path to the prototype',
    'multipart/form-data; boundary=x',
    `${part('0', '{"then":"$1:__proto__:then","status":"resolved_model","reason":-1,"value":"{\\"then\\":\\"$B1337\\"}","_response":{"_prefix":"process.exit()//","_formData":{"get":"$1:constructor:constructor"}}}')}${part('1', '"$@0"')}--x--`,
  ],
  ['a reference to itself', 'multipart/form-data; boundary=x', `${part('0', '["$F1","$K0","$@0"]')}--x--`],
  [
    'an action by its field',
    'multipart/form-data; boundary=x',
    `${part('$ACTION_ID_00', '')}${part('1_$ACTION_REF_1', '')}--x--`,
  ],
  ['half a part', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
  ['no boundary', 'multipart/form-data', 'zzz'],
  ['a thousand references', 'text/plain;charset=UTF-8', JSON.stringify(Array(1_000).fill('$Q1'))],
  ['a number beyond numbers', 'text/plain;charset=UTF-8', `["$n${'9'.repeat(10_000)}"]`],
  ['brackets', 'text/plain;charset=UTF-8', '['.repeat(20_000)],
  ['a form', 'application/x-www-form-urlencoded', '$ACTION_KEY=1'],
]

/** So many cookies, each of another name. */
export function manyCookies(count: number): string {
  return Array.from({ length: count }, (_, index) => `c${index}=1`).join('; ')
}
