import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReviewComparison } from './review-comparison.tsx'

const review = (id: string, overall_score: number): never =>
  ({ id, type: 'casino_review', uid: id, data: { name: id, overall_score, min_age: 18 } }) as never

describe('ReviewComparison', () => {
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
    expect([...rows[at]!.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell)).toEqual([
      'no reader yet',
      '3.5 of 5',
    ])
  })
})
