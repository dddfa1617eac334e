/**
 * Hostile calls of the entrance for editors and of the webhook (docs/requirements.md#hd, docs/requirements.md#he).
 *
 * @module
 */
import { contentOrigin } from '../stack/services.ts'

const token = `${contentOrigin}/previews/a:b?websitePreviewId=1`
const link = (given: Record<string, string>): string => `?${new URLSearchParams(given).toString()}`

/** Case, query of `/api/preview`, statuses. None of them sets a cookie or asks anybody. */
export const previewLinks: readonly [row: number, query: string, statuses: readonly number[]][] = [
  [56, '', [400]],
  [57, link({ token }), [400]],
  [58, link({ documentId: 'page_about' }), [400]],
  ...[
    'http://evil.example?websitePreviewId=1',
    'http://evil.example/previews/a:b?websitePreviewId=1',
    '//',
    '//evil.example/previews/a:b?websitePreviewId=1',
    'javascript:alert(1)',
    `${contentOrigin}/previews/${'a'.repeat(4_096)}?websitePreviewId=1`,
    `${token}"; Path=/; Domain=evil.example`,
    `${token}\r\nSet-Cookie: a=b`,
    `http://user:secret@${new URL(contentOrigin).host}/previews/a:b?websitePreviewId=1`,
  ].map((each): [number, string, number[]] => [59, link({ documentId: 'page_about', token: each }), [400]]),
  [
    60,
    link({
      documentId: 'page_about',
      token: 'https://other.prismic.io/previews/a:b?websitePreviewId=1',
    }),
    [400],
  ],
  ...['x\\") ][at(document.type,\\"secret', '../../', '*', 'a'.repeat(1_024), ' ', '%00'].map(
    (documentId): [number, string, number[]] => [61, link({ documentId, token }), [400]],
  ),
  [61, link({ 'documentId[]': 'page_about', token }), [400]],
]

/** Where `/api/exit-preview?to=` does not lead. Case 69. */
export const exits: readonly string[] = [
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
]

/** A call of the webhook. */
interface Call {
  method?: string
  query?: string
  contentType?: string
  body: string
}

const update = (more: object): string => JSON.stringify({ type: 'api-update', ...more })
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

/** Case, what it is, the call, statuses. `secret` is the right one. */
export const calls = (
  secret: string,
): readonly [row: number, what: string, call: Call, statuses: readonly number[]][] => [
  [70, 'a question', { method: 'GET', body: '' }, [405]],
  ...[undefined, '', null, 'wrong', `${secret} `, secret.slice(1)].map(
    (each): [number, string, Call, number[]] => [
      71,
      `the secret ${typeof each}, ${String(each).length} letters`,
      { body: update({ secret: each }) },
      [401],
    ],
  ),
  ...[7, true, [], [secret], {}, { secret }, [[secret]]].map((each): [number, string, Call, number[]] => [
    72,
    'a secret that is no text',
    { body: update({ secret: each }) },
    [401],
  ]),
  [73, 'a form', { contentType: 'application/x-www-form-urlencoded', body: `secret=${secret}` }, [400]],
  [73, 'a text', { contentType: 'text/plain', body: update({ secret }) }, [400]],
  [73, 'no type', { contentType: '', body: update({ secret }) }, [400]],
  [73, 'half of it', { body: '{"type":"api-update"' }, [400]],
  [73, 'nothing', { body: '' }, [400]],
  [73, 'a list', { body: '[]' }, [400]],
  [73, '1 MB of brackets', { body: nested(524_288) }, [413]],
  [73, '100,000 brackets', { body: nested(100_000) }, [400]],
  [73, 'brackets inside', { body: `{"type":"api-update","a":${nested(100_000)}}` }, [401]],
  [73, 'two secrets', { body: `{"type":"api-update","secret":"${secret}","secret":"bad"}` }, [400]],
  [73, 'two secrets', { body: `{"type":"api-update","secret":"bad","secret":"${secret}"}` }, [400]],
  [74, 'a test', { body: JSON.stringify({ type: 'test-trigger', secret }) }, [200]],
  // 75: what cannot be a list of ids is no hint, and everything is looked at. The limit of bodies comes first.
  [75, '10,000 ids', { body: update({ secret, documents: Array(10_000).fill('id') }) }, [200]],
  [75, '100,000 ids', { body: update({ secret, documents: Array(100_000).fill('id') }) }, [413]],
  [75, 'ids that are no texts', { body: update({ secret, documents: [1, null, {}] }) }, [200]],
  [75, 'an id of 300 letters', { body: update({ secret, documents: ['x'.repeat(300)] }) }, [200]],
  [75, '__proto__', { body: update({ secret, documents: ['__proto__', 'constructor'] }) }, [200]],
  // 76: ids become tags, which the framework takes up to 256 letters.
  [76, 'an id too long for a tag', { body: update({ secret, documents: ['x'.repeat(257)] }) }, [200]],
  // 77, a time that tells nothing, is a matter of how secrets are compared: libs/content/src/next/same-secret.ts.
  [78, 'the secret in the address', { query: `?secret=${secret}`, body: update({}) }, [401]],
]
