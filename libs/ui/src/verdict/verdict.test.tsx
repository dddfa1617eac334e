import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { ButtonLink } from '../button/button.tsx'
import { Verdict } from './verdict.tsx'

describeConformance('Verdict', (extra) => (
  <Verdict
    name="Copper Lantern"
    score={9.2}
    headline="Dull."
    disclosure={<p>We may be paid.</p>}
    {...extra}
  />
))

describe('Verdict', () => {
  it('says how we are paid before it shows an offer', () => {
    const html = renderToStaticMarkup(
      <Verdict name="A" offer={<p>An offer</p>} disclosure={<p>We may be paid.</p>} />,
    )
    expect(html.indexOf('We may be paid.')).toBeLessThan(html.indexOf('An offer'))
  })

  it.each([320, 360, 375, 390])('keeps figure and word in one line each at %i px', async (width) => {
    await page.viewport(width, 800)
    const holder = mount(
      <div style={{ paddingInline: '1.25rem' }}>
        <Verdict
          name="Copper Lantern"
          score={9.2}
          band={{ word: 'Hervorragend', tone: 'best' }}
          scoreNotes={<ButtonLink href="/a">Besuchen</ButtonLink>}
        />
      </div>,
    )
    for (const part of ['.he-score-figure', '.he-band']) {
      const one = holder.querySelector(part)!
      const lines = document.createRange()
      lines.selectNodeContents(one)
      expect([part, new Set([...lines.getClientRects()].map(({ top }) => top)).size]).toEqual([part, 1])
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
