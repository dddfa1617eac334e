import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Callout } from './callout.tsx'

describeConformance('Callout', (extra) => (
  <Callout kind="warning" title="It has changed hands" {...extra}>
    <p>Read the score as a year old.</p>
  </Callout>
))

describe('Callout', () => {
  it('is a note, which is no landmark', () => {
    expect(renderToStaticMarkup(<Callout />)).toMatch(/^<aside role="note" aria-label="Note"/)
  })

  it('shows the age mark where it is about age', () => {
    expect(renderToStaticMarkup(<Callout kind="adult" age="21+" />)).toContain('21+')
  })
})
