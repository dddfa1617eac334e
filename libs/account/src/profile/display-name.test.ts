import { describe, expect, it } from 'vitest'
import { isAboutName, readDisplayName } from './display-name.ts'

describe('readDisplayName', () => {
  it.each([
    ['Ada', 'Ada'],
    [' Ada of the Reeds ', 'Ada of the Reeds'],
    ['🦩🦩', '🦩🦩'],
    ['a'.repeat(40), 'a'.repeat(40)],
    ['Ada\u202eecalevoL\u200b', 'AdaecalevoL'],
    ['Ada\r\nBcc: eve', 'Ada Bcc: eve'],
    ['\u200e\u3164', undefined],
    ['', undefined],
    ['   ', undefined],
    [undefined, undefined],
  ])('reads %j as %j', (typed, name) => {
    expect(readDisplayName(typed)).toEqual({ ok: true, name })
  })

  // shows R102
  it.each(['A', ' A ', '🦩', 'a'.repeat(41), 'A\u200b\u2060'])(
    'refuses %j and keeps what was typed',
    (typed) => {
      const read = readDisplayName(typed)
      expect(read).toEqual({ ok: false, flash: { code: 'auth/form-invalid', name: typed } })
      expect(!read.ok && isAboutName(read.flash)).toBe(true)
    },
  )

  it('keeps what a cookie can hold', () => {
    expect(readDisplayName('a'.repeat(5_000))).toMatchObject({ flash: { name: 'a'.repeat(100) } })
  })
})

describe('isAboutName', () => {
  it.each([undefined, { code: 'auth/form-invalid' }, { code: 'auth/unavailable', name: 'Ada' }] as const)(
    'says nothing of a name about %j',
    (flash) => {
      expect(isAboutName(flash)).toBe(false)
    },
  )
})
