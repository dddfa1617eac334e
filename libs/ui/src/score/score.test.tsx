import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { Score } from './score.tsx'

describeConformance('Score', (extra) => <Score value={8.14} size="large" {...extra} />)

describe('Score', () => {
  it('says the figure and the scale in words', () => {
    expect(renderToStaticMarkup(<Score value={8.14} />).replace(/<[^>]+>/g, '')).toBe('8.1 out of 10')
  })

  it('says what the figure means in a word', () => {
    const html = renderToStaticMarkup(<Score value={3.1} band={{ word: 'Poor', tone: 'bad' }} />)
    expect(html.replace(/<[^>]+>/g, '')).toBe('3.1 out of 10 Poor')
    expect(html).toContain('data-tone="bad"')
  })

  it('draws ten marks, the current one in part', () => {
    for (const score of [10, 9.2, 4, 0]) {
      const [line, reached] = mount(<Score value={score} />).querySelectorAll('path')
      const [mark = 0, gap = 0] = getComputedStyle(line!).strokeDasharray.split(',').map(Number.parseFloat)
      expect(mark / (mark + gap)).toBeCloseTo(0.85, 3)
      expect(9 * (mark + gap) + mark).toBeCloseTo(100, 1)
      const drawn = reached!.getTotalLength()
      const whole = Math.floor(drawn / (mark + gap) + 0.01)
      const share = Math.min(1, (drawn - whole * (mark + gap)) / mark)
      expect(whole + share).toBeCloseTo(score, 1)
    }
  })

  it('draws every small score on a scale of one length', () => {
    const lengths = ['Good', 'Satisfactory'].map(
      (word) =>
        mount(<Score value={8} band={{ word, tone: 'good' }} />)
          .querySelector('svg')!
          .getBoundingClientRect().width,
    )
    expect(lengths[0]).toBe(lengths[1])
  })

  it.each([NaN, undefined, null])('renders nothing for %j', (value) => {
    expect(renderToStaticMarkup(<Score value={value} />)).toBe('')
  })
})
