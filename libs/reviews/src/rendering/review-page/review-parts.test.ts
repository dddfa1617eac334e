import { describe, expect, it } from 'vitest'
import type { CasinoReviewDocument } from '../../documents.ts'
import { reviewParts } from './review-parts.ts'

const text = (title: string | undefined, aside?: string) => ({
  slice_type: 'rich_text',
  primary: {
    aside,
    content: [
      ...(title === undefined ? [] : [{ type: 'heading2', text: title, spans: [] }]),
      { type: 'paragraph', text: 'As it was.', spans: [] },
    ],
  },
})
const slice = (slice_type: string, primary: object = {}) => ({ slice_type, primary })
const partsOf = (slices: readonly unknown[], data: object = {}) =>
  reviewParts({ data: { slices, ...data } } as unknown as CasinoReviewDocument)

describe('reviewParts', () => {
  it('gathers slices by what they are about, wherever editors put them', () => {
    const parts = partsOf([
      slice('faq'),
      text('Support'),
      slice('licence_box', { title: 'The licence it claims', aside: 'What it claims' }),
      slice('figure'),
      slice('score_breakdown', { title: 'The score, part by part' }),
    ])
    expect(parts.licence[0]?.primary).toMatchObject({ title: 'Licence', aside: 'What it claims' })
    expect(parts.score[0]?.primary).toMatchObject({ title: 'Score', aside: 'The score, part by part' })
    expect(parts.test.map(({ title, slices }) => [title, slices.length])).toEqual([['Support', 2]])
    expect(parts.questions).toHaveLength(1)
  })

  it('draws from the data what editors wrote no slice for', () => {
    const parts = partsOf([], { rating_breakdown: [{}], licences: [{}], payments: [{}], cons: [{}] })
    expect(
      [parts.score, parts.licence, parts.payments, parts.weighed].map(([each]) => each?.slice_type),
    ).toEqual(['score_breakdown', 'licence_box', 'payments_table', 'pros_cons'])
    expect(partsOf([]).score).toEqual([])
  })

  it('shows every offer that the review names, each once', () => {
    const offer = (id: string) => ({ link_type: 'Document', type: 'bonus', id, data: { title: id } })
    const bonuses = [{ bonus: offer('first') }, { bonus: offer('second') }, { bonus: { link_type: 'Any' } }]
    const { offers } = partsOf([slice('bonus_card', { bonus: offer('first') })], { bonuses })
    expect(offers.map(({ primary }) => Object(primary['bonus']).id)).toEqual(['first', 'second'])
  })

  it('keeps the address of each part of the test, and its heading once', () => {
    const [first] = partsOf([text(undefined), text('The timetable', 'With manners')]).test
    expect(first).toMatchObject({
      id: 'section-the-timetable',
      title: 'The timetable',
      aside: 'With manners',
    })
    expect(JSON.stringify(first?.slices)).not.toContain('The timetable')
  })

  it('leaves what is no slice to the zone, which tells editors', () => {
    expect(partsOf([7, null, text(undefined)]).opening).toHaveLength(3)
  })
})
