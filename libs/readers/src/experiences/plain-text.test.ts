import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('plainText', () => {
  it.each([
    ['turns text about', 'paid \u202eesrever\u2066 late', 'paid esrever late'],
    ['has no width', 'pa\u200bid\u{e0041}\ufeff late', 'paid late'],
    ['is blank at the ends of lines', '  one \t \r\n\n\n\n two\u2028three ', 'one\n\ntwo\nthree'],
    ['is nothing else', '\n\u200b\n \u2066', ''],
  ])('takes out what %s', (_what, typed, plain) => {
    expect(plainText(typed)).toBe(plain)
    expect(plainText(plain)).toBe(plain)
  })

  it('leaves joiners to emoji and to the spelling of languages', () => {
    const text = 'می‌خواهم\n👩‍💻 ❤️'
    expect(plainText(text)).toBe(text)
  })
})
