import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { Confirmation } from '../notice/notice.tsx'
import { Score } from '../score/score.tsx'
import { ComparisonTable } from './comparison-table.tsx'

const things = [{ name: 'Copper Lantern', href: '/a' }, { name: 'Tide Clock' }]
const rows = [{ label: 'Withdrawals take', cells: ['2 hours', undefined] }]

describeConformance('ComparisonTable', (extra) => (
  <ComparisonTable caption="Two casinos" things={things} rows={rows} {...extra} />
))

describe('ComparisonTable', () => {
  it('can be scrolled by keyboard and says what it is', () => {
    const html = renderToStaticMarkup(<ComparisonTable caption="Two casinos" things={things} rows={rows} />)
    expect(html).toMatch(/^<section aria-label="Two casinos"[^>]* tabindex="0"/)
  })

  it('keeps apart what can be done with a thing', async () => {
    await page.viewport(1280, 800)
    const action = (
      <>
        <button type="submit">Save</button>
        <a href="/b">Remove</a>
      </>
    )
    const holder = mount(
      <ComparisonTable
        caption="Two casinos"
        things={[{ name: 'Copper Lantern', action }]}
        rows={[{ label: 'Age', cells: ['18'] }]}
      />,
    )
    const [save, remove] = [...holder.querySelectorAll('button, a[href]')].map((one) =>
      one.getBoundingClientRect(),
    )
    expect(remove!.left - save!.right).toBeGreaterThanOrEqual(8)
  })

  it('shows a dash where nothing is known', () => {
    const html = renderToStaticMarkup(<ComparisonTable caption="Two casinos" things={things} rows={rows} />)
    expect(html).toContain('>–<')
  })

  it('renders nothing when there is nothing to compare', () => {
    expect(renderToStaticMarkup(<ComparisonTable caption="None" things={[]} rows={rows} />)).toBe('')
  })

  it('says once what all have alike, below what they differ in', () => {
    const some = [
      { label: 'Age', cells: ['18', '18'], differs: false },
      { label: 'Score', cells: ['9', '8'], differs: true },
    ]
    const html = renderToStaticMarkup(
      <ComparisonTable caption="Two casinos" things={things} rows={some} marksDifferences />,
    )
    expect(html.replaceAll(/<[^>]+>/g, ' ')).toMatch(/Score\s+9\s+8\s+The same for all\s+Age\s+18\s*$/)
  })

  it('shows every cell of a point of which it is not known whether they are alike', () => {
    const html = renderToStaticMarkup(
      <ComparisonTable
        caption="Two"
        things={things}
        rows={[{ label: 'Score', cells: ['9', '8'] }]}
        marksDifferences
      />,
    )
    expect(html.replaceAll(/<[^>]+>/g, ' ')).toMatch(/Score\s+9\s+8\s*$/)
  })

  it('names the best of a point, in words', () => {
    const html = renderToStaticMarkup(
      <ComparisonTable
        caption="Two"
        things={things}
        rows={[{ label: 'Score', cells: ['9', '8'], best: [0] }]}
      />,
    )
    expect(html).toMatch(/<td[^>]* data-best="true">9<span [^>]*>best<\/span><\/td><td[^>]*>8<\/td>/)
  })

  it('marks the best by a shape, for who sees no colours', () => {
    const holder = mount(
      <ComparisonTable
        caption="Two"
        things={things}
        rows={[{ label: 'Score', cells: ['9', '8'], best: [0] }]}
      />,
    )
    const mark = holder.querySelector('.he-comparison-best')!
    expect(getComputedStyle(mark).borderTopWidth).toBe('1px')
    expect(getComputedStyle(mark, '::before').content).toContain('\u2713')
  })

  it('leaves out what all have alike once its box is ticked, without a script', async () => {
    await page.viewport(1280, 800)
    const holder = mount(
      <ComparisonTable
        caption="Two"
        things={things}
        rows={[
          { label: 'Score', cells: ['9', '8'], differs: true },
          { label: 'Age', cells: ['18', '18'], differs: false },
        ]}
        marksDifferences
      />,
    )
    const shown = () =>
      [...holder.querySelectorAll('tbody tr')]
        .filter((row) => row.checkVisibility())
        .map((row) => row.textContent)
    expect(shown()).toEqual(['Score98', 'The same for all', 'Age18'])
    await page.getByLabelText('Only what differs').click()
    expect(shown()).toEqual(['Score98'])
  })

  const four = ['Copper Lantern', 'Tide Clock', 'Heron & Reed', 'Glasshouse']
  const fourCompared = (points: number): HTMLElement =>
    mount(
      <div style={{ paddingInline: '1.25rem' }}>
        <ComparisonTable
          caption="Four casinos"
          things={four.map((name) => ({ name, href: '/' }))}
          rows={Array.from({ length: points }, (_, point) => ({
            label: `Point ${point}`,
            cells: four.map((_name, place) => `${place} hours`),
          }))}
        />
      </div>,
    )

  it('has a column for each of four below its name on a phone, and repeats no name', async () => {
    await page.viewport(390, 800)
    const holder = fourCompared(1)
    const table = holder.querySelector('section')!
    expect([table.scrollWidth, table.scrollHeight]).toEqual([table.clientWidth, table.clientHeight])
    const leftsOf = (parts: string): number[] =>
      [...holder.querySelectorAll(parts)].map((part) => part.getBoundingClientRect().left)
    const lefts = leftsOf('td')
    expect(new Set(lefts).size).toBe(4)
    expect(leftsOf('thead th:not(:first-child)')).toEqual(lefts)
    expect(getComputedStyle(holder.querySelector('td')!, '::before').display).toBe('none')
  })

  it('keeps names in sight on a phone while its points are read', async () => {
    await page.viewport(390, 800)
    const holder = fourCompared(60)
    const topOf = (part: string): number => holder.querySelector(part)!.getBoundingClientRect().top
    holder.querySelector('tbody tr:nth-child(40)')!.scrollIntoView({ behavior: 'instant' })
    expect(topOf('tbody tr')).toBeLessThan(-500)
    expect(topOf('thead th:last-child')).toBeGreaterThanOrEqual(0)
    expect(topOf('thead th:last-child')).toBeLessThan(40)
    window.scrollTo(0, 0)
  })

  it('says the name above each answer where text is too large for columns', async () => {
    await page.viewport(390, 800)
    document.documentElement.style.fontSize = '32px'
    const cells = [...fourCompared(1).querySelectorAll('td')]
    expect(cells.map((cell) => getComputedStyle(cell, '::before').content)).toEqual(
      four.map((name) => `"${name}"`),
    )
    expect(getComputedStyle(cells[0]!, '::before').display).toBe('block')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    document.documentElement.style.fontSize = ''
  })

  it('keeps figure, word, scale and what is best within the column of a phone', async () => {
    await page.viewport(390, 800)
    const score = (value: number): ReactElement => (
      <Score value={value} band={{ word: 'Excellent', tone: 'best' }} />
    )
    const holder = mount(
      <div style={{ paddingInline: '1.25rem' }}>
        <ComparisonTable
          caption="Four casinos"
          things={four.map((name) => ({ name }))}
          rows={[{ label: 'Score', cells: [9.6, 9.1, 9.2, 9.5].map(score), best: [0] }]}
        />
      </div>,
    )
    for (const cell of holder.querySelectorAll('tbody td'))
      for (const part of cell.querySelectorAll('*'))
        expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(cell.getBoundingClientRect().right + 1)
  })

  it('has the picture of each beside its name', () => {
    const image = { src: '/a.svg', width: 48, height: 48 }
    const html = renderToStaticMarkup(
      <ComparisonTable
        caption="Two"
        things={[{ name: 'Lantern', image }, { name: 'Clock' }]}
        rows={[{ label: 'Score', cells: ['9', '8'] }]}
      />,
    )
    expect(html).toMatch(/<th scope="col"><img[^>]*alt=""[^>]*><a>Lantern</)
  })

  it('names three things side by side on a phone', async () => {
    await page.viewport(390, 800)
    const three = ['Copper Lantern', 'Tide Clock', 'Velvet Comet'].map((name) => ({
      name,
      href: '/',
      action: (
        <>
          <button type="button">Save</button>
          <Confirmation shownAt="saved">Saved</Confirmation>
        </>
      ),
    }))
    const holder = mount(
      <div style={{ paddingInline: '1.25rem' }}>
        <ComparisonTable
          caption="Three"
          things={three}
          rows={[{ label: 'Age', cells: ['18', '18', '18'] }]}
        />
      </div>,
    )
    const names = [...holder.querySelectorAll('thead th:not(:first-child)')]
    expect(new Set(names.map((name) => name.getBoundingClientRect().top)).size).toBe(1)
    // What has not been saved does not say that it has.
    expect(holder.innerText).not.toContain('Saved')
  })

  it('gives up to four things the same room', async () => {
    await page.viewport(1280, 800)
    const three = ['Copper Lantern', 'Tide Clock', 'Velvet Comet'].map((name) => ({ name }))
    const cells = [
      'Yes',
      'No',
      'Approved in four minutes, and declared incomplete on the day of the withdrawal',
    ]
    const holder = mount(
      <ComparisonTable caption="Three" things={three} rows={[{ label: 'Checks', cells }]} />,
    )
    const widths = [...holder.querySelectorAll('tbody td')].map((cell) => cell.getBoundingClientRect().width)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2)
  })

  it('is as wide as its room, and its hidden texts scroll along', async () => {
    await page.viewport(768, 800)
    document.documentElement.style.fontSize = '32px'
    const things = Array.from({ length: 5 }, (_, place) => ({
      name: `Casino number ${place}`,
      action: (
        <button type="button">
          Save <span className="he-hidden">Casino number {place}</span>
        </button>
      ),
    }))
    mount(
      <ComparisonTable
        caption="Five casinos"
        things={things}
        rows={[{ label: 'Age', cells: ['18', '18', '18', '18', '18'] }]}
      />,
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768)
    document.documentElement.style.fontSize = ''
  })
})
