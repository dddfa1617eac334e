import type axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { whatIsWrong } from './what-is-wrong.ts'

/** What the engine hands a reporter of one rule, of one element that breaks it or holds it. */
function raw(id: string, result: 'failed' | 'passed'): axe.RawResult {
  const node = { source: '<img src="odds.png">', selector: ['.odds > img'], nodeIndexes: [7] }
  const check = { id: 'has-alt', data: null, message: 'Element does not have an alt attribute' }
  const looked = { node, any: [check], all: [], none: [], result, impact: null }
  return {
    id,
    result,
    help: `The rule ${id}`,
    violations: result === 'failed' ? [looked] : [],
    passes: result === 'passed' ? [looked] : [],
    incomplete: [],
    inapplicable: [],
  } as unknown as axe.RawResult
}

describe('whatIsWrong', () => {
  it('says where and why, without what holds', async () => {
    const results = [raw('image-alt', 'failed'), raw('link-name', 'passed')]
    // As stories are asked for: without selectors.
    const options = { resultTypes: ['violations'], selectors: false, environmentData: {} } as axe.RunOptions
    const report = await new Promise<axe.AxeResults>((resolve, reject) =>
      whatIsWrong(results, options, resolve, reject),
    )
    expect(report.passes).toEqual([])
    // The matcher that fails a story joins `target` and prints the rest.
    expect(report.violations).toMatchObject([
      {
        id: 'image-alt',
        help: 'The rule image-alt',
        nodes: [
          {
            target: ['.odds > img'],
            html: '<img src="odds.png">',
            failureSummary: expect.stringContaining('Element does not have an alt attribute') as string,
          },
        ],
      },
    ])
  })
})
