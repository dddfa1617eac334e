import { describe, expect, it } from 'vitest'
import { publishedRequirements, requirementFaults } from './published-requirements.ts'
import { unseenValues } from './seen-on-page.ts'

const said = { '@context': 'https://schema.org' }
const review = {
  ...said,
  '@type': 'Review',
  itemReviewed: { '@type': 'Organization', name: 'Copper Lantern' },
  reviewRating: { '@type': 'Rating', ratingValue: 9.2, bestRating: 10, worstRating: 0 },
  author: { '@type': 'Person', name: 'Tobias Wren' },
  publisher: { '@type': 'Organization', name: 'House Edge' },
}
const item = (position: number, name = 'A', address = 'https://a.example/'): object => ({
  '@type': 'ListItem',
  position,
  name,
  item: address,
})
const trail = (...itemListElement: object[]) => ({ ...said, '@type': 'BreadcrumbList', itemListElement })

describe('requirementFaults', () => {
  it('finds nothing wrong with a review or a trail', () => {
    expect(requirementFaults(review)).toEqual([])
    expect(requirementFaults(trail(item(1), item(2)))).toEqual([])
  })

  it.each([
    ['a review by nobody', { ...review, author: undefined }],
    ['a review of nothing', { ...review, itemReviewed: { '@type': 'Organization' } }],
    ['a review of a building', { ...review, itemReviewed: { '@type': 'Casino', name: 'A' } }],
    ['a review of ourselves', { ...review, itemReviewed: { '@type': 'Organization', name: 'House Edge' } }],
    [
      'a rating outside its scale',
      { ...review, reviewRating: { ratingValue: 11, bestRating: 10, worstRating: 0 } },
    ],
    ['readers’ marks as a rating', { ...review, aggregateRating: { '@type': 'AggregateRating' } }],
    ['points for and against', { ...review, positiveNotes: [] }],
    ['a trail of one step', trail(item(1))],
    ['a trail out of order', trail(item(2), item(1))],
    ['a step without a name', trail(item(1), item(2, ''))],
    ['a step that leads nowhere', trail(item(1, 'A', ''), item(2))],
    ['an author of no type', { ...review, author: { name: 'Tobias Wren' } }],
    ['words of no vocabulary', { ...review, '@context': undefined }],
    ['questions and answers', { ...said, '@type': 'FAQPage' }],
  ])('finds %s', (_what, thing) => {
    expect(requirementFaults(thing)).not.toEqual([])
  })

  it('says where each requirement is published', () => {
    for (const { source } of Object.values(publishedRequirements))
      expect(source).toMatch(/^https:\/\/developers\.google\.com\//)
  })
})

describe('unseenValues', () => {
  const page = {
    texts: [
      'Copper  Lantern',
      'Payouts 9.3 out of 10',
      'Tobias Wren',
      'House Edge',
      'It pays. It also says when.',
    ],
    score: '9.2 out of 10',
    addresses: ['https://a.example/review'],
    pictures: ['https://a.example/cover.svg?auto=format%2Ccompress&w=640'],
    icons: ['https://a.example/icon.png'],
    searches: ['https://a.example/search?q={search_term_string}'],
    days: ['2026-11-18'],
  }

  it('counts texts, links, pictures and days as shown', () => {
    expect(unseenValues(review, page)).toEqual([])
    const things = {
      description: 'It pays. It also says when.',
      url: 'https://a.example/review',
      image: 'https://a.example/cover.svg?auto=format,compress',
      logo: 'https://a.example/icon.png',
      dateModified: '2026-11-18',
      potentialAction: {
        target: { urlTemplate: 'https://a.example/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    }
    expect(unseenValues(things, page)).toEqual([])
  })

  it.each([
    ['de-AT', '9,2 von 10'],
    ['ar-AE', '9.2 من 10'],
  ])('reads a score in the language of the page, %s', (lang, score) => {
    const rating = { reviewRating: { ratingValue: 9.2, bestRating: 10 } }
    expect(unseenValues(rating, { ...page, lang, score })).toEqual([])
    expect(unseenValues(rating, { ...page, lang })).toHaveLength(1)
    expect(
      unseenValues({ reviewRating: { ratingValue: 9.3, bestRating: 10 } }, { ...page, lang, score }),
    ).toHaveLength(1)
  })

  it.each([
    { name: 'Velvet Comet' },
    { reviewRating: { ratingValue: 9.3, bestRating: 10 } },
    { reviewRating: { ratingValue: 9.2, bestRating: 9 } },
    { name: 'Copper Lanter' },
    { votes: 9 },
    { url: 'https://a.example/elsewhere' },
    { dateModified: '2026-11-19' },
    { author: { '@type': 'Person', name: 'Nobody' } },
    { description: 'It pays. It also says when' },
    { description: 'It pays.' },
    { url: 'https://a.example/review?from=search' },
    { image: 'https://a.example/cover.svg?auto=format' },
    { image: 'https://a.example/cover.svg' },
    { logo: 'https://a.example/icon.svg' },
    { urlTemplate: 'https://a.example/search?words={search_term_string}' },
    { 'query-input': 'required name=q' },
  ])('names %j, which the page does not show', (thing) => {
    expect(unseenValues(thing, page)).toHaveLength(1)
  })
})
