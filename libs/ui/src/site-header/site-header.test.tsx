import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount, unmountAll } from '../conformance/describe-conformance.tsx'
import { SiteHeader } from './site-header.tsx'

const navigation = [
  { href: '/', text: 'Home' },
  { href: '/casino-reviews', text: 'Reviews' },
]

describeConformance('SiteHeader', (extra) => (
  <SiteHeader name="House Edge" navigation={navigation} account={<a href="/account">Sign in</a>} {...extra} />
))

describe('SiteHeader', () => {
  const shownAt = (currentPath: string): string =>
    renderToStaticMarkup(<SiteHeader name="House Edge" navigation={navigation} currentPath={currentPath} />)

  it('marks the page being shown', () => {
    expect(shownAt('/casino-reviews')).toMatch(/aria-current="page" href="\/casino-reviews"/)
  })

  it('marks the part of the site a page belongs to, but not the front page', () => {
    const html = shownAt('/casino-reviews/copper-lantern')
    expect(html).toMatch(/aria-current="true" href="\/casino-reviews"/)
    expect(html.match(/aria-current/g)).toHaveLength(1)
  })

  it('opens its menu without a script', () => {
    const html = shownAt('/')
    expect(html).toContain('popover="auto"')
    expect(html).toMatch(/popovertarget="he-menu"/i)
  })

  it('shows no menu button when there is nothing to open', () => {
    expect(renderToStaticMarkup(<SiteHeader name="House Edge" navigation={[]} />)).not.toContain('<button')
  })

  it('keeps its words whole on the narrowest phone', async () => {
    await page.viewport(320, 800)
    const holder = mount(
      <SiteHeader name="House Edge" navigation={navigation} account={<a href="/account">Account</a>} />,
    )
    expect(linesOf(holder.querySelector('.he-site-account a'))).toBe(1)
    expect(linesOf(holder.querySelector('nav + .he-site-menu-button')?.lastChild)).toBe(1)
    unmountAll()
  })
})

function linesOf(node: Node | null | undefined): number {
  const range = document.createRange()
  if (node) range.selectNodeContents(node)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}
