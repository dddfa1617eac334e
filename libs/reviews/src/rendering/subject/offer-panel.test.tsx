import { speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import type { BonusDocument, CasinoReviewDocument } from '../../documents.ts'
import { leftInEnglish } from '../../testing/left-in-english.ts'
import { allOf } from '../../testing/wordless.ts'
import type { OfferMarkets } from '../markets/markets.ts'
import { OfferPanel } from './offer-panel.tsx'

const markets: OfferMarkets = { codes: ['GB', 'IE'], isMarked: true }
const offers = allOf('bonus') as readonly BonusDocument[]
const maker = (allOf('casino_review') as readonly CasinoReviewDocument[]).find(
  ({ data }) => data.status === 'active',
)

afterEach(() => speak(undefined))

describe('OfferPanel', () => {
  it.each([
    ['is only for readers elsewhere', 'NZ', '2026-11-20'],
    ['is not for readers everywhere', null, '2026-11-20'],
    ['has ended', 'GB, IE', '2040-01-01'],
  ])('says in the language of the page why an offer that %s is hidden', (_why, countries, today) => {
    for (const { data, ...about } of offers.slice(0, 3)) {
      const document = { ...about, data: { ...data, countries } } as BonusDocument
      const others = { ...maker!, data: { ...maker!.data, countries_allowed: null } } as CasinoReviewDocument
      const context = { markets, marketHref: '/market', today }
      const view = () => <OfferPanel document={document} maker={others} context={context} />
      expect(leftInEnglish(view)).toEqual([])
    }
  })
})
