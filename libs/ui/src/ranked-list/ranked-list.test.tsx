import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { Container } from '../layout/layout.tsx'
import { RankedList } from './ranked-list.tsx'

describeConformance('RankedList', (extra) => (
  <RankedList
    entries={[{ name: 'Copper Lantern', href: '/a', score: 9.2, reason: 'Quick.' }, { name: 'Tide Clock' }]}
    {...extra}
  />
))

describe('RankedList', () => {
  it('is an ordered list, so places are heard', () => {
    expect(renderToStaticMarkup(<RankedList entries={[{ name: 'Copper Lantern' }]} />)).toMatch(/^<ol/)
  })

  describe.each([16, 24, 32])('with text set to %i pixels', (size) => {
    afterEach(() => {
      document.documentElement.style.fontSize = ''
    })

    it.each([320, 390, 768, 1280])('stays inside a window of %i pixels', async (width) => {
      await page.viewport(width, 800)
      document.documentElement.style.fontSize = `${size}px`
      const holder = mount(
        <Container>
          <RankedList
            entries={[
              {
                name: 'Copper Lantern',
                href: '/a',
                score: 9.2,
                reason: 'Paid nine times in under two hours.',
                image: { src: '/lantern.svg', width: 1600, height: 1000 },
              },
            ]}
          />
        </Container>,
      )
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      const [name, score, reason] = ['.he-ranked-name', '.he-score', '.he-ranked-reason'].map((part) =>
        holder.querySelector(part)!.getBoundingClientRect(),
      )
      const isBeside = name!.right <= score!.left
      expect(isBeside || (size !== 16 && name!.bottom <= score!.top)).toBe(true)
      // Not below what can be done there.
      expect(score!.top).toBeLessThan(reason!.top)
    })
  })
})
