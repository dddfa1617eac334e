/**
 * Hostile forms (docs/requirements.md#hj): what is typed, and what is sent instead of it.
 *
 * Forms are answered with 303 to a page that says what came of it, so that a
 * reload sends nothing again (docs/decisions/0029): that page is named here by
 * the code it shows.
 *
 * @module
 */

/** Case 110: addresses that are none; no message is sent to any of them. */
export const noAddresses: readonly string[] = [
  'a@b.example\r\nBcc: x@y.example',
  'a@b.example%0d%0aBcc: x@y.example',
  'a@b.example,c@d.example',
  'a@b.example;c@d.example',
  'a@b.example c@d.example',
  'a@[127.0.0.1]',
  '"a"@b',
  'a@b',
  `${'a'.repeat(320)}@b.example`,
  'a\0@b.example',
  'a@b.example.',
  '@b.example',
  'a@@b.example',
  '<script>alert(1)</script>@b.example',
  'аdmin@example.com',
  'İ@example.com',
]

/** Case 110: spellings of one address, which have one normal form; the first is it. */
export const sameAddress = (address: string): string[] => [
  address,
  ` ${address} `,
  address.toUpperCase(),
  address.replace('v', 'V'),
]

/** Case 113: texts that mean something to a database. */
export const injections: readonly string[] = [
  "' OR '1'='1' --",
  "'; DROP TABLE auth.users; --",
  '{"$gt":""}',
  '*)(uid=*))(|(uid=*',
  '${7*7}',
  '\\',
]

/** Case 112: passwords too weak to keep. */
export const weakPasswords: readonly string[] = [
  '',
  'seven77',
  'a'.repeat(73),
  'é'.repeat(37),
  'quiet\0lantern over water',
  'x'.repeat(60_000),
]

/** Case 116: codes that are none. */
export const codes: readonly string[] = [
  '000000',
  '999999',
  ' 123456 ',
  '１２３４５６',
  '12345',
  '',
  '1'.repeat(10_000),
]

/** Case 117: headers of a form that no page of ours has sent. */
export const foreign: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  {},
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'http://localhost:1' },
]
