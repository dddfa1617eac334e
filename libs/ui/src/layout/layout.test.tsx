import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { CardGrid, Container, Flow, PageBody, Section } from './layout.tsx'

describeConformance('Container', (extra) => <Container {...extra}>Words</Container>)
describeConformance('Flow', (extra) => <Flow {...extra}>Words</Flow>)
describeConformance('Section', (extra) => (
  <Section title="Licence" titleId="section-licence" {...extra}>
    Words
  </Section>
))
describeConformance('PageBody', (extra) => (
  <PageBody aside="Contents" {...extra}>
    Words
  </PageBody>
))
describeConformance('CardGrid', (extra) => (
  <CardGrid {...extra}>
    <p>One</p>
    <p>Two</p>
  </CardGrid>
))

describe('CardGrid', () => {
  it('makes a list entry of each card and of nothing else', () => {
    const html = renderToStaticMarkup(
      <CardGrid>
        {null}
        <p>One</p>
        {false}
        <p>Two</p>
      </CardGrid>,
    )
    expect(html.match(/<li>/g)).toHaveLength(2)
  })
})
