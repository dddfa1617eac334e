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
  ])('means the same with escapes in %s', (_what, script) => {
    const written = oneByteScript(script)
    expect(written).toMatch(/^[\0-\x7f]*$/)
    expect(runInNewContext(written)).toEqual(runInNewContext(script))
  })

  it.each([
    ['takes text as it is written', 'String.raw`\\u0041’`'],
    ['has a template within such a text', 'String.raw`${`’`}’`'],
    ['has an end of a line that is no letter', '"’\u2028"'],
  ])('leaves alone what %s', (_what, script) => {
    expect(oneByteScript(script)).toBe(script)
  })

  it('writes escapes around what is taken as it is written', () => {
    const script = '"’" + String.raw`[\\p{L}’]` + "’"'
    expect(oneByteScript(script)).toBe('"\\u2019" + String.raw`[\\p{L}’]` + "\\u2019"')
    expect(runInNewContext(oneByteScript(script))).toBe(runInNewContext(script))
  })
})
