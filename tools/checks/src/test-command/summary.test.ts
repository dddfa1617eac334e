import { describe, expect, it } from 'vitest'
import type { Count, Ended } from './run-steps.ts'
import { summary } from './summary.ts'

const ended = (count: Count): Ended => ({
  step: { name: 'tests', promise: 'tests pass', run: async () => count },
  count,
  seconds: 1,
})
const short: Count = { passed: 2, failed: 0, skipped: ['a.test.ts › asks an engine'] }

describe('summary', () => {
  it('counts what was left out apart', () => {
    const { lines, failed } = summary([ended(short), ended({ passed: 1, failed: 0 })], { installsAll: false })
    expect(failed).toBe(0)
    expect(lines[0]).toBe('left out, tests: a.test.ts › asks an engine')
    expect(lines.at(-1)).toBe('3 passed, 0 failed, 1 skipped')
  })

  it('fails for what is left out in the build service', () => {
    const { lines, failed } = summary([ended(short)], { installsAll: true })
    expect(failed).toBe(1)
    expect(lines[0]).toBe('FAILED, for it was left out, tests: a.test.ts › asks an engine')
    expect(lines.at(-1)).toBe('2 passed, 1 failed')
  })

  it('names failures before the rows of steps', () => {
    const { lines } = summary(
      [ended({ passed: 0, failed: 1, failures: ['a.test.ts › holds'], again: ['npm run x'] })],
      {
        installsAll: false,
      },
    )
    expect(lines.slice(0, 2)).toEqual(['FAILED tests: a.test.ts › holds', 'again: npm run x'])
    expect(lines.at(-1)).toBe('0 passed, 1 failed')
  })
})
