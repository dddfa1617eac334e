/**
 * Where somebody would like to have a visitor sent after signing in
 * (docs/requirements.md#hc).
 *
 * @module
 */

/** Case, value. All of them lead to where a sign-in leads by itself. */
export const lures: readonly [row: number, value: string][] = [
  [35, '//evil.example'],
  [36, '///evil.example'],
  [37, '/\\evil.example'],
  [38, '/\\/evil.example'],
  [38, '\\/\\/evil.example'],
  [38, '\\\\evil.example'],
  [39, '/%5Cevil.example'],
  [39, '/%5C/evil.example'],
  [40, '%2f%2fevil.example'],
  [40, '/%2f/evil.example'],
  [40, '%252f%252fevil.example'],
  [41, 'https:evil.example'],
  [41, 'https:/evil.example'],
  [41, 'https:\\\\evil.example'],
  [41, 'http:///evil.example'],
  [42, 'javascript:alert(1)'],
  [42, 'JaVaScRiPt:alert(1)'],
  [42, 'java%0ascript:alert(1)'],
  [42, 'java\tscript:alert(1)'],
  [42, '\u0001javascript:alert(1)'],
  [43, 'data:text/html,<script>alert(1)</script>'],
  [43, 'vbscript:msgbox(1)'],
  [43, 'blob:https://evil.example/1'],
  [43, 'file:///etc/passwd'],
  [43, 'about:blank'],
  [44, '/\t/evil.example'],
  [44, '/\n/evil.example'],
  [44, '/\r\n/evil.example'],
  [45, ' //evil.example'],
  [45, '%20//evil.example'],
  [45, '\u00a0//evil.example'],
  [45, '\ufeff//evil.example'],
  [45, '%EF%BB%BF//evil.example'],
  [46, 'https://localhost@evil.example'],
  [46, '//localhost@evil.example'],
  [46, 'https://localhost%40evil.example'],
  [47, 'https://localhost.evil.example'],
  [47, 'https://evillocalhost'],
  [47, 'https://evil.example?localhost'],
  [47, 'https://evil.example#localhost'],
  [47, 'malicious.example?.localhost'],
  [48, '//evil%E3%80%82example'],
  [48, '//evil\uff0eexample'],
  [48, '//\uff45\uff56\uff49\uff4c.example'],
  [48, '//evil%00.example'],
  [49, '/..//evil.example'],
  [49, '/.//evil.example'],
  [49, '/a/..//evil.example'],
  [49, '/..%2F..%2Fevil.example'],
  [50, '//0x7f000001'],
  [50, '//2130706433'],
  [50, '//[::1]'],
  [50, '//localhost'],
  [52, '/login?next='.repeat(50)],
  [52, '/login'],
  [52, '/confirm?token_hash=x'],
  [52, '/api/auth/sign-out'],
  [53, `/${'a'.repeat(10_000)}`],
  [53, '/%00'],
  [53, '/%0d%0aLocation:%20//evil.example'],
]

/** Case 54: where visitors may be sent, and are, letter by letter. */
export const wishes: readonly string[] = [
  '/casino-blog/x?a=1+2&b=%2F#top',
  '/a//b',
  '/search?q=//x',
  '/account/sessions',
]

/** Case 55: the same for what the backend is asked to send a visitor back to. */
export const redirects: readonly string[] = [
  '//evil.example',
  'https://evil.example',
  'https://localhost@evil.example',
  'https://localhost.evil.example',
  'javascript:alert(1)',
  'http://2130706433/',
  '/\\evil.example',
]
