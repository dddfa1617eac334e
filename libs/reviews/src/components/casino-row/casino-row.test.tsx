import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../../testing/component.ts'
import { CasinoRow } from './casino-row.tsx'
import { PayoutStrip } from './payout-strip.tsx'

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
