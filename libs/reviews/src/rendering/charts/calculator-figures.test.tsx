/**
 * What the pictures of calculators show, against the documents they start from. The arithmetic here is its own: what the
 * calculators and their pictures get wrong together would not be seen by the calculators'.
 */
import { join } from 'node:path'
import { readContentFolder } from '@house-edge/content/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EveningCalculator } from '../../slices/EveningCalculator/index.tsx'
import { WageringCalculator } from '../../slices/WageringCalculator/index.tsx'

const { documents } = readContentFolder(join(import.meta.dirname, '../../../../../content'))

interface Slice {
  slice_type: string
  primary: Readonly<Record<string, unknown>>
}

const nameOf = (document: (typeof documents)[number]): string => `${document.type} ${document.uid ?? 'home'}`

/** The slices of a type in all documents, with the name of the document. */
function slicesOf(type: string): [string, Slice][] {
  return documents.flatMap((document) =>
    ((document.data['slices'] ?? []) as Slice[])
      .filter((slice) => slice.slice_type === type)
      .map((slice): [string, Slice] => [nameOf(document), slice]),
  )
}

/** The figure of a picture, by its title, without the calculator beside it. */
function pictureOf(html: string, title: string): string {
  const from = html.lastIndexOf('<figure', html.indexOf(title))
  return html.slice(from, html.indexOf('</figure>', from))
}

/** `−£1,234.50` as a number. */
const amountOf = (words: string): number =>
  Number(words.replaceAll(/[^\d.]/g, '')) * (words.includes('−') ? -1 : 1)

