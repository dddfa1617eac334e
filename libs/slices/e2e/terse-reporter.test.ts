import { describe, expect, it } from 'vitest'
import TerseReporter from './terse-reporter.ts'

/** What is said of stories that ended so. */
function said(stories: readonly { title: string; error?: string }[]): string[] {
  const lines: string[] = []
  const reporter = new TerseReporter({ write: (line) => lines.push(line) })
  reporter.onBegin({ workers: 1 }, { allTests: () => stories.map(() => ({}) as never) })
  for (const { title, error } of stories)
    reporter.onTestEnd(
      { title },
      { status: error ? 'failed' : 'passed', errors: error ? [{ message: error }] : [] },
    )
  reporter.onEnd({ status: stories.some(({ error }) => error) ? 'failed' : 'passed' })
  return lines
}

describe('TerseReporter', () => {
  it('says little of many stories that look alike', () => {
    const stories = Array.from({ length: 580 }, (_, at) => ({ title: `story-${at}` }))
    expect(said(stories)).toHaveLength(6)
    expect(said(stories).at(-1)).toBe('  580 stories, and nothing to say of them.')
  })

  it('names what looks otherwise, and what could not be shown with its reason', () => {
    const stories = [
      { title: 'callout--info' },
      { title: 'faq--open', error: 'Error: expect(page).toHaveScreenshot(expected) failed\n\n  9 pixels' },
      { title: 'hero--plain', error: 'TypeError: no such field\n    at Hero' },
    ]
    expect(said(stories)).toEqual([
      '  looks otherwise: faq--open',
      '  could not be shown: hero--plain: TypeError: no such field',
    ])
  })

  it('says so where no story has the name that was asked for', () => {
    expect(said([])).toEqual(['  No story is called that.'])
  })
})
