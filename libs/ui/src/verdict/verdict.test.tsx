import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Verdict } from './verdict.tsx'

describeConformance('Verdict', (extra) => (
  <Verdict
    name="Copper Lantern"
    score={9.2}
    headline="Dull."
    disclosure={<p>We may be paid.</p>}
    {...extra}
  />
))

describe('Verdict', () => {
  it('says how we are paid before it shows an offer', () => {
    const html = renderToStaticMarkup(
      <Verdict name="A" offer={<p>An offer</p>} disclosure={<p>We may be paid.</p>} />,
    )
    expect(html.indexOf('We may be paid.')).toBeLessThan(html.indexOf('An offer'))
  })
})
