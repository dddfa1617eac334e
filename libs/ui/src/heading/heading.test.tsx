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
  it('has a second line that is no part of the link', () => {
    const html = renderToStaticMarkup(
      <Heading id="section-costs" aside="A penny for the zero">
        Costs
      </Heading>,
    )
    expect(html).toContain('>Costs</a> <span class="he-heading-aside">A penny for the zero</span></h2>')
  })
})
