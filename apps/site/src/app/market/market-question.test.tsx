import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { marketChoice } from './market-question.tsx'

vi.mock('server-only', () => ({}))

const askedFrom = (referer?: string) => {
  const asked = marketChoice.ask({ query: {}, headers: new Headers(referer ? { referer } : {}) })!
  return { asked, html: renderToStaticMarkup(marketChoice.view({ ...asked, settings: null }, undefined)) }
}

describe('the choice of a market', () => {
  it.each([
    '/casino-reviews/find?sort=paid',
    '/compare?with=a,b',
    '/offers',
    '/offers/page/2',
    '/casino-reviews/page/2',
    '/de/casino-tests/copper-lantern',
  ])('leads back to the page whose offers it was for: %s', (path) => {
    const { asked, html } = askedFrom(`https://house-edge.example${path}`)
    expect(html).toContain(`name="to" value="${path}"`)
    // It is one reader's, so that nobody else is led there.
    expect(marketChoice.isKept!(asked)).toBe(false)
  })

  it.each([
    undefined,
    'https://house-edge.example/',
    'https://house-edge.example//evil.example/offers',
    'nonsense',
  ])('stays where it is after %s', (referer) => {
    const { asked, html } = askedFrom(referer)
    expect(html).toContain('name="to" value="/market"')
    expect(marketChoice.isKept!(asked)).toBe(true)
  })
})
