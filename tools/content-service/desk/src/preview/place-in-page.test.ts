import { describe, expect, it } from 'vitest'
import { fieldAt, shownBy } from './place-in-page.ts'

const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] })
const content = {
  uid: 'copper',
  tags: [],
  data: {
    name: 'Copper Lantern',
    headline: 'The dullest casino we know.',
    cover: { url: 'https://content.example/images/lantern%20one.svg?w=3', alt: 'A lantern', copyright: null },
    author: { link_type: 'Document', id: 'person_wren' },
    summary: [paragraph('Four pages of terms.'), paragraph('And a  quote.')],
    slices: [
      { id: 'quote$1', slice_type: 'quote', primary: { quote: 'She stands.', source: 'Wren' } },
      { id: 'quote$2', slice_type: 'quote', primary: { quote: 'She stands.' } },
      { id: 'figure$3', slice_type: 'figure', primary: { image: { url: '/images/harbour.svg', alt: null } } },
      { id: 'empty$4', slice_type: 'quote', primary: {} },
    ],
  },
}

describe('fieldAt', () => {
  // shows P59
  it.each([
    [{ words: 'The dullest casino we know.' }, 'data.headline'],
    [{ words: 'And a quote.' }, 'data.summary.1.text'],
    [{ words: 'Verdict: The dullest casino we know. 9.2' }, 'data.headline'],
    [{ words: 'Four pages' }, 'data.summary.0.text'],
    [
      { words: '', picture: 'http://localhost/_next/image?url=/images/lantern one.svg&w=640' },
      'data.cover.url',
    ],
    [{ slice: 'quote$2', words: 'She stands.' }, 'data.slices.1.primary.quote'],
    [{ slice: 'quote$1', words: '“She stands.” Wren' }, 'data.slices.0.primary.quote'],
    [{ slice: 'quote$1', words: 'something else' }, 'data.slices.0.primary.quote'],
    [{ slice: 'figure$3', words: '' }, 'data.slices.2.primary.image.url'],
    [{ slice: 'empty$4', words: 'Nothing yet' }, 'data.slices.3'],
  ])('leads from %j to its field', (pointed, path) => {
    expect(fieldAt(content, pointed)).toBe(path)
  })

  it.each([
    { words: 'Of another document' },
    { slice: 'other$9', words: 'She stands.' },
    { words: 'document' },
  ])('knows no field for %j', (pointed) => {
    expect(fieldAt(content, pointed)).toBeUndefined()
  })
})

describe('shownBy', () => {
  // shows P59
  it.each([
    ['data.headline', { words: ['The dullest casino we know.'] }],
    ['data.summary', { words: ['Four pages of terms.', 'And a  quote.'] }],
    ['data.cover', { words: [], picture: 'lantern one.svg' }],
    ['data.slices.1.primary.quote', { slice: 'quote$2', words: ['She stands.'] }],
    ['data.slices.1', { slice: 'quote$2', words: [] }],
    ['data.nothing', { words: [] }],
  ])('says what %s shows', (path, shown) => {
    expect(shownBy(content, path)).toEqual(shown)
  })
})
