import { renderToStaticMarkup } from 'react-dom/server'
import { speak } from '@house-edge/ui/language'
import { describe, expect, it } from 'vitest'
import { type ReaderRating, topicOf } from './reader-rating.ts'
import { ratingWords } from './rating-words.ts'
import { LiveRating } from './live-rating.island.tsx'

const markup = (rating: ReaderRating | undefined): string =>
  renderToStaticMarkup(
    <LiveRating url="" publishableKey="" documentId="a" rating={rating} words={ratingWords()} />,
  )

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

  it('says it in the language of the page', () => {
    speak('ar-AE')
    const marks = [{ name: 'terms', average: 4 }] as const
    const latest = [{ id: '1', author: 'A reader', day: '2026-11-20', average: '4.0', words: 'It paid.' }]
    const html = markup({ votes: 3, average: '4.0', marks, latest })
    speak(undefined)
    expect(html).toContain('قارئ')
    expect(html).toContain('<span lang="" dir="auto">It paid.</span>')
    expect(html).toContain('4.0 من 5 من 3 قرّاء')
    expect(html).toContain('عدالة الشروط')
  })
})

describe('LiveRating, which a server renders apart from its page', () => {
  it('writes figures and days as the language of its words does', () => {
    speak('de-AT')
    const words = ratingWords()
    speak(undefined)
    const marks = [{ name: 'terms', average: 4 }] as const
    const latest = [{ id: '1', author: 'Ann', day: '2026-11-20', average: '4.0', words: 'Bezahlt.' }]
    const rating = { votes: 3, average: '4.0', marks, latest }
    const html = renderToStaticMarkup(
      <LiveRating url="" publishableKey="" documentId="a" rating={rating} words={words} />,
    )
    expect(html).toContain('<time dateTime="2026-11-20">20. November 2026</time>')
    expect(html).toContain('4,0 von 5')
    expect(html).not.toContain('4.0')
  })
})

describe('topicOf', () => {
  it('is a channel for each casino', () => {
    expect(topicOf('a')).not.toBe(topicOf('b'))
  })
})
