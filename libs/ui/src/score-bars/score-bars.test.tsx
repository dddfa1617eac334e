import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { ScoreBars } from './score-bars.tsx'

describeConformance('ScoreBars', (extra) => (
  <ScoreBars scores={[{ criterion: 'Safety', score: 9.6, note: 'Strict licence.' }]} {...extra} />
))

describe('ScoreBars', () => {
  it('leaves out what is not a score', () => {
    const html = renderToStaticMarkup(<ScoreBars scores={[{ criterion: 'Safety', score: NaN }]} />)
    expect(html).not.toContain('NaN')
    expect(html).not.toContain('Safety')
  })

  it('renders nothing without scores', () => {
    expect(renderToStaticMarkup(<ScoreBars scores={[]} />)).toBe('')
  })
})
