/**
 * Hostile addresses of pictures (docs/requirements.md#hg).
 *
 * The framework's own optimiser is shut (`images.unoptimized`), and answers
 * every question with 404 before it reads it: there is nothing that would fetch. Pictures come resized from the content service,
 * which knows files and no addresses.
 *
 * @module
 */
const inside = [
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/',
  'http://127.0.0.1:54321',
  'http://localhost',
  'http://0/',
  'http://2130706433',
  'http://0x7f.1',
  'http://[::ffff:127.0.0.1]',
  'http://127.1',
  'http://127.0.0.1.nip.io/',
  'https://images.prismic.io@evil.example/x.png',
  'https://images.prismic.io.evil.example/x.png',
  'https://evil.example/?images.prismic.io',
  'https://images.prismic.io:1/x.png',
  '//evil.example',
  '/\\evil.example',
  'file:///etc/passwd',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '/_next/image?url=/x',
  '/api/preview?documentId=a&token=b',
]

/** Cases 84–90, query of `/_next/image`. */
export const optimiser: readonly string[] = [
  ...inside.map((url) => `?url=${encodeURIComponent(url)}&w=640&q=75`),
  ...['w=1e9&q=75', 'w=640&q=-1', 'w=640&q=101', 'w=75abc&q=75', 'w=&q='].map(
    (size) => `?url=%2Ficon.svg&${size}`,
  ),
  '',
  '?url=',
]

/** Case, path below `/images/` of the content service, statuses. `{file}` is a picture that is there. */
export const pictures: readonly [row: number, path: string, statuses: readonly number[]][] = [
  ...inside.map((url): [number, string, number[]] => [84, encodeURIComponent(url), [400, 404]]),
  [87, '..%2f..%2frepository.json', [400, 404]],
  [87, '%2e%2e/repository.json', [400, 404]],
  [87, '__proto__', [400, 404]],
  [87, '%00', [400, 404]],
  // Larger than a picture may be is drawn as large as it may be.
  [89, '{file}?w=1e9', [200]],
  [89, '{file}?h=1e9', [200]],
  [89, '{file}?w=-1', [400]],
  [89, '{file}?w=75abc', [400]],
  [89, '{file}?w=64&h=99999999', [200]],
  [89, '{file}?q=-1', [400]],
  [89, '{file}?w=64&fm=exe', [400]],
  // A quality beyond 100 is 100, as the hosted service has it.
  [89, '{file}?w=64&q=101', [200]],
  [91, '{file}?mark=http%3A%2F%2F169.254.169.254%2F&blend=http%3A%2F%2Fevil.example', [200]],
]
