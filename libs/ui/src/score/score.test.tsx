import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Score } from './score.tsx'

describeConformance('Score', (extra) => <Score value={8.14} size="large" {...extra} />)

describe('Score', () => {
  it('says the figure and the scale in words', () => {
    expect(renderToStaticMarkup(<Score value={8.14} />).replace(/<[^>]+>/g, '')).toBe('8.1 out of 10')
  })

  it('draws no mark it has not reached', () => {
    const marksOf = (value: number): number | undefined =>
      renderToStaticMarkup(<Score value={value} />)
        .match(/he-score-reached" d="([^"]*)"/)?.[1]
        ?.match(/M/g)?.length
    expect(marksOf(10)).toBe(10)
    expect(marksOf(4.2)).toBe(5)
    expect(marksOf(0)).toBeUndefined()
  })

  it.each([NaN, undefined, null])('renders nothing for %j', (value) => {
    expect(renderToStaticMarkup(<Score value={value} />)).toBe('')
  })
})
