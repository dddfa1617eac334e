import { join } from 'node:path'
import { readContentFolder } from '@house-edge/content/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Receipts } from './receipts.tsx'

const method = {
  link_type: 'Document',
  type: 'payment_method',
  id: 'debit',
  uid: 'debit',
  data: { name: 'Plumb Debit' },
}
const test = { method, hours: 1.8, asked_on: '2026-10-20', asked_at: '11:02', amount: 37.5, by: 'us' }
const shown = (...payout_tests: object[]): string =>
  renderToStaticMarkup(
    <Receipts review={{ name: 'Copper Lantern', currencies: 'GBP, EUR', payout_tests } as never} />,
  )
const linesOf = (html: string): string[] =>
  [...html.matchAll(/<dd>([^<]+)<\/dd>/g)].map(([, value = '']) => value)

describe('Receipts', () => {
  it('says amount, method, both times and what lies between', () => {
    const html = shown(test)
    expect(linesOf(html)).toEqual([
      '£37.50',
      'Plumb Debit',
      '20 October 2026, 11:02',
      '20 October 2026, 12:50',
      '108 minutes',
    ])
    expect(html).toContain('Timed by us')
  })

  it('says the day on which it came, and whose test it was', () => {
    const html = shown({ ...test, hours: 20, by: 'a reader' })
    expect(linesOf(html)).toContain('21 October 2026, 07:02')
    expect(html).toContain('Timed by a reader')
  })

  it('shows open what has not come, with the day on which it was last looked for', () => {
    const unpaid = { method, asked_on: '2026-08-14', asked_at: '19:22', amount: 84, by: 'us' }
    const html = (last_reviewed?: string): string =>
      renderToStaticMarkup(
        <Receipts
          review={
            { name: 'Velvet Comet', currencies: 'CAD', last_reviewed, payout_tests: [test, unpaid] } as never
          }
        />,
      )
    expect(linesOf(html('2026-11-18')).slice(0, 4)).toEqual([
      'CA$84',
      'Plumb Debit',
      '14 August 2026, 19:22',
      'not by 18 November 2026',
    ])
    expect(html('2026-11-18')).toContain('>Not paid<')
    expect(html('2026-11-18')).toContain('open=""')
    // Without that day it would be said of today, which nobody has looked at.
    expect(html()).not.toContain('>Not paid<')
    expect(html()).not.toContain('open=""')
    // Nor has anybody looked for what was asked for after that day.
    expect(html('2026-08-13')).not.toContain('>Not paid<')
    expect(html('2026-08-14')).toContain('>Not paid<')
  })

  it('shows open what was refused, whenever it was last looked for', () => {
    const refused = { ...test, hours: null, refused_on: '2026-10-21' }
    const html = shown(refused)
    expect(linesOf(html)).toEqual([
      '£37.50',
      'Plumb Debit',
      '20 October 2026, 11:02',
      'no: refused on 21 October 2026',
    ])
    expect(html).toContain('>Refused<')
    expect(html).toContain('open=""')
    // No day before that on which it was asked for.
    expect(shown({ ...refused, refused_on: '2026-10-19' })).toBe('')
  })

  it('leaves out what misses anything, and renders nothing where all do', () => {
    for (const missing of ['amount', 'asked_at', 'asked_on', 'method'])
      expect(shown({ ...test, [missing]: null })).toBe('')
    expect(shown({ ...test, asked_at: 'noon' })).toBe('')
    expect(linesOf(shown(test, { ...test, amount: null }))).toHaveLength(5)
  })

  it('agrees with what the evidence of the demonstration says', () => {
    const { documents } = readContentFolder(join(import.meta.dirname, '../../../../../content'))
    const review = documents.find(({ id }) => id === 'casino_review_copper-lantern')?.data as {
      evidence: { claim: string }[]
      payout_tests: Record<string, unknown>[]
    }
    const [, amount, asked, received] =
      /20 October 2026.*withdrawal of (£[\d.]+) asked for at (\S+) and received at (\d+:\d+)/.exec(
        review.evidence.map(({ claim }) => claim).join('\n'),
      ) ?? []
    const own = review.payout_tests.find((each) => each['asked_on'] === '2026-10-20')
    expect(linesOf(shown({ ...own, method }))).toEqual([
      amount,
      'Plumb Debit',
      `20 October 2026, ${asked}`,
      `20 October 2026, ${received}`,
      '108 minutes',
    ])
  })
})
