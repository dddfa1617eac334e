import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../../testing/component.ts'
import { CasinoRow } from './casino-row.tsx'
import { PayoutStrip, PayoutTime } from './payout-strip.tsx'

const facts = [
  { label: 'Pays in', value: 'up to 2 hours' },
  { label: 'Licence', value: 'Albion Gaming Standards Board' },
]

describeConformance('CasinoRow', (extra) => (
  <CasinoRow
    href="/casino-reviews/copper-lantern"
    name="Copper Lantern"
    score={9.2}
    facts={facts}
    {...extra}
  />
))

describe('CasinoRow', () => {
  it('says the name and the score before anything else', () => {
    const html = renderToStaticMarkup(
      <CasinoRow href="/a" name="Copper Lantern" headline="Dull." score={9.2} facts={facts} />,
    )
    expect(html.indexOf('Copper Lantern')).toBeLessThan(html.indexOf('9.2'))
    expect(html.indexOf('9.2')).toBeLessThan(html.indexOf('Pays in'))
  })

  it('warns beside the name', () => {
    expect(renderToStaticMarkup(<CasinoRow href="/a" name="Comet" status="warning" facts={[]} />)).toContain(
      'Warning',
    )
  })

  it('gives its last fact, the longest, a line to itself, and three others one line of a phone', async () => {
    await page.viewport(390, 800)
    const four = ['Withdrawals', 'Offer', 'Wagering', 'Licence'].map((label) => ({ label, value: 'none' }))
    const holder = mount(<CasinoRow href="/a" name="Copper Lantern" score={9.2} facts={four} />)
    const tops = [...holder.querySelectorAll('dl > div')].map((fact) => fact.getBoundingClientRect().top)
    expect(new Set(tops.slice(0, 3)).size).toBe(1)
    expect(tops[3]).toBeGreaterThan(tops[0]!)
  })

  const whole = (
    <CasinoRow
      href="/a"
      name="Heron & Reed"
      headline="The best rules at the tables and the best brakes around them, at the speed of a wading bird."
      reason="Best in responsible gambling (9.6), weakest in payouts (7.8)."
      score={8.7}
      band={{ word: 'Very good', tone: 'good' }}
      facts={[
        { label: 'Payout', value: '13 to 38 hours' },
        { label: 'Wagering', value: 'none' },
        { label: 'Licence', value: 'verified' },
        { label: 'Offer', value: '25 free spins of 10p, winnings in cash' },
      ]}
      action="Compare"
    />
  )

  it('gives all facts one line of a wide window, so that five rows stand in it', async () => {
    await page.viewport(1280, 800)
    const holder = mount(whole)
    const tops = [...holder.querySelectorAll('dl > div')].map((fact) => fact.getBoundingClientRect().top)
    expect(new Set(tops).size).toBe(1)
    expect(holder.querySelector('article')!.getBoundingClientRect().height).toBeLessThan(160)
  })

  it('leaves room for nearly four rows in a window of a phone', async () => {
    await page.viewport(390, 844)
    expect(mount(whole).querySelector('article')!.getBoundingClientRect().height).toBeLessThan(225)
  })

  it.each([390, 1280])('has each fact at the same place in every row, %i pixels', async (width) => {
    await page.viewport(width, 844)
    const told = (value: string) => whole.props.facts.map((fact: { label: string }) => ({ ...fact, value }))
    const holder = mount(
      <>
        <CasinoRow {...whole.props} facts={told('none')} />
        <CasinoRow {...whole.props} facts={told('nothing, once you have it')} />
      </>,
    )
    const places = [...holder.querySelectorAll('dl')].map((list) =>
      [...list.querySelectorAll('dt')].map((name) => name.getBoundingClientRect().left),
    )
    expect(places[0]).toEqual(places[1])
    expect(new Set(places[0]!.slice(0, 3)).size).toBe(3)
  })

  it.each([390, 1280])(
    'says by which way it pays in small letters below the time, %i pixels',
    async (width) => {
      await page.viewport(width, 844)
      const value = <PayoutTime time="13 to 21 hours" said="13 to 21 hours by Straightline Transfer" />
      const [, ...others] = whole.props.facts
      const timed = { ...whole.props, facts: [{ label: 'Withdrawals take', value }, ...others] }
      const holder = mount(<CasinoRow {...timed} />)
      const [time, way] = ['dd', '.he-payout-way'].map((part) => holder.querySelector(part)!)
      expect(time!.textContent).toBe('13 to 21 hours by Straightline Transfer')
      expect(way!.textContent).toBe('by Straightline Transfer')
      const sizes = [time!, way!].map((part) => Number.parseFloat(getComputedStyle(part).fontSize))
      expect(sizes[1]).toBeLessThan(sizes[0]!)
    },
  )

  it('leaves whole what does not begin with the time', () => {
    expect(renderToStaticMarkup(<PayoutTime time="2 hours" said="by X in 2 hours" />)).toBe('by X in 2 hours')
  })

  it.each([390, 900])('hides a last fact for other markets, %i pixels', async (width) => {
    await page.viewport(width, 800)
    const offer = {
      label: 'Offer',
      value: '5% back',
      within: (fact: ReactElement) => createElement('he-part', { key: 'a', 'data-markets': 'GB' }, fact),
    }
    const holder = mount(<CasinoRow href="/a" name="Copper Lantern" facts={[...facts, offer]} />)
    expect(holder.innerText).not.toContain('5% back')
    expect(holder.innerText).toContain('Albion')
  })
})

describe('PayoutStrip', () => {
  const drawn = (fastest: number, slowest: number): string =>
    /M\d+ 6H\d+(?=" stroke="currentColor" stroke-width)/.exec(
      renderToStaticMarkup(<PayoutStrip range={{ fastest, slowest }} />),
    )?.[0] ?? ''

  it('places hours on one scale for every row', () => {
    expect(drawn(0.25, 336)).toBe('M0 6H200')
    // A day is where its mark is.
    const day = Number(/H(\d+)/.exec(drawn(1, 24))?.[1])
    expect(renderToStaticMarkup(<PayoutStrip range={{ fastest: 1, slowest: 2 }} />)).toContain(`M${day} 2V10`)
  })

  it('keeps what is quicker or slower than the scale on it', () => {
    expect(drawn(0.01, 9_999)).toBe('M0 6H200')
  })

  it('shows nothing that is not known', () => {
    expect(renderToStaticMarkup(<PayoutStrip range={undefined} />)).toBe('')
  })
})