const texts = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}[^>]*>([^<]*)</${element}>`, 'g'))].map(([, words = '']) => words)

describe('WageringCurve', () => {
  const all = slicesOf('wagering_calculator')

  it('stands in reviews, articles and pages', () => {
    expect(new Set(all.map(([name]) => name.split(' ')[0]))).toEqual(
      new Set(['casino_review', 'article', 'page', 'home']),
    )
  })

  it.each(all)('shows what the terms in %s come to', (_name, slice) => {
    const html = pictureOf(
      renderToStaticMarkup(<WageringCalculator slice={slice as never} slices={[]} index={0} context={{}} />),
      'What is left while the offer is cleared',
    )
    const terms = slice.primary as Record<string, number> & { base: string }
    const { deposit = 0, bonus = 0, multiple = 0, table_share: tables = 10, max_bet: largestBet = 0 } = terms
    const start = deposit + bonus
    const turnover = multiple * (terms.base === 'bonus' ? bonus : start)
    // Per 100 staked: slots that return 96 keep 4, a wheel of 37 keeps 100/37, good play at blackjack half of one.
    const kept = [4, ...(tables > 0 ? [100 / 37, 0.5] : [])]
    const costs = kept.map((share, at) => (turnover * share) / 100 / (at === 0 ? 1 : tables / 100))

    const [most = 0, , ground] = texts(html, 'text').map(amountOf)
    expect(ground).toBe(0)
    const lines = [
      ...html.matchAll(/<path class="he-chart-line"[^>]*d="M0 ([\d.]+)L([\d.]+) ([\d.]+)(H100)?"/g),
    ]
    expect(lines).toHaveLength(costs.length)
    for (const [at, [, from, x, to, along]] of lines.entries()) {
      const cost = costs[at] ?? 0
      const isSpent = cost > start
      expect((1 - Number(from) / 100) * most).toBeCloseTo(start, 1)
      expect((1 - Number(to) / 100) * most).toBeCloseTo(isSpent ? 0 : start - cost, 0)
      expect(Number(x)).toBeCloseTo(isSpent ? (100 * start) / cost : 100, 1)
      expect(along).toBe(isSpent ? 'H100' : undefined)
    }

    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].slice(1).map(([, row = '']) => row)
    expect(rows).toHaveLength(5)
    for (const [step, row] of rows.entries()) {
      const cells = [...texts(row, 'th'), ...texts(row, 'td')].map(amountOf)
      const shares = costs.map((cost) => Math.max(0, start - (cost * step) / 4))
      for (const [at, amount] of [(turnover * step) / 4, ...shares].entries())
        // Written in whole units.
        expect(Math.abs((cells[at] ?? Number.NaN) - amount)).toBeLessThanOrEqual(0.51)
    }

    const [, summary = ''] = /<span>(.*?)<\/span>/.exec(html) ?? []
    const bets = /in (\d+) bets at least/.exec(summary)?.[1]
    expect(bets).toBe(largestBet > 0 ? String(Math.ceil(turnover / largestBet)) : undefined)
    const largestWin = terms['max_win'] ?? 0
    expect(summary.includes('No more than')).toBe(largestWin > 0)
    const limits = [...html.matchAll(/<line class="he-chart-middle"[^>]*y1="([\d.]+)rem"/g)]
    expect(limits.map(([, y]) => Math.round((1 - (Number(y) - 1) / 10) * most))).toEqual(
      largestWin > 0 && largestWin < most ? [largestWin] : [],
    )
  })

  const offers = new Map(documents.filter(({ type }) => type === 'bonus').map(({ id, data }) => [id, data]))
  const reviews = documents.flatMap((document) => {
    const named = (document.data['bonuses'] ?? []) as { bonus?: { id?: string } }[]
    const own = named.flatMap(({ bonus }) => offers.get(bonus?.id ?? '') ?? [])
    const slices = (document.data['slices'] ?? []) as Slice[]
    const slice = slices.find((each) => each.slice_type === 'wagering_calculator')
    return slice && own.length > 0 ? [[nameOf(document), slice, own] as const] : []
  })

  it.each(reviews)('starts in %s with the terms of an offer of its casino', (_name, { primary }, own) => {
    expect(
      own.map((offer) => [
        offer['wagering_multiple'],
        offer['wagering_base'],
        offer['currency'],
        offer['max_bet'],
        offer['max_cashout'],
      ]),
    ).toContainEqual([
      primary['multiple'],
      primary['base'],
      primary['currency'],
      primary['max_bet'],
      primary['max_win'],
    ])
  })
})

/** The share of the normal distribution between two values, summed in small steps. */
function shareBetween(from: number, to: number): number {
  const steps = 20_000
  const width = (to - from) / steps
  let sum = 0
  for (let step = 0; step < steps; step++) sum += Math.exp(-((from + (step + 0.5) * width) ** 2) / 2)
  return (sum * width) / Math.sqrt(2 * Math.PI)
}

describe('Outcomes', () => {
  const all = slicesOf('evening_calculator')

  it.each(all)('shows how the evenings of %s end', (_name, slice) => {
    const html = pictureOf(
      renderToStaticMarkup(<EveningCalculator slice={slice as never} slices={[]} index={0} context={{}} />),
      'A hundred such evenings',
    )
    const { stake, rounds, hours, edge, swing } = slice.primary as Record<string, number> & { swing: string }
    expect(swing).toBe('red or black')
    const played = rounds! * hours!
    const staked = played * stake!
    const average = (-staked * edge!) / 100
    // A bet that pays as much as it costs, on 18 of 37 numbers: the variance of one is 1 less the square of its mean.
    const deviation = stake! * Math.sqrt(played * (1 - (1 / 37) ** 2))

    const losing = shareBetween(-12, (0 - average) / deviation) * 100
    const [, summary = ''] = /<span>(.*?)<\/span>/.exec(html) ?? []
    expect(summary).toMatch(new RegExp(`^${Math.round(losing)} in a hundred`))
    expect(amountOf(/on average one ends at (.+)\.$/.exec(summary)?.[1] ?? '')).toBeCloseTo(average, 1)

    const rows = [...html.matchAll(/<th scope="row">([^<]*)<\/th><td>([\d.]+)<\/td>/g)].map(
      ([, range = '', evenings]) => ({ ends: range.split(' to ').map(amountOf), evenings: Number(evenings) }),
    )
    expect(rows.reduce((sum, { evenings }) => sum + evenings, 0)).toBeCloseTo(100, 0)
    const bars = [
      ...html.matchAll(
        /<rect class="he-chart-mark" data-tone="(\w+)" x="([\d.]+)%" width="([\d.]+)%" y="([\d.]+)rem" height="([\d.]+)rem"/g,
      ),
    ].map(([, tone, ...places]) => ({ tone, places: places.map(Number) }))
    expect(bars).toHaveLength(rows.length)
    const [least = 0, greatest = 0] = [rows[0]?.ends[0], rows.at(-1)?.ends[1]]
    const tallest = Math.max(...rows.map(({ evenings }) => evenings))
    for (const [at, { ends, evenings }] of rows.entries()) {
      const [from = 0, to = 0] = ends
      const isLast = at === rows.length - 1
      const low = at === 0 ? -12 : (from - average) / deviation
      expect(shareBetween(low, isLast ? 12 : (to - average) / deviation) * 100).toBeCloseTo(evenings, 1)
      const { tone, places = [] } = bars[at] ?? {}
      const [x = 0, width = 0, y = 0, height = 0] = places
      expect(least + ((x - 3) / 94) * (greatest - least)).toBeCloseTo(from, 0)
      expect((width / 94) * (greatest - least)).toBeCloseTo(to - from, 0)
      expect((height / 8) * tallest).toBeCloseTo(evenings, 0)
      expect(y + height).toBeCloseTo(8, 1)
      expect(tone).toBe(to <= 0 ? 'weak' : 'good')
    }
  })
})
