import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { ReviewCard } from './review-card.tsx'

describeConformance('ReviewCard', (extra) => (
  <ReviewCard
    href="/a"
    name="Copper Lantern"
    headline="Dull."
    score={9.2}
    bestFor="Cautious friends"
    lastReviewed="2026-11-16"
    image={{ src: '/lantern.svg' }}
    {...extra}
  />
))

describe('ReviewCard', () => {
  it('has one link, named like the casino', () => {
    const html = renderToStaticMarkup(
      <ReviewCard href="/a" name="Copper Lantern" image={{ src: '/lantern.svg' }} />,
    )
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('>Copper Lantern</a>')
  })
})
