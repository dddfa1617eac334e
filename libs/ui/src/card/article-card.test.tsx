import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { Button } from '../button/button.tsx'
import { ArticleCard } from './article-card.tsx'

describeConformance('ArticleCard', (extra) => (
  <ArticleCard
    href="/a"
    title="The house edge"
    kind="Guide"
    excerpt="In figures."
    publishedOn="2026-03-04"
    {...extra}
  />
))

describe('ArticleCard', () => {
  it('takes a click anywhere to the article', () => {
    const card = mount(<ArticleCard href="/a" title="The house edge" excerpt="In figures." />)
    const { right, bottom } = card.firstElementChild!.getBoundingClientRect()
    expect(document.elementFromPoint(right - 4, bottom - 4)).toBe(card.querySelector('a'))
  })

  it('keeps its action apart from the link over the card', () => {
    const card = mount(<ArticleCard href="/a" title="Odds" action={<Button>Remove</Button>} />)
    const button = card.querySelector('button')!
    const { left, top } = button.getBoundingClientRect()
    expect(document.elementFromPoint(left + 4, top + 4)).toBe(button)
  })

  it('has one link, and a picture that says nothing', () => {
    const card = mount(<ArticleCard href="/a" title="Odds" image={{ src: '/odds.svg', alt: 'A wheel' }} />)
    expect([...card.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Odds'])
    expect(card.querySelector('img')?.alt).toBe('')
  })

  it('loads a picture of the first screen at once', () => {
    const card = (isFirst?: boolean): string =>
      renderToStaticMarkup(
        <ArticleCard href="/a" title="Odds" image={{ src: '/odds.svg' }} isFirst={isFirst} />,
      )
    expect(card(true)).toContain('loading="eager"')
    expect(card()).toContain('loading="lazy"')
  })

  it('is words only without an address', () => {
    expect(renderToStaticMarkup(<ArticleCard href={null} title="Odds" />)).not.toContain('href')
  })
})
