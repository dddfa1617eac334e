/** Pictures of data as screen readers have them: a name, a sentence, and every figure in a table behind. */
import { expect, test } from '../stack/journey.ts'
import { hearCharts, unheardPictures } from '../stack/heard-charts.ts'

test('a screen reader has each kind of picture with its figures', async ({ page }) => {
  const heard = new Map<string, Awaited<ReturnType<typeof hearCharts>>[number]>()
  for (const path of [
    '/casino-reviews/brass-orrery',
    '/work-it-out',
    '/casino-blog/sixty-three-withdrawals-timed',
  ]) {
    await page.goto(path)
    const charts = await hearCharts(page)
    expect(charts.length, path).toBe(await page.locator('.he-chart').count())
    for (const chart of charts) heard.set(`${path} ${chart.title}`, chart)
  }
  const of = (path: string, title: string) => heard.get(`${path} ${title}`)

  const score = of('/casino-reviews/brass-orrery', 'The score, part by part')
  expect(score?.summary).toContain('Seven parts make the score.')
  expect(score?.rows[0]).toEqual(['Part', 'Counts', 'Score', 'Why'])
  expect(score?.rows).toHaveLength(8)
  expect(score?.rows[1]?.slice(0, 3)).toEqual(['Safety', '25%', '6.4 Fair'])

  const payouts = of('/casino-reviews/brass-orrery', 'How long payouts took')
  expect(payouts?.rows[0]).toEqual(['Of', 'By', 'Took', 'When'])
  expect(payouts?.rows).toHaveLength(10)

  const history = of('/casino-reviews/brass-orrery', 'The score over time')
  expect(history?.rows).toHaveLength(4)
  expect(history?.rows.at(-1)).toEqual(expect.arrayContaining(['5.3']))

  const curve = of('/work-it-out', 'What is left while the offer is cleared, on average')
  // Slots keep 4 of each 100 that are staked, and 500 are.
  expect(curve?.rows.map(([staked, slots]) => [staked, slots])).toEqual([
    ['Counted so far', 'Slots returning 96%'],
    ['£0', '£100'],
    ['£125', '£95'],
    ['£250', '£90'],
    ['£375', '£85'],
    ['£500', '£80'],
  ])

  const evenings = of('/work-it-out', 'A hundred such evenings')
  const shares = evenings?.rows.slice(1).map(([, share]) => Number(share)) ?? []
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0)

  const all = of('/casino-blog/sixty-three-withdrawals-timed', 'How long payouts took')
  expect(all?.rows).toHaveLength(64)
  const methods = of('/casino-blog/sixty-three-withdrawals-timed', 'Payment methods at the casinos')
  expect(methods?.rows.length).toBeGreaterThan(7)
  for (const [name, { rows, summary }] of heard) {
    expect.soft(summary, name).toMatch(/\w+ \w+.*\.$/)
    for (const row of rows) {
      expect.soft(row, name).toHaveLength(rows[0]?.length ?? 0)
      for (const cell of row) expect.soft(cell, name).not.toBe('')
    }
  }
})

test('no picture of data is a bare drawing, in any language', async ({ page }) => {
  for (const [path, least] of [
    ['/casino-reviews/brass-orrery', 3],
    ['/de/casino-tests/copper-lantern', 3],
    ['/ar/casino-reviews/copper-lantern', 3],
    ['/work-it-out', 2],
    ['/casino-blog/sixty-three-withdrawals-timed', 2],
  ] as const) {
    await page.goto(path)
    expect(await page.locator('.he-chart').count(), path).toBeGreaterThanOrEqual(least)
    expect.soft(await unheardPictures(page), path).toEqual([])
  }
})

test('words of a picture stand before its lines where colours are the reader’s', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/casino-reviews/brass-orrery')
  const [word, line] = await page.evaluate(() => {
    const styleOf = (part: string) => getComputedStyle(document.querySelector(`.he-chart-picture ${part}`)!)
    const { fill, paintOrder, stroke } = styleOf('g > text')
    return [{ fill, paintOrder, stroke }, styleOf('.he-chart-axis').stroke]
  })
  expect(word.paintOrder).toBe('stroke')
  expect(word.stroke).not.toBe(word.fill)
  expect(line).not.toBe(word.fill)
})
