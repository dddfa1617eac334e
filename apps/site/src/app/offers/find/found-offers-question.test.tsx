import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { foundOffers } from './found-offers-question.tsx'

vi.mock('server-only', () => ({}))

describe('offers by choice', () => {
  it('say nothing of an order that was not chosen', () => {
    const asked = foundOffers.ask({
      query: { sort: 'score', kind: 'welcome' },
      headers: new Headers(),
    })!
    const shown = { asked, offers: [], today: '2026-11-20', settings: null }
    const html = renderToStaticMarkup(foundOffers.view(shown, undefined))
    expect(html).toContain('Offers: welcome offer</h1>')
    expect(html).not.toContain('costs least to clear comes first')
  })
})
