import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { compare } from './compare-question.tsx'

vi.mock('server-only', () => ({}))

describe('the choice of casinos to compare', () => {
  it('keeps the state of a casino apart from its score', () => {
    const asked = compare.ask({ query: {}, headers: new Headers() })!
    const closed = { uid: 'club', name: 'The Club', status: 'closed', score: 5.5, band: undefined }
    const shown = { asked, chosen: [], others: [closed], readers: undefined, settings: null }
    const html = renderToStaticMarkup(compare.view(shown as never, undefined))
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('The Club Closed 5.5')
  })
})
