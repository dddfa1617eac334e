import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { ResultList } from './result-list.tsx'

const results = [{ id: 'a', title: 'Copper Lantern', href: '/a', context: 'Paid in two hours.' }]

describeConformance('ResultList', (extra) => <ResultList results={results} {...extra} />)

describe('ResultList', () => {
  it('leads to what was found and says why', () => {
    const html = renderToStaticMarkup(<ResultList results={results} />)
    expect(html).toContain('href="/a"')
    expect(html).toContain('Paid in two hours.')
  })

  it('marks what was looked for, and no part of another word', () => {
    const [result] = results
    const found = [
      { ...result!, title: 'Paid, and paid late', context: 'Unpaid since May.', found: ['paid', 'May'] },
    ]
    const html = renderToStaticMarkup(<ResultList results={found} />)
    expect(html).toContain('Paid, and <mark>paid</mark> late')
    expect(html).toContain('Unpaid since <mark>May</mark>.')
  })

  it('shows the score of a casino, and of nothing else', () => {
    const scored = [{ id: 'a', title: 'Copper Lantern', href: '/a', score: 9.2 }]
    expect(renderToStaticMarkup(<ResultList results={scored} />)).toMatch(/9\.2.*out of 10/)
    expect(renderToStaticMarkup(<ResultList results={results} />)).not.toContain('out of 10')
  })

  it('says beside a name what it is warned for', () => {
    const warned = [{ id: 'a', title: 'Velvet Comet', href: '/a', status: 'warning' as const }]
    expect(renderToStaticMarkup(<ResultList results={warned} />)).toMatch(/Velvet Comet<\/a>.*Warning/)
  })

  it.each([1, 2])('leaves no empty column beside %i results with something to do', async (count) => {
    await page.viewport(1280, 800)
    const few = Array.from({ length: count }, (_, at) => ({
      ...results[0]!,
      id: `${at}`,
      action: <b>Save</b>,
    }))
    const list = mount(<ResultList layout="columns" results={few} />).querySelector('ul')!
    const [end, of] = [list.lastElementChild!, list].map((one) => one.getBoundingClientRect().right)
    expect(of! - end!).toBeLessThan(1)
  })

  it('puts scores below one another, and none against a name or its mark', async () => {
    await page.viewport(390, 800)
    const band = { word: 'Very good', tone: 'good' as const }
    const scored = [
      { id: 'a', title: 'Signal Box', href: '/a', score: 8.6, band },
      { id: 'b', title: 'Peat & Ember', href: '/b', score: 8.1, band },
      { id: 'c', title: 'Velvet Comet', href: '/c', score: 8.1, band, status: 'warning' as const },
    ]
    const holder = mount(<ResultList results={scored} />)
    const boxOf = (one: Element | null) => one!.getBoundingClientRect()
    const ends = [...holder.querySelectorAll('.he-score')].slice(0, 2).map((score) => boxOf(score).right)
    expect(Math.abs(ends[0]! - ends[1]!)).toBeLessThan(1)
    const [tag, score] = ['.he-tag', 'li:last-child .he-score'].map((one) => boxOf(holder.querySelector(one)))
    expect(score!.left - tag!.right >= 8 || score!.top >= tag!.bottom).toBe(true)
  })
})
