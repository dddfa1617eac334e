import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BonusDocument, CasinoReviewDocument } from '../../documents.ts'
import { readCasino } from '../review/casino.ts'
import { ContentCasinoRow } from '../review/casino-row.tsx'
import { OfferPanel } from './offer-panel.tsx'

const bonus = {
  title: 'First lamp',
  value: '50% up to £40',
  type: 'welcome',
  cap: 40,
  currency: 'GBP',
  wagering_multiple: 5,
  wagering_base: 'bonus',
  last_verified: '2026-11-16',
}

describe('OfferPanel', () => {
  it('says what the offer costs and leaves, and its name no second time', () => {
    const document = { id: 'lamp', uid: 'lamp', type: 'bonus', data: bonus } as unknown as BonusDocument
    const maker = {
      id: 'lantern',
      uid: 'lantern',
      type: 'casino_review',
      data: { name: 'Copper Lantern', status: 'active', bonuses: [] },
    } as unknown as CasinoReviewDocument
    const html = renderToStaticMarkup(
      <OfferPanel document={document} maker={maker} context={{ today: '2026-11-20' }} />,
    )
    expect(html).toContain('<dt>Costs on average</dt><dd><strong>£8 of £40</strong></dd>')
    expect(html).not.toContain('First lamp')
    // The page says above its title what kind of offer it is.
    expect(html).not.toContain('Welcome offer')
    expect(html).toContain('<dt>Left on average</dt><dd>£32</dd>')
  })
})

describe('ContentCasinoRow beside an offer', () => {
  it('does not tell that offer once more', () => {
    const related = { link_type: 'Document', type: 'bonus', id: 'lamp', uid: 'lamp', data: bonus }
    const casino = readCasino({
      id: 'lantern',
      uid: 'lantern',
      type: 'casino_review',
      data: { name: 'Copper Lantern', status: 'active', bonuses: [{ bonus: related }] },
    } as unknown as CasinoReviewDocument)!
    const row = (besideOffer?: string) =>
      renderToStaticMarkup(<ContentCasinoRow casino={casino} today="2026-11-20" besideOffer={besideOffer} />)
    expect(row()).toContain('50% up to £40')
    expect(row('another')).toContain('50% up to £40')
    expect(row('lamp')).not.toContain('50% up to £40')
  })
})
