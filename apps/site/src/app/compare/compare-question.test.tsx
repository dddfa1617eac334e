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

  it.each([
    [1, true],
    [2, false],
  ])('stands open below %d that are compared: %s', (count, open) => {
    const chosen = Array.from({ length: count }, (_each, place) => ({
      casino: { uid: `c${place}`, name: `C${place}` },
      document: { type: 'casino_review', id: `c${place}`, uid: `c${place}`, data: { name: `C${place}` } },
    }))
    const asked = compare.ask({ query: {}, headers: new Headers() })!
    const others = [{ uid: 'club', name: 'The Club', status: 'active', score: 5.5, band: undefined }]
    const html = renderToStaticMarkup(
      compare.view({ asked, chosen, others, readers: undefined, settings: null } as never, undefined),
    )
    expect(/<details[^>]*he-faq-item[^>]*>(?=<summary[^>]*><h2[^>]*>Add another)/.exec(html)?.[0]).toMatch(
      open ? /open/ : /^<details class/,
    )
  })
})
