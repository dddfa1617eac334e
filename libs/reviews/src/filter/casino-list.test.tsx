import { readCasino } from '../rendering/review/casino.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import { links } from '../testing/site.ts'
import { CasinoList, pageOf } from './casino-list.tsx'
import { noChoice } from './facets.ts'
import { FilterForm } from './filter-form.tsx'

const asking = { today: '2026-11-22', marketOf: () => 'GB' }

function casino(uid: string, status = 'active') {
  const data = { name: uid, status, overall_score: 8, countries_allowed: 'GB' }
  const document = { id: uid, uid, url: `/casino-reviews/${uid}`, type: 'casino_review', data }
  return readCasino(document as never) ?? []
}

const casinos = [
  ...Array.from({ length: 13 }, (_, nth) => casino(`open-${String.fromCodePoint(97 + nth)}`)),
  casino('warned', 'warning'),
].flat()

const list = (choice: typeof noChoice): string =>
  renderToStaticMarkup(
    <CasinoList
      title="Casinos"
      lead="All"
      casinos={casinos}
      choice={choice}
      hrefOf={(page) => `/p/${page}`}
      asking={asking}
      markets={undefined}
      saveForm="save"
      links={links}
    />,
  )

describe('pageOf', () => {
  it('keeps apart whom readers are warned of', () => {
    const second = pageOf(casinos, { ...noChoice, page: 2 }, asking)
    expect(second).toMatchObject({ found: { chosen: 13, apart: 1 }, pages: 2 })
    expect([second.chosen.length, second.apart.map(({ uid }) => uid)]).toEqual([1, ['warned']])
  })
})

afterEach(() => speak(undefined))

describe('CasinoList', () => {
  it('speaks the language of the page, whichever was read first', () => {
    const licences = [{ regulator: { type: 'regulator', id: 'b', uid: 'b', data: { name: 'Board' } } }]
    const payments = [
      { method: { type: 'payment_method', id: 'c', data: { name: 'Card' } }, time_max_hours: 9 },
    ]
    const data = { name: 'Lantern', overall_score: 8, licences, payments }
    const document = { id: 'l', uid: 'l', url: '/l', type: 'casino_review', data } as never
    const said = (language: string | undefined): string => {
      speak(language)
      const row = readCasino(document)
      return [row?.payoutWords, row?.licences[0]?.words, list({ ...noChoice, order: 'name' })].join()
    }
    expect(said(undefined)).toMatch(/9 hours.*not verified.*Filter and sort.*Show casinos/s)
    expect(said('de-AT')).toMatch(/9 Stunden.*nicht geprüft.*Filtern und ordnen.*Casinos zeigen/s)
    expect(said('ar-AE')).toContain('عرض الكازينوهات')
  })

  it('shows a page of rows with the way to the next', () => {
    const html = list(noChoice)
    expect(html).toContain('open-a')
    expect(html).not.toContain('open-m')
    expect(html).toContain('href="/p/2"')
    expect(html).toContain('form="save"')
    // Those apart are on the last page, and the first says so.
    expect(html).toContain('href="/warnings"')
  })

  it('says so where none answers, with a way out', () => {
    const html = list({ ...noChoice, values: { score: '9' } })
    expect(html).toContain('href="/casino-reviews"')
    expect(html).not.toContain('open-a')
  })
})

describe('CasinoList: why a casino stands there', () => {
  const data = {
    name: 'Lantern',
    overall_score: 9,
    rating_breakdown: [
      { criterion: 'safety', score: 9.6 },
      { criterion: 'bonuses', score: 8 },
    ],
    payments: [
      {
        method: { link_type: 'Document', id: 'b', uid: 'b', type: 'payment_method', data: { name: 'Card' } },
        time_max_hours: 9,
      },
      {
        method: {
          link_type: 'Document',
          id: 'a',
          uid: 'a',
          type: 'payment_method',
          data: { name: 'Transfer' },
        },
        time_max_hours: 2,
      },
    ],
    last_reviewed: '2026-11-16',
  }
  const lantern = readCasino({ id: 'l', uid: 'l', url: '/l', type: 'casino_review', data } as never)
  const rows = (order: string): string =>
    renderToStaticMarkup(
      <CasinoList
        title="Casinos"
        lead="All"
        casinos={lantern ? [lantern] : []}
        choice={{ ...noChoice, order }}
        hrefOf={() => '/'}
        asking={asking}
        markets={undefined}
        saveForm="save"
        links={links}
      />,
    )

  it.each([
    ['score', 'Best in safety (9.6), worst in bonuses (8.0).'],
    ['paid', 'Quickest by Transfer.'],
    ['checked', 'Last checked on 16 November 2026.'],
  ])('says it in the order by %s', (order, words) => {
    expect(rows(order)).toContain(words)
  })

  it('says nothing where the order says it all', () => {
    expect(rows('name')).not.toContain('he-casino-reason')
  })
})

describe('FilterForm', () => {
  it('counts what each option leaves', () => {
    const html = renderToStaticMarkup(
      <FilterForm casinos={casinos} choice={noChoice} asking={asking} markets={undefined} links={links} />,
    )
    expect(html).toContain('action="/casino-reviews/find"')
    expect(html).toContain('8 and more (13)')
    expect(html).toContain('9 and more (0)')
  })
})
