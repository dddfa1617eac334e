import { filter } from '@prismicio/client'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WireError } from '../errors/wire-error.ts'
import { parseFilters } from './parse-filters.ts'

/** Clients escape quotation marks and nothing else, so a backslash before one, or at the end, cannot be told from an escape. */
const sayable = fc.string({ unit: 'grapheme' }).filter((text) => !/\\("|$)/.test(text))

function outcomeOf(text: string): 'read' | 'refused' | 'failed' {
  try {
    parseFilters(text)
    return 'read'
  } catch (error) {
    return error instanceof WireError ? 'refused' : 'failed'
  }
}

describe('parseFilters', () => {
  it('gives back every value a client can write', () => {
    fc.assert(
      fc.property(
        fc.array(sayable),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.boolean(),
        (texts, number, flag) => {
          const written = `[${filter.any('my.page.lead', [...texts, number, flag])}]`
          expect(parseFilters(written)).toEqual([
            {
              name: 'any',
              arguments: [
                { kind: 'path', parts: ['my', 'page', 'lead'], at: expect.any(Number) },
                {
                  kind: 'value',
                  value: [...texts, Object.is(number, -0) ? 0 : number, flag],
                  at: expect.any(Number),
                },
              ],
              at: 1,
              text: written,
            },
          ])
        },
      ),
    )
  })

  it('refuses everything else with a parsing error, promptly', () => {
    const pieces = ['[', ']', '(', ')', '"', ',', '.', '\\', ' ', ':d', '=', 'at', 'my', '1', '-']
    const outcomes = fc
      .sample(fc.array(fc.constantFrom(...pieces)), 2000)
      .map((text) => outcomeOf(text.join('')))
    expect(outcomes).not.toContain('failed')
  })

  it('says where the fault is', () => {
    expect(() => parseFilters('[[at(document.type "page")]]')).toThrow(
      `expected ')' but found '"' on line:1 col:20`.replaceAll('"', String.raw`\"`),
    )
  })
})
