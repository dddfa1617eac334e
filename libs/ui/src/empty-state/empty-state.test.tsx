import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { EmptyState } from './empty-state.tsx'

describeConformance('EmptyState', (extra) => (
  <EmptyState title="Nothing saved yet" action={<p>Read a review.</p>} {...extra}>
    Words
  </EmptyState>
))

describe('EmptyState', () => {
  it('says what is missing, why, and the way on', () => {
    const html = renderToStaticMarkup(
      <EmptyState title="Nothing saved yet" action={<a href="/casino-reviews">Read a review</a>}>
        Saved reviews are listed here.
      </EmptyState>,
    )
    expect(html).toMatch(
      /Nothing saved yet<\/p>.*Saved reviews are listed here.<\/div><a href="\/casino-reviews">/,
    )
  })

  it('announces nothing and adds no heading', () => {
    expect(renderToStaticMarkup(<EmptyState title="Nothing saved yet" />)).not.toMatch(/role=|aria-live|<h\d/)
  })
})
