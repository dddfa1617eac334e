import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { OfferMarkets } from '../markets/markets.ts'
import { KeyFacts } from '../review-page/key-facts.tsx'
import { readCasino } from './casino.ts'
import { ContentCasinoRow } from './casino-row.tsx'

const today = '2026-11-20'
const kept: OfferMarkets = { codes: ['GB', 'IE'], isMarked: true }

/** Offers, each with its countries and what is dated of it. */
function offers(of: Readonly<Record<string, object>>): { bonuses: object[] } {
  return {
    bonuses: Object.entries(of).map(([uid, dated]) => {
      const data = { title: uid, wagering_multiple: 5, countries: 'GB', ...dated }
      return { bonus: { link_type: 'Document', type: 'bonus', id: uid, uid, data } }
    }),
  }
}

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '')

describe('listedInTurn', () => {
  it('says in a row of no offer that there is none once it can be taken up', () => {
    const data = offers({
      first: { valid_to: '2026-11-30' },
      later: { valid_from: '2026-12-10' },
      better: { valid_from: '2026-12-20', wagering_multiple: 0 },
      abroad: { valid_from: '2026-12-15', countries: 'IE' },
    })
    const casino = readCasino({
      uid: 'lantern',
      type: 'casino_review',
      url: '/lantern',
      data: { name: 'Lantern', ...data },
    } as never)!
    const row = renderToStaticMarkup(<ContentCasinoRow casino={casino} today={today} markets={kept} />)
    const said = [...row.matchAll(/<he-part([^>]*)><div><dt>Offer<\/dt><dd>(.*?)<\/dd>/g)]
    expect(said.map(([, days = '', words = '']) => `${days.trim()} ${textOf(words)}`)).toEqual([
      'data-until="2026-12-01" data-markets="GB" first',
      'data-from="2026-12-01" data-until="2026-12-10" data-markets="GB" none known to us now',
      'data-from="2026-12-10" data-until="2026-12-20" data-markets="GB" later',
      'data-from="2026-12-20" data-markets="GB" better',
      'data-until="2026-12-15" data-markets="IE" none for Ireland',
      'data-from="2026-12-15" data-markets="IE" abroad',
    ])
  })

  it('has the wagering of an offer that begins later among the key facts', () => {
    const facts = (markets: OfferMarkets): string =>
      renderToStaticMarkup(
        <KeyFacts
          review={offers({ later: { valid_from: '2026-12-10' } }) as never}
          context={{ today, markets }}
        />,
      )
    expect(facts(kept)).toMatch(
      /data-until="2026-12-10" data-markets="GB">no offer<.*data-from="2026-12-10" data-markets="GB">5× the bonus.*data-markets="IE none">no offer/s,
    )
    expect(facts({ codes: [], isMarked: false })).toContain('<dt>Smallest wagering</dt><dd>no offer</dd>')
  })
})
