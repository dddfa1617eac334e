import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { SiteHeader } from '../site-header/site-header.tsx'
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx'
import { Fold } from './fold.tsx'

describeConformance('Fold', (extra) => (
  <Fold title="The facts" {...extra}>
    <p>Known</p>
  </Fold>
))

describe('Fold', () => {
  it('opens when a link leads into it', () => {
    const root = mount(
      <Fold title="The facts" id="facts" level={2}>
        <p>Known</p>
      </Fold>,
    )
    expect(root.querySelector('summary > h2')?.textContent).toBe('The facts')
    location.hash = '#facts'
    expect(root.querySelector('details')?.open).toBe(true)
    location.hash = ''
  })
})

const links = [{ href: '/compare', text: 'Compare' }]

describe('the chevron', () => {
  it.each([
    ['a list', <TableOfContents key="list" entries={[{ id: 'one', text: 'One', level: 2 }]} />],
    [
      'the menu',
      <SiteHeader
        key="menu"
        name="House Edge"
        navigation={[{ href: '/casino-reviews', text: 'Reviews', links }]}
      />,
    ],
  ])('of %s points down in texts of either direction', async (_of, fold) => {
    await page.viewport(390, 800)
    const holder = mount(fold)
    holder.querySelector('details')!.open = false
    for (const direction of ['ltr', 'rtl']) {
      holder.dir = direction
      const { borderRightWidth, borderLeftWidth, borderBottomWidth, rotate } = getComputedStyle(
        holder.querySelector('summary')!,
        '::after',
      )
      const isDrawn = [borderRightWidth, borderBottomWidth, borderLeftWidth].map((width) => width !== '0px')
      expect([direction, ...isDrawn, rotate]).toEqual([direction, true, true, false, '45deg'])
    }
  })
})
