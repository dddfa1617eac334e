import { speak } from '@house-edge/ui/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { newsEntries } from '../feeds/feed-entries.ts'
import { links } from '../testing/site.ts'
import { ApartList, NewsList } from './news-list.tsx'
import { apartCasinos, newsOf } from './news-of.ts'

const today = '2026-11-20'

function review(uid: string, data: object = {}): never {
  const whole = { name: uid, headline: 'Dull.', first_published: '2026-02-03', changelog: [], ...data }
  return { id: uid, uid, type: 'casino_review', url: `/casino-reviews/${uid}`, data: whole } as never
}

const offer = (data: object): object => ({
  bonus: {
    link_type: 'Document',
    id: 'b',
    uid: 'b',
    type: 'bonus',
    data: { value: '£5 back', valid_from: '2026-11-10', countries: 'GB', last_verified: today, ...data },
  },
})

const lantern = review('lantern', {
  changelog: [
    { date: '2026-11-16', kind: 'check', note: 'Nothing new.' },
    { date: '2026-10-22', kind: 'score', note: 'Payouts raised.' },
    { date: '2026-02-03', note: 'First published at 9.1.' },
  ],
})
const comet = review('comet', {
  status: 'warning',
  first_published: '2026-09-15',
  warning: [{ type: 'paragraph', text: 'Unpaid.' }],
  changelog: [{ date: '2026-09-15', kind: 'warning', note: 'A warning.' }],
})

const told = (...reviews: never[]) =>
  newsOf(reviews, links, today).map(({ kind, day, words }) => [kind, day, words])

describe('newsOf', () => {
  it('tells what changed and leaves out checks', () => {
    expect(told(lantern)).toEqual([
      ['score', '2026-10-22', 'Payouts raised.'],
      ['review', '2026-02-03', 'First published at 9.1.'],
    ])
  })

  it('tells once of a review that began as a warning', () => {
    expect(told(comet)).toEqual([['warning', '2026-09-15', 'A warning.']])
  })

  it('tells that a casino will close before it tells that it has', () => {
    const changelog = [
      { date: '2026-09-30', kind: 'closed', note: 'Closed.' },
      { date: '2026-08-01', kind: 'closing', note: 'Closes in September.' },
    ]
    const marsh = review('marsh', { status: 'closed', changelog })
    expect(told(marsh).map(([kind]) => kind)).toEqual(['closed', 'closing', 'review'])
    expect(apartCasinos([marsh], links)[0]?.since).toBe('2026-09-30')
  })

  it('tells of an offer on its day and no sooner', () => {
    const begun = review('a', { first_published: null, bonuses: [offer({})] })
    const later = review('b', { first_published: null, bonuses: [offer({ valid_from: '2026-12-01' })] })
    expect(told(begun, later)).toEqual([['offer', '2026-11-10', '£5 back']])
  })

  it('knows nothing of a casino that is hidden or empty', () => {
    expect(told(review('a', { noindex: true }), review('b', { name: null }))).toEqual([])
    expect(told(review('a', { changelog: null, first_published: null }))).toEqual([])
  })
})

describe('NewsList', () => {
  it('marks each offer with its markets', () => {
    const news = newsOf([review('a', { bonuses: [offer({})] })], links, today)
    const markets = { codes: ['GB', 'IE'], isMarked: true }
    const html = renderToStaticMarkup(<NewsList news={news} markets={markets} />)
    expect(html).toMatch(/<he-part[^>]* data-markets="GB">.*£5 back.*<\/he-part>/)
    expect(html).toContain('November 2026')
  })

  it('marks an offer that is not translated among news in the language of the page', () => {
    const bonuses = [offer({})].map((each) => {
      const { bonus } = each as { bonus: object }
      return { bonus: { ...bonus, lang: 'en-gb' } }
    })
    const lang = 'ar-ae'
    const arabic = { ...(review('a', { headline: 'ممل', bonuses }) as object), lang } as never
    speak('ar-AE')
    const html = renderToStaticMarkup(<NewsList news={newsOf([arabic], links, today)} markets={undefined} />)
    speak(undefined)
    expect(html).toContain('<span lang="en-gb" dir="auto">£5 back</span>')
    expect(html).toContain('<p>ممل</p>')
  })
})

describe('newsEntries', () => {
  // shows P56
  it('tells events of one review apart, and no offers', () => {
    const entries = newsEntries(newsOf([lantern, review('a', { bonuses: [offer({})] })], links, today))
    expect(entries.map(({ title }) => title)).not.toContain('New offer: a')
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })
})

describe('ApartList', () => {
  // shows P98
  it('says since when and why of each warned or closed casino', () => {
    const casinos = apartCasinos([lantern, comet, review('marsh', { status: 'closed' })], links)
    expect(casinos.map(({ kind, since }) => [kind, since])).toEqual([
      ['warning', '2026-09-15'],
      ['closed', undefined],
    ])
    const html = renderToStaticMarkup(<ApartList casinos={casinos} />)
    expect(html).toMatch(/15 September 2026.*comet.*Warning.*Unpaid\..*Closed.*marsh.*Dull\./s)
  })

  it('leads to what to do where the warning of the review does', () => {
    const text = 'Unpaid: read what to do now.'
    const data = { link_type: 'Web', url: 'https://help.example/' }
    const spans = [{ start: 13, end: 23, type: 'hyperlink', data }]
    const linked = review('comet', { status: 'warning', warning: [{ type: 'paragraph', text, spans }] })
    const html = renderToStaticMarkup(<ApartList casinos={apartCasinos([linked], links)} />)
    expect(html).toMatch(/Unpaid: read <a [^>]*href="https:\/\/help\.example\/"[^>]*>what to do<\/a> now\./)
  })

  it('keeps every link of a warning, in whichever order they are stored', () => {
    const link = (start: number, end: number, url: string) => ({
      start,
      end,
      type: 'hyperlink',
      data: { link_type: 'Web', url: `https://help.example/${url}` },
    })
    const spans = [
      link(20, 24, 'ring'),
      { start: 0, end: 6, type: 'strong' },
      link(8, 12, 'read'),
      link(9, 12, 'in'),
    ]
    const warning = [{ type: 'paragraph', text: 'Unpaid: read it and ring now.', spans }]
    const html = renderToStaticMarkup(
      <ApartList casinos={apartCasinos([review('comet', { status: 'warning', warning })], links)} />,
    )
    expect(html).toMatch(/Unpaid: <a [^>]*\/read"[^>]*>read<\/a> it and <a [^>]*\/ring"[^>]*>ring<\/a> now\./)
  })

  it('says so where there is none', () => {
    expect(renderToStaticMarkup(<ApartList casinos={[]} />)).toContain('We warn of none now.')
  })
})
