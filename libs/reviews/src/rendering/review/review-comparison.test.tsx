import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReviewComparison } from './review-comparison.tsx'

const review = (id: string, overall_score: number): never =>
  ({ id, type: 'casino_review', uid: id, data: { name: id, overall_score, min_age: 18 } }) as never

describe('ReviewComparison', () => {
  it('leads to the same without one of them, beside its name', () => {
    const html = renderToStaticMarkup(
      <ReviewComparison
        documents={[review('kelp', 6), review('tide', 8)]}
        caption="Compared"
        removeHref={(uid) => `/compare?without=${uid}`}
      />,
    )
    expect(html).toMatch(/href="\/compare\?without=tide">Remove<span class="he-hidden"> tide</)
  })

  it('has what others say of each below our score, in the order of the casinos', () => {
    const said: Readonly<Record<string, string>> = { tide: '3.5 of 5', kelp: 'no reader yet' }
    const html = renderToStaticMarkup(
      <ReviewComparison
        documents={[review('kelp', 6), review('tide', 8)]}
        caption="Compared"
        besideScore={{ label: 'Readers say', of: (id) => said[id] ?? '' }}
      />,
    )
    const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) => row)
    const at = rows.findIndex((row) => row.includes('Readers say'))
    expect(rows[at - 1]).toContain('Score')
    expect([...rows[at]!.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, cell]) => cell)).toEqual([
      'no reader yet',
      '3.5 of 5',
    ])
  })

  it.each([
    ['2999-01-01', '2999-01-01', true],
    ['2999-01-01', '2999-06-01', false],
  ])('says once what offers have alike while both can be had, until %s and %s: %s', (one, other, isOnce) => {
    const withOffer = (id: string, valid_to: string): never => {
      const bonus = {
        title: id,
        value: '5% back',
        wagering_multiple: 0,
        last_verified: '2998-12-31',
        valid_to,
      }
      const bonuses = [
        { bonus: { link_type: 'Document', type: 'bonus', id, url: `/offers/${id}`, data: bonus } },
      ]
      return { id, type: 'casino_review', uid: id, data: { name: id, status: 'active', bonuses } } as never
    }
    const html = renderToStaticMarkup(
      <ReviewComparison documents={[withOffer('kelp', one), withOffer('tide', other)]} caption="Compared" />,
    )
    const [differ = '', alike = ''] = html.split('The same for all')
    expect([differ, alike].map((part) => part.includes('Smallest wagering'))).toEqual([!isOnce, isOnce])
    // The same words of two offers are two links.
    expect(differ.match(/href="\/offers\/(?:kelp|tide)"/g)).toHaveLength(2)
  })
})
