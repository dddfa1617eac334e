import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Heading } from './heading.tsx'

describeConformance('Heading', (extra) => <Heading {...extra}>What it costs</Heading>)

describe('Heading', () => {
  it('links to itself when it has an id', () => {
    const html = renderToStaticMarkup(
      <Heading level={3} id="section-costs">
        Costs
      </Heading>,
    )
    expect(html).toMatch(/^<h3 id="section-costs".*<a [^>]*href="#section-costs">Costs<\/a><\/h3>$/)
  })
})
