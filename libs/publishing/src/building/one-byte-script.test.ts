import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { oneByteScript } from './one-byte-script.ts'

describe('oneByteScript', () => {
  it.each([
    ['a string', String.raw`"it’s"`],
    ['a letter after a backslash', String.raw`"\’ \\’"`],
    ['a template', '`كازينو ${1}`'],
    ['an expression', '/^[“”]+$/u.test("“")'],
    ['a letter of two units', '/^[😀]$/u.test("😀") + "😀"'],
    ['a name', '((größe, œ) => größe + œ)(1, 2)'],
    ['a comment', '1 /* “one” */ // ’'],
    ['a space within a text', '"a\u00a0b" + `c\u00a0d` + /\u00a0/.test("\u00a0")'],
    ['a template in an expression of another', '`${[1, 2].map((n) => `’${n}`)}`'],
    ['what looks like an expression', 'let a = 4, g = 2; if (a) /[’"]/.test("’"); a / g + "’" + a++ / 2'],
  ])('means the same with escapes in %s', (_what, script) => {
    const written = oneByteScript(script)
    expect(written).toMatch(/^[\0-\x7f]*$/)
    expect(runInNewContext(written)).toEqual(runInNewContext(script))
  })

  it.each([
    ['takes text as it is written', 'String.raw`\\u0041’`'],
    ['has a space between words that is not of ASCII', 'let\u00a0a = "’"'],
    ['begins with a mark of the order of bytes', '\ufeff"’"'],
    ['has a name of letters of two units', 'let 𝒳 = "’"'],
    ['cannot be told apart', '"’" + `a'],
    ['has an end of a line that is no letter', '"’\u2028"'],
  ])('leaves alone what %s', (_what, script) => {
    expect(oneByteScript(script)).toBe(script)
  })

  it('leaves alone what a tag can see, by whatever name', () => {
    const script = '((raw, tag) => raw`’` + tag`’` + tag`${`’`}’`)(String.raw, (text) => text.raw.join("’"))'
    const written = oneByteScript(script)
    expect(written).toContain('raw`’` + tag`’` + tag`${`\\u2019`}’`')
    expect(runInNewContext(written)).toBe(runInNewContext(script))
  })

  it('writes escapes around what is taken as it is written', () => {
    const script = '"’" + String.raw`[\\p{L}’]` + "’"'
    expect(oneByteScript(script)).toBe('"\\u2019" + String.raw`[\\p{L}’]` + "\\u2019"')
    expect(runInNewContext(oneByteScript(script))).toBe(runInNewContext(script))
  })
})
