import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Panel } from './panel.tsx'

describeConformance('Panel', (extra) => (
  <Panel title="Your account" {...extra}>
    Words
  </Panel>
))

describe('Panel', () => {
  it.each([1, 2, 3] as const)('is a section under a heading of rank %i', (level) => {
    const html = renderToStaticMarkup(<Panel title="Your account" level={level} />)
    expect(html).toMatch(new RegExp(`^<section [^>]*><h${level} [^>]*>Your account</h${level}>`))
  })

  it('has no empty heading without a title', () => {
    expect(renderToStaticMarkup(<Panel>Words</Panel>)).toBe('<section class="he-panel">Words</section>')
  })
})
