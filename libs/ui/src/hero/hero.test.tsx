import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { ButtonLink } from '../button/button.tsx'
import { Hero } from './hero.tsx'

const image = { src: 'https://images.example/wheel.jpg', alt: 'A wheel' }

describeConformance('Hero', (extra) => (
  <Hero
    title="The odds, counted"
    lead="For you."
    action={<ButtonLink href="/a">Read on</ButtonLink>}
    {...extra}
  />
))

describe('Hero', () => {
  it('hurries its picture only where it opens the page', () => {
    expect(renderToStaticMarkup(<Hero title="The odds" image={image} />)).toContain('loading="eager"')
    expect(renderToStaticMarkup(<Hero title="The odds" image={image} level={2} />)).toContain(
      'loading="lazy"',
    )
  })
})
