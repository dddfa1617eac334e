import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
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
})
