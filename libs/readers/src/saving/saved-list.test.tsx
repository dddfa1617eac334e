import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SavedList } from './saved-list.tsx'

const review = {
  id: 'r',
  kind: 'review',
  title: 'Tide Clock',
  href: '/r',
  score: 7.5,
  status: 'warning',
} as const
const saved = [
  { id: 'r', page: review },
  { id: 'gone', page: undefined },
]

describe('SavedList', () => {
  it('keeps what is not published any more, to be removed', () => {
    const html = renderToStaticMarkup(<SavedList saved={saved} />)
    expect(html).toContain('A page that is not published any more')
    expect(html).toContain('value="gone"')
    expect(html).toContain('Review, 7.5 of 10')
    expect(html).not.toContain('/api/watch')
  })

  it('lets an account watch a review, or end it', () => {
    const markup = (watched: ReadonlySet<string>) =>
      renderToStaticMarkup(<SavedList saved={saved} watched={watched} />)
    expect(markup(new Set())).toContain('Tell me when the score changes')
    expect(markup(new Set(['r']))).toContain('name="stop"')
  })
})
