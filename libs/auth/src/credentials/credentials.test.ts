import { describe, expect, it } from 'vitest'
import { checkCredentials, checkNewCredentials, findEmail, findPhone } from './credentials.ts'

const password = 'correct horse'

describe('findEmail', () => {
  it.each([
    ['reader@example.com', 'reader@example.com'],
    ['  Reader@Example.COM ', 'reader@example.com'],
    ['first.last+tag@sub.example.co.uk', 'first.last+tag@sub.example.co.uk'],
    ["o'neill@example.com", "o'neill@example.com"],
  ])('reads %j as %s', (input, expected) => {
    expect(findEmail(input)).toBe(expected)
  })

  it.each([
    undefined,
    '',
    'reader',
    'reader@',
    '@example.com',
    'reader@localhost',
    'a@b.c\r\nBcc: x@y.z',
    'a@b.c%0d%0aBcc:x@y.z\n',
    '"a"@b.com',
    'a@b.com,c@d.com',
    'a@b.com;c@d.com',
    'a@b.com c@d.com',
    'a@[127.0.0.1]',
    'a@b@c.com',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a@example..com',
    'a@-example.com',
    'a@example.com.',
    '\u0430dmin@example.com',
    'admin@ex\u00e4mple.com',
    '\u0130@example.com',
    'a\u0000@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.com`,
    '<script>@example.com',
  ])('reads no address from %j', (input) => {
    expect(findEmail(input)).toBeUndefined()
  })
})

describe('findPhone', () => {
  it.each([
    ['+1 (555) 010-0199', '+15550100199'],
    ['+44 20 7946 0000', '+442079460000'],
  ])('reads %s as %s', (input, expected) => {
    expect(findPhone(input)).toBe(expected)
  })

  it.each([
    undefined,
    '',
    '5550100',
    '+0123456789',
    '+1555CALLNOW',
    `+${'1'.repeat(50)}`,
    '+\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668',
  ])('reads no number from %j', (input) => {
    expect(findPhone(input)).toBeUndefined()
  })
})

describe('checkCredentials', () => {
  it.each([
    [
      { email: 'a@b.io', password },
      { email: 'a@b.io', password },
    ],
    [
      { phone: '+15550100199', password },
      { phone: '+15550100199', password },
    ],
    [
      { email: 'a@b.io', phone: '+15550100199', password: 'x' },
      { email: 'a@b.io', password: 'x' },
    ],
  ])('accepts %j', (input, expected) => {
    expect(checkCredentials(input)).toEqual(expected)
  })

  // shows R098, R099
  it.each([
    {},
    { password },
    { email: 'a@b.io' },
    { email: '', phone: '', password },
    { email: 'a@b.io', password: '' },
  ])('asks for the missing in %j, in vendor’s words', (input) => {
    expect(checkCredentials(input)).toMatchObject({
      ok: false,
      code: 'auth/credentials-missing',
      error: {
        status: 400,
        message: 'You must provide either an email or phone number and a password',
      },
    })
  })

  it.each([
    [{ email: 'a@b', password }, 'auth/invalid-email'],
    [{ email: 'a@b', phone: '+15550100199', password }, 'auth/invalid-email'],
    [{ phone: '555 0100', password }, 'auth/invalid-phone'],
  ])('says of %j which of its fields is malformed', (input, code) => {
    expect(checkCredentials(input)).toEqual({ ok: false, code })
  })

  it('calls a password wrong that nobody can have set', () => {
    const long = { email: 'a@b.io', password: 'x'.repeat(73) }
    expect(checkCredentials(long)).toMatchObject({ ok: false, code: 'auth/invalid-credentials' })
  })
})

const noRules = { isCommonPassword: () => false, siteName: undefined }

describe('checkNewCredentials', () => {
  // shows P25
  it('refuses what the site says is common, and says why', async () => {
    const input = { email: 'a@b.io', password: 'trustno1trustno1' }
    const isCommon = (tried: string) => tried === input.password
    for (const isCommonPassword of [isCommon, async (tried: string) => isCommon(tried)])
      expect(await checkNewCredentials(input, { ...noRules, isCommonPassword }, [])).toEqual({
        ok: false,
        code: 'auth/weak-password',
        reasons: ['common'],
      })
  })

  it.each(['ada@mill.example', 'houseedge2026', 'Lovelace1815'])(
    'refuses %j, made of account data',
    async (password) => {
      const rules = { ...noRules, siteName: 'House Edge' }
      const input = { email: 'ada@mill.example', password }
      expect(await checkNewCredentials(input, rules, ['Ada Lovelace'])).toEqual({
        ok: false,
        code: 'auth/weak-password',
        reasons: ['context'],
      })
    },
  )

  const codeOf = async (candidate: string) => {
    const result = await checkNewCredentials({ email: 'a@b.io', password: candidate }, noRules, [])
    return 'ok' in result ? result.code : 'accepted'
  }

  // shows R102
  it.each([
    ['1234567', 'auth/password-too-short'],
    ['12345678', 'accepted'],
    ['        ', 'accepted'],
    [' leading and trailing ', 'accepted'],
    ['x'.repeat(72), 'accepted'],
    ['x'.repeat(73), 'auth/password-too-long'],
    ['\u00e9'.repeat(36), 'accepted'],
    ['\u00e9'.repeat(37), 'auth/password-too-long'],
    ['\ud83c\udfb0'.repeat(18), 'accepted'],
    ['\ud83c\udfb0'.repeat(19), 'auth/password-too-long'],
    ['with\u0000nothing', 'auth/password-too-long'],
  ])('says of %j: %s', async (candidate, expected) => {
    expect(await codeOf(candidate)).toBe(expected)
  })

  it('keeps every character of a password', async () => {
    expect(await checkNewCredentials({ email: 'a@b.io', password: ' p\u00e4ssword ' }, noRules, [])).toEqual({
      email: 'a@b.io',
      password: ' p\u00e4ssword ',
    })
  })
})
