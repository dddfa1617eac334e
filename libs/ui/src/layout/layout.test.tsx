import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
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

describe('Flow', () => {
  it.each(['article', 'div'])('keeps its distance from what comes before: %s', (Before) => {
    const holder = mount(
      <main>
        {Before === 'div' ? <Flow>Text</Flow> : <article>Text</article>}
        <Flow>Related</Flow>
      </main>,
    )
    const [before, after] = [...holder.querySelector('main')!.children].map((part) =>
      part.getBoundingClientRect(),
    )
    expect(after!.top - before!.bottom).toBeGreaterThan(30)
  })
})

describe('CardGrid', () => {
  it('says which card leads', () => {
    expect(renderToStaticMarkup(<CardGrid lead>a</CardGrid>)).toContain('data-lead="true"')
    expect(renderToStaticMarkup(<CardGrid>a</CardGrid>)).not.toContain('data-lead')
  })

  it('lays one card alone along the row', async () => {
    await page.viewport(1280, 800)
    const boxOf = (grid: HTMLElement, part: string) => grid.querySelector(part)!.getBoundingClientRect()
    const cards = (count: number) =>
      mount(
        <CardGrid>
          {Array.from({ length: count }, (_, nth) => (
            <article key={nth} className="he-card">
              <div className="he-card-words">What a stake costs</div>
              <img className="he-card-image" alt="" width="800" height="500" />
            </article>
          ))}
        </CardGrid>,
      )
    const [one, two] = [cards(1), cards(2)]
    expect(boxOf(one, '.he-card-words').left).toBeGreaterThan(boxOf(one, '.he-card-image').right)
    expect(boxOf(two, '.he-card-words').left).toBe(boxOf(two, '.he-card-image').left)
  })

  it('makes a list entry of each card', () => {
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

  it.each([
    [1280, 3, 3],
    [1280, 4, 4],
    [1000, 4, 2],
    [720, 4, 2],
    [390, 4, 1],
    [1280, 5, 3],
  ])('at %i pixels puts %i cards at %i a row', async (width, cards, row) => {
    await page.viewport(width, 800)
    const holder = mount(
      <Container>
        <CardGrid>
          {Array.from({ length: cards }, (_, place) => (
            <p key={place}>Card</p>
          ))}
        </CardGrid>
      </Container>,
    )
    const tops = [...holder.querySelectorAll('li')].map((card) => card.getBoundingClientRect().top)
    expect(tops.filter((top) => top === tops[0])).toHaveLength(row)
  })
})
