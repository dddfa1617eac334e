import { describe, expect, it } from 'vitest'
import { isRecord, parseJson } from './json.ts'

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

describe('isRecord', () => {
  it('takes objects, and neither lists nor null', () => {
    expect([{}, { a: 1 }].every(isRecord)).toBe(true)
    expect([[], null, 'a', undefined].some(isRecord)).toBe(false)
  })
})

describe('parseJson', () => {
  it('reads what JSON.parse reads', () => {
    expect(parseJson('{"a":[1,"]}[\\"{",null]}')).toEqual({ a: [1, ']}["{', null] })
    expect(() => parseJson('{')).toThrow(SyntaxError)
  })

  it('refuses JSON nested deeper than 200 levels', () => {
    expect(parseJson(nested(200))).toHaveLength(1)
    expect(() => parseJson(nested(201))).toThrow(expect.objectContaining({ code: 'double/json-too-deep' }))
    expect(() => parseJson(nested(100_000))).toThrow(SyntaxError)
    expect(parseJson(JSON.stringify(nested(5000)))).toHaveLength(10_000)
  })
})
