import { describe, expect, it } from 'vitest'
import { plainName } from './plain-name.ts'

describe('plainName', () => {
  // shows R102
  it.each([
    ['an override of direction', 'Ada\u202eecalevoL', 'AdaecalevoL'],
    ['an embedding', '\u202aAda\u202c', 'Ada'],
    ['an isolate', '\u2066Ada\u2069', 'Ada'],
    ['marks of direction', '\u200eAda\u200f\u061c', 'Ada'],
    ['zero width', 'A\u200bd\u2060a\ufeff', 'Ada'],
    ['a joiner between Latin letters', 'A\u200dd\u200ca', 'Ada'],
    ['a soft hyphen', 'A\u00adda', 'Ada'],
    ['controls', 'A\u0000d\u0007a\u009b', 'Ada'],
    ['tags', 'Ada\u{e0041}\u{e007f}', 'Ada'],
    ['variation selectors', 'A\ufe01d\ufe0fa\u{e0101}', 'Ada'],
    ['halves of pairs', 'A\ud800d\udfffa', 'Ada'],
    ['private use', 'A\ue000da\u{f0000}', 'Ada'],
    ['a filler', 'A\u3164da\uffa0', 'Ada'],
    ['another header', 'Ada\r\nBcc: eve@example.com', 'Ada Bcc: eve@example.com'],
    ['separators of lines', 'Ada\u2028Lovelace\u2029', 'Ada Lovelace'],
    ['many blanks', '\u00a0Ada \u3000\t Lovelace\u2800', 'Ada Lovelace'],
    ['letters in parts', 'Zoe\u0308', 'Zoë'],
    ['nothing but what is unseen', '\u200b\u202e\u3164', ''],
  ])('leaves out %s', (_what, typed, expected) => {
    expect(plainName(typed)).toBe(expected)
  })

  it.each([
    ['علی\u200cرضا', 'a Persian name'],
    ['ශ්\u200dරී', 'a Sinhala name'],
    ['👩🏽\u200d🚀', 'an emoji of several'],
    ['🏳️\u200d🌈', 'a flag'],
    ['❤️', 'an emoji with its selector'],
    ['🇬🇧', 'a country'],
    ['Siân O’Brien-Łuk', 'marks of Latin names'],
    ['दीपिका', 'Devanagari'],
    ['נועה', 'Hebrew'],
  ])('keeps %s, %s', (name) => {
    expect(plainName(name)).toBe(name.normalize('NFC'))
  })

  it('is settled after one time', () => {
    for (const text of ['a \u200b b', 'e\u034f\u0301', 'ا\u200c\u200cب', '👩\u200d\u200d🚀', '\u200c\u200d'])
      expect(plainName(plainName(text))).toBe(plainName(text))
  })
})
