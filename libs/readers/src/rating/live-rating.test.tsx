import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type ReaderRating, topicOf } from './reader-rating.ts'
import { LiveRating } from './live-rating.island.tsx'

const markup = (rating: ReaderRating | undefined): string =>
  renderToStaticMarkup(<LiveRating url="" publishableKey="" documentId="a" rating={rating} />)

describe('LiveRating', () => {
  it('tells none from what cannot be shown', () => {
    expect(markup(undefined)).toContain('What readers say cannot be shown just now.')
    expect(markup({ votes: 0, average: '', marks: [], latest: [] })).toContain(
      'No reader has told theirs yet.',
    )
  })

  it('shows the average and the latest, by author and day', () => {
    const latest = [{ id: '1', author: 'Ann', day: '2026-11-20', average: '4.0', words: 'It paid.' }]
    const html = markup({ votes: 1, average: '4.0', marks: [], latest })
    expect(html).toContain('4.0 of 5 from 1 reader')
    expect(html).toContain('Ann')
    expect(html).toContain('It paid.')
  })
})

describe('topicOf', () => {
  it('is a channel for each casino', () => {
    expect(topicOf('a')).not.toBe(topicOf('b'))
  })
})
