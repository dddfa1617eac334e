import { renderToStaticMarkup } from 'react-dom/server'
import { speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import { createExplain } from '@house-edge/slices'
import { KeyFacts } from './key-facts.tsx'

const test = (hours: number | null, by = 'us') => ({ hours, by })
const shown = (fields: object): string =>
  renderToStaticMarkup(<KeyFacts review={fields} context={{ today: '2026-11-20' }} />)
const stated = { payments: [{ withdraw: true, time_min_hours: 24, time_max_hours: 72 }] }

afterEach(() => speak(undefined))

describe('KeyFacts', () => {
  it('says what payouts took us, by the middle of our tests', () => {
    expect(
      shown({ payout_tests: [test(1.8), test(0.4), test(0.9), test(null), test(99, 'a reader')] }),
    ).toContain('54 minutes, the middle of 3 tests (24 to 108 minutes)')
  })

  it('tells what a casino states from what was measured', () => {
    expect(shown(stated)).toContain('24 to 72 hours, as it states')
    expect(shown({ ...stated, status: 'warning' })).toContain('not measured')
  })

  it('says since when a withdrawal of ours has not come, before what others took', () => {
    const asked = { by: 'us', asked_on: '2026-08-14' }
    expect(shown({ payout_tests: [test(0.4), asked], status: 'warning' })).toContain(
      '<dd>unpaid since 14 August 2026</dd>',
    )
    expect(shown({ payout_tests: [{ ...asked, by: 'a reader' }] })).not.toContain('unpaid')
  })

  it('says when a withdrawal of ours was refused, unless it was paid after all', () => {
    const refused = { by: 'us', asked_on: '2026-08-04', refused_on: '2026-08-05' }
    const owed = { by: 'us', asked_on: '2026-08-01' }
    expect(shown({ payout_tests: [owed, refused], status: 'warning' })).toContain(
      '<dd>refused on 5 August 2026</dd>',
    )
    expect(shown({ payout_tests: [{ ...refused, hours: 40 }] })).not.toContain('refused')
  })

  it('does not say that a casino we warn of has no offer', () => {
    expect(shown({ status: 'warning' })).toContain('we show none of its offers')
    expect(shown({ status: 'active' })).toContain('no offer')
  })

  it('explains the words of its names, once', () => {
    const term = { id: 'term-wagering', name: 'Wagering', also: [], meaning: 'How often.', more: null }
    const context = { today: '2026-11-20', explain: createExplain([term], '/glossary') }
    const html = () => renderToStaticMarkup(<KeyFacts review={{}} context={context} />)
    expect(html()).toContain('Smallest <span class="he-term"><a href="/glossary#term-wagering">wagering</a>')
    expect(html()).not.toContain('he-term')
  })

  it('has what follows an ended offer in each market, until that ends', () => {
    const offer = (uid: string, wagering_multiple: number, countries: string, valid_to?: string) => ({
      bonus: {
        link_type: 'Document',
        type: 'bonus',
        uid,
        url: `/offers/${uid}`,
        data: { title: uid, wagering_multiple, countries, valid_to },
      },
    })
    const bonuses = [
      offer('both', 5, 'GB, IE', '2026-11-30'),
      offer('irish', 10, 'IE', '2026-12-09'),
      offer('british', 20, 'GB'),
    ]
    const html = (codes: string[], isMarked: boolean) =>
      renderToStaticMarkup(
        <KeyFacts
          review={{ bonuses } as never}
          context={{ today: '2026-11-20', markets: { codes, isMarked } }}
        />,
      ).replaceAll(/<a [^>]*>|<\/a>/g, '')
    expect(html(['GB', 'IE', 'CA'], true)).toContain(
      [
        '<he-part data-until="2026-12-01" data-markets="GB IE">5× the bonus (both)</he-part>',
        '<he-part data-from="2026-12-01" data-markets="GB">20× the bonus (british)</he-part>',
        '<he-part data-from="2026-12-01" data-until="2026-12-10" data-markets="IE">10× the bonus (irish)</he-part>',
        '<he-part data-from="2026-12-10" data-markets="IE">no offer</he-part>',
        '<he-part data-markets="CA none">no offer</he-part>',
      ].join(''),
    )
    // An editor's page read “5× the bonus (both)no offer”: no server takes later parts out of it.
    for (const markets of [{ codes: ['IE'], isMarked: false }, undefined]) {
      const ofOne = renderToStaticMarkup(
        <KeyFacts review={{ bonuses } as never} context={{ today: '2026-11-20', markets }} />,
      )
      expect(ofOne).toContain('<he-part data-until="2026-12-01">5× the bonus (<a')
      expect(ofOne).not.toContain('data-from')
    }
  })

  it('takes no reader of another language to be in a market of the site', () => {
    const markets = { codes: ['GB', 'IE'], fallback: 'GB', isMarked: true }
    const said = (countries_allowed: string): string =>
      renderToStaticMarkup(
        <KeyFacts review={{ countries_allowed }} context={{ today: '2026-11-20', markets }} />,
      )
    expect(said('IE, CA')).toContain(
      '<he-part data-markets="GB">does not accept players from the United Kingdom</he-part>',
    )
    speak('de-AT')
    // That of the language, of which a guess says nothing; another that was chosen counts before it.
    const ofOthers = 'nicht für Spieler aus: Österreich; offen für Spieler aus: Irland und Kanada'
    expect(said('IE, CA')).toContain(
      `<he-part data-markets="GB">${ofOthers}</he-part><he-part data-markets="IE">offen für Spieler aus: Irland</he-part><he-part data-markets="none">${ofOthers}</he-part>`,
    )
    expect(said('AT')).toContain('<he-part data-markets="GB">offen für Spieler aus: Österreich</he-part>')
    expect(said('AT')).not.toContain('Vereinigtes Königreich')
    speak('ar-AE')
    expect(said('IE, CA')).toContain('غير متاح في الإمارات العربية المتحدة، متاح في أيرلندا وكندا')
  })

  it('says where a casino is open, or that it names countries alone where it is not', () => {
    const markets = { codes: ['GB'], fallback: 'GB', isMarked: true }
    const said = (fields: object): string =>
      renderToStaticMarkup(<KeyFacts review={fields} context={{ today: '2026-11-20', markets }} />)
    const elsewhere = 'does not accept players from France and Austria</he-part>'
    expect(said({ countries_blocked: 'FR, AT' })).toContain(`data-markets="none">${elsewhere}`)
    speak('de-AT')
    const blocked = 'nimmt keine Spieler an aus: Frankreich und Österreich'
    expect(said({ countries_blocked: 'FR, AT' })).toContain(`<dd>${blocked}</dd>`)
    expect(said({ countries_blocked: 'FR' })).toContain('offen für Spieler aus: Österreich')
    expect(said({})).toContain('Ihr Land</dt><dd>nicht bekannt</dd>')
    // Their own country first, and not alone.
    expect(said({ countries_allowed: 'IE, AT' })).toContain('offen für Spieler aus: Österreich und Irland')
  })

  it('says what is not known, in all five', () => {
    expect(shown({}).match(/<dd>/g)).toHaveLength(5)
    expect(shown({})).toContain('no offer')
  })
})
