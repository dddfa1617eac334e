import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OfferLine } from './offer-line.tsx'

/** The line of an offer of £2.50 in spins. */
function line(terms: object): string {
  const data = { title: 'Spins', type: 'free spins', cap: 2.5, currency: 'GBP', ...terms }
  const bonus = { link_type: 'Document', type: 'bonus', id: 'spins', uid: 'spins', data }
  const fields = { name: 'Heron', status: 'active', bonuses: [{ bonus }] }
  return renderToStaticMarkup(
    <OfferLine review={{ id: 'heron', fields } as never} context={{ today: '2026-11-20' }} />,
  )
}

describe('OfferLine', () => {
  it('says what an offer costs to clear, or where nothing is cleared what it costs to get', () => {
    expect(line({ wagering_multiple: 10, wagering_base: 'bonus' })).toMatch(/costs £0.96 on average to clear/)
    expect(line({ wagering_multiple: 0, qualifying_stake: 5 })).toContain(
      'costs £0.20 on average to get · wagering none',
    )
  })

  it('says once that nothing has to be staked', () => {
    expect(line({ wagering_multiple: 0 })).toContain('<span>none of it has to be staked.</span>')
  })
})
