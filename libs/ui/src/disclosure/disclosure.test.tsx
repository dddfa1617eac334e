import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Disclosure } from './disclosure.tsx'

describeConformance('Disclosure', (extra) => <Disclosure {...extra}>We may be paid.</Disclosure>)

describe('Disclosure', () => {
  it('is a landmark named for what it tells', () => {
    expect(renderToStaticMarkup(<Disclosure />)).toMatch(/^<aside aria-label="How we are paid"/)
    expect(renderToStaticMarkup(<Disclosure label="Paid links" />)).toMatch(/^<aside aria-label="Paid links"/)
  })
})
