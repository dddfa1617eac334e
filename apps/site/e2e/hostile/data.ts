/**
 * Hostile uploads and questions (docs/requirements.md#hk, docs/requirements.md#hl), as the backend answers them. The site
 * reads and writes through it, and its addresses are open to everybody who has
 * the publishable key.
 *
 * The storage API answers every refusal with 400 and puts the status meant into
 * the body, as the vendor's does: that one is compared.
 *
 * @module
 */

const megabyte = 1_048_576
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** An upload to the folder of pictures of readers; `{me}` and `{other}` stand for two readers. */
interface Upload {
  path: string
  type?: string
  body?: Buffer
  upsert?: boolean
}

/** Case, what it is, upload, status. */
export const uploads: readonly [row: number, what: string, upload: Upload, status: number][] = [
  // 121: bytes are data, whatever they could also be: they are sent with the type they were given, see below.
  [
    121,
    'a picture that is a script too',
    { path: '{me}/a.png', body: Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;') },
    200,
  ],
  [
    122,
    'a drawing with a script',
    { path: '{me}/b.svg', type: 'image/svg+xml', body: Buffer.from('<svg onload="alert(1)"/>') },
    415,
  ],
  ...['text/html', 'application/pdf', 'image/gif', 'application/octet-stream', 'image/svg+xml', 'x'].map(
    (type): [number, string, Upload, number] => [123, type, { path: '{me}/c.png', type }, 415],
  ),
  [124, 'the most that is allowed', { path: '{me}/d.png', body: Buffer.alloc(2 * megabyte) }, 200],
  [124, 'a byte more', { path: '{me}/e.png', body: Buffer.alloc(2 * megabyte + 1) }, 413],
  [126, 'a way out', { path: '{me}/..%2F..%2Fx.png' }, 403],
  [126, 'a way out, as folders', { path: '../../x.png' }, 404],
  [126, 'NUL', { path: '{me}/%00.png' }, 400],
  [126, 'turned around', { path: '{me}/%E2%80%AEgpj.exe' }, 400],
  [126, 'a quote', { path: '{me}/a%22b.png' }, 400],
  [126, 'a line break', { path: '{me}/a%0d%0aX:1.png' }, 400],
  [126, 'a letter with two normal forms', { path: '{me}/caf%C3%A9.png' }, 400],
  [126, '1,100 letters', { path: `{me}/${'a'.repeat(1_100)}.png` }, 400],
  [126, 'a folder of its own', { path: '{me}/sub/x.png' }, 403],
  [127, 'the folder of somebody else', { path: '{other}/a.png' }, 403],
  [127, 'over the file of somebody else', { path: '{other}/a.png', upsert: true }, 403],
  [127, 'no folder', { path: 'a.png' }, 403],
]
export { png }

/** Case 130: questions to the database. The statuses are of a visitor and of a reader. */
export const questions: readonly [path: string, visitor: number, reader: number][] = [
  ['profiles?select=*,auth.users(*)', 400, 400],
  ['profiles?or=(id.eq.1,id.neq.1)', 400, 400],
  ['experiences?or=(body.like.*)%3Bdrop', 400, 400],
  ['experiences?select=id&order=;drop', 400, 400],
  ['experiences?select=id&limit=1e9', 200, 200],
  ['experiences?select=id&limit=999999999', 200, 200],
  [`experiences?select=id,${'a('.repeat(20)}b${')'.repeat(20)}`, 400, 400],
  ['experiences?select=id&body=match.(a%2B)%2B$', 200, 200],
  [`experiences?select=id&body=imatch.${'('.repeat(500)}`, 400, 400],
  ['experiences?select=id&id=eq.x', 400, 400],
  ['auth.users', 404, 404],
  ['users', 404, 404],
  ['rpc/pg_sleep?seconds=10', 404, 404],
  ['rpc/export_my_data', 401, 200],
]

/** Case 131: tables, and the columns with which a stranger would write. */
export const tables: Readonly<Record<string, object>> = {
  profiles: { display_name: 'A stranger' },
  saved_items: { document_id: 'page_about' },
  newsletter_subscribers: { email: 'x@example.com', consent_text: 'yes' },
}

/** Case 132: rows in the name of somebody else. */
export const forgeries: Readonly<Record<string, object>> = {
  saved_items: { document_id: 'page_about' },
  review_reports: { document_id: 'page_about', reason: 'wrong' },
}

/** Case 134: addresses that need a key. */
export const keyless: readonly string[] = [
  '/rest/v1/profiles',
  '/auth/v1/admin/users',
  '/storage/v1/bucket',
  '/functions/v1/newsletter-subscribe',
  '/control/clock',
]
