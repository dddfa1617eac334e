import { describe, expect, it } from 'vitest'
import TerseReporter from './terse-reporter.ts'

/** What is said of stories that ended so, and how all of it ended. */
async function ended(stories: readonly { title: string; error?: string }[], meant: readonly string[] = []) {
  const lines: string[] = []
  const reporter = new TerseReporter({
    write: (line) => lines.push(line),
    meant,
    review: () => 'review/index.html',
  })
  reporter.onBegin({ workers: 1 }, { allTests: () => stories.map(() => ({}) as never) })
  for (const { title, error } of stories)
    reporter.onTestEnd(
      { title },
      { status: error ? 'failed' : 'passed', errors: error ? [{ message: error }] : [], attachments: [] },
    )
  const { status } = await reporter.onEnd({
    status: stories.some(({ error }) => error) ? 'failed' : 'passed',
  })
  return { lines, status }
}

describe('TerseReporter', () => {
  it('says little of many stories that look alike', async () => {
    const stories = Array.from({ length: 580 }, (_, at) => ({ title: `story-${at}` }))
    expect((await ended(stories)).lines).toHaveLength(12)
    expect((await ended(stories)).lines.at(-1)).toBe('  580 stories, and nothing to say of them.')
  })

  it('names what looks otherwise, and what could not be shown with its reason', async () => {
    const stories = [
      { title: 'callout--info' },
      { title: 'faq--open', error: 'Error: expect(page).toHaveScreenshot(expected) failed\n\n  9 pixels' },
      { title: 'hero--plain', error: 'TypeError: no such field\n    at Hero' },
    ]
    expect((await ended(stories)).lines).toEqual([
      '  looks otherwise: faq--open',
      '  could not be shown: hero--plain: TypeError: no such field',
      '  Before, after and overlay: review/index.html',
    ])
  })

  it('says so where no story has the name that was asked for', async () => {
    expect((await ended([])).lines).toEqual(['  No story is called that.'])
  })

  it('fails for what differs unless a commit says that it is meant', async () => {
    const differs = 'Error: expect(page).toHaveScreenshot(expected) failed'
    const stories = [{ title: 'faq--open', error: differs }]
    expect((await ended(stories)).status).toBe('failed')
    expect(await ended(stories, ['faq'])).toEqual({
      lines: ['  1 look otherwise, as a commit says.', '  Before, after and overlay: review/index.html'],
      status: 'passed',
    })
    const broken = { title: 'faq--plain', error: 'TypeError: no such field' }
    expect((await ended([...stories, broken], ['faq'])).status).toBe('failed')
  })
})
