import { describe, expect, it } from 'vitest'
import { headingId } from './heading-id.ts'
import { documentHeadings, headingIds } from './outline.ts'

function richText(...headings: readonly string[]): { slice_type: string; primary: object } {
  return {
    slice_type: 'rich_text',
    primary: { content: headings.map((text) => ({ type: 'heading2', text, spans: [] })) },
  }
}

describe('headingId', () => {
  const ids = (...words: readonly string[]): readonly string[] => {
    const taken = new Set<string>()
    return words.map((each) => headingId(each, taken))
  }

  it('is made of the words', () => {
    expect(ids('What does £50 cost?')).toEqual(['section-what-does-50-cost'])
    expect(ids('Où est le café')).toEqual(['section-ou-est-le-cafe'])
    expect(ids('Höhe des Einsatzes')).toEqual(['section-hohe-des-einsatzes'])
  })

  it('is never twice the same', () => {
    expect(ids('Sums', 'Sums', 'Sums')).toEqual(['section-sums', 'section-sums-2', 'section-sums-3'])
    expect(ids('Sums 2', 'Sums', 'Sums')).toEqual(['section-sums-2', 'section-sums', 'section-sums-3'])
  })

  it('shadows nothing that scripts look up by name', () => {
    expect(ids('constructor', '__proto__', 'location', '__next')).toEqual([
      'section-constructor',
      'section-proto',
      'section-location',
      'section-next',
    ])
  })

  it('numbers headings without letters', () => {
    expect(ids('🎲🎲', 'عنوان')).toEqual(['section-1', 'section-2'])
  })
})

describe('headingIds', () => {
  it('tells equal headings in different slices apart', () => {
    const slices = [richText('Sums'), richText('Sums')]
    expect(slices.map((slice, index) => headingIds({ slice, slices, index }))).toEqual([
      ['section-sums'],
      ['section-sums-2'],
    ])
  })

  it('serves a slice that stands alone', () => {
    expect(headingIds({ slice: richText('Sums') })).toEqual(['section-sums'])
  })
})

describe('documentHeadings', () => {
  it('lists headings of texts and titles of slices, in order', () => {
    const document = {
      data: {
        slices: [
          richText('The edge'),
          { slice_type: 'faq', primary: { title: 'Questions' } },
          { slice_type: 'quote', primary: { title: 'Not a part' } },
          {
            slice_type: 'rich_text',
            primary: { content: [{ type: 'heading4', text: 'Too small', spans: [] }] },
          },
        ],
      },
    }
    expect(documentHeadings(document).map((entry) => entry.text)).toEqual(['The edge', 'Questions'])
  })

  it('lists no slice that the zone has no component for', () => {
    const slices = [{ slice_type: 'dice', primary: { title: 'Dice' } }, richText('Dice'), null]
    const components = { rich_text: () => null }
    expect(documentHeadings({ data: { slices } }, { components })).toMatchObject([{ id: 'section-dice-2' }])
    expect(
      documentHeadings(
        { data: { slices: [{ slice_type: 'toString', primary: { title: 'No' } }] } },
        { components },
      ),
    ).toEqual([])
  })

  it.each([undefined, null, {}, { data: null }, { data: { slices: 'x' } }])(
    'has no contents for %j',
    (document) => {
      expect(documentHeadings(document)).toEqual([])
    },
  )
  it('lists first lines alone, by which parts are found', () => {
    const slices = [
      { slice_type: 'faq', primary: { title: 'Questions and answers', aside: 'From the postbag' } },
      {
        slice_type: 'rich_text',
        primary: { ...richText('Withdrawal times').primary, aside: 'Slow, and says so' },
      },
    ]
    expect(documentHeadings({ data: { slices } }).map(({ text }) => text)).toEqual([
      'Questions and answers',
      'Withdrawal times',
    ])
  })
})
