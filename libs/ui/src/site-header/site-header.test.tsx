import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { SiteHeader } from './site-header.tsx'

const navigation = [
  { href: '/', text: 'Home' },
  {
    href: '/casino-reviews',
    text: 'Reviews',
    links: [
      { href: '/compare', text: 'Compare' },
      { href: '/regulators', text: 'Regulators' },
    ],
  },
]

describeConformance('SiteHeader', (extra) => (
  <SiteHeader
    name="House Edge"
    navigation={navigation}
    search="/search"
    account={<a href="/account">Sign in</a>}
    {...extra}
  />
))

describe('SiteHeader', () => {
  const shownAt = (currentPath: string): string =>
    renderToStaticMarkup(<SiteHeader name="House Edge" navigation={navigation} currentPath={currentPath} />)

  it('marks the page being shown', () => {
    expect(shownAt('/casino-reviews')).toMatch(/aria-current="page" href="\/casino-reviews"/)
  })

  it('shows one’s own logo instead of the mark', () => {
    const shown = renderToStaticMarkup(<SiteHeader name="Ours" navigation={[]} logo={<i id="ours" />} />)
    expect(shown).toMatch(/<a [^>]*><i id="ours"><\/i><span [^>]*>Ours</)
  })

  it('marks a page’s section, never the front page', () => {
    const html = shownAt('/casino-reviews/copper-lantern')
    expect(html).toMatch(/aria-current="true" href="\/casino-reviews"/)
    expect(html).not.toMatch(/aria-current="[a-z]+" href="\/"/)
  })

  it('shows what belongs to the same entry as the page, by the entry’s name', () => {
    const near = /<nav class="he-site-near" aria-label="Reviews">.*aria-current="page" href="\/regulators"/
    expect(shownAt('/regulators')).toMatch(near)
    expect(shownAt('/regulators/albion')).toContain('he-site-near')
    expect(shownAt('/about')).not.toContain('he-site-near')
    expect(shownAt('/')).not.toContain('he-site-near')
  })

  it('opens its menu without a script', () => {
    const html = shownAt('/')
    expect(html).toContain('popover="auto"')
    expect(html).toMatch(/popovertarget="he-menu"/i)
  })

  it('has a search form on request', () => {
    expect(shownAt('/')).not.toContain('<search')
    const html = renderToStaticMarkup(
      <SiteHeader name="House Edge" navigation={navigation} search="/search" />,
    )
    expect(html).toMatch(/<form action="\/search" method="get"><input[^>]*maxLength="1000"[^>]*name="q"/i)
  })

  it('shows no menu button when there is nothing to open', () => {
    expect(renderToStaticMarkup(<SiteHeader name="House Edge" navigation={[]} />)).not.toContain('<button')
  })

  it.each([
    [320, 16],
    [390, 16],
    [320, 32],
    [390, 32],
    [1280, 32],
    [1280, 16],
  ])('stays one row at %i pixels with text of %i', async (width, size) => {
    await page.viewport(width, 800)
    document.documentElement.style.fontSize = `${size}px`
    const holder = mount(
      <SiteHeader
        name="House Edge"
        navigation={navigation}
        search="/search"
        account={<a href="/account">Account</a>}
      />,
    )
    const header = holder.querySelector('header')!
    expect(header.getBoundingClientRect().height).toBeLessThanOrEqual(4.1 * size)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const field = holder.querySelector('input')!
    field.focus()
    expect(field.checkVisibility({ opacityProperty: true })).toBe(true)
    expect(field.clientWidth).toBeGreaterThan(5 * size)
    expect(header.getBoundingClientRect().height).toBeLessThanOrEqual(4.1 * size)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    document.documentElement.style.fontSize = ''
  })
})

describe('SiteHeader: the search on a phone', () => {
  it('has the focus, and the row, once its label is pressed', async () => {
    await page.viewport(390, 800)
    const holder = mount(<SiteHeader name="House Edge" navigation={navigation} search="/search" />)
    const field = holder.querySelector('input')!
    expect(field.checkVisibility({ opacityProperty: true })).toBe(false)
    await userEvent.click(holder.querySelector('label')!)
    expect(document.activeElement).toBe(field)
    expect(field.clientWidth).toBeGreaterThan(240)
  })
})

describe('SiteHeader: the name', () => {
  it.each([360, 390])('stays as high in a wider face at %i pixels', async (width) => {
    await page.viewport(width, 800)
    const holder = mount(
      <SiteHeader name="House Edge" navigation={navigation} account={<a href="/account">Account</a>} />,
    )
    const header = holder.querySelector('header')!
    const { height } = header.getBoundingClientRect()
    document.documentElement.style.setProperty('--he-serif', 'monospace')
    const wider = header.getBoundingClientRect().height
    document.documentElement.style.removeProperty('--he-serif')
    expect(wider).toBe(height)
  })
})

describe('SiteHeader: the menu on a phone', () => {
  beforeEach(async () => {
    await page.viewport(390, 800)
    // As it stands in a page: header and main are children of the body.
    document.body.insertAdjacentHTML(
      'afterbegin',
      renderToStaticMarkup(
        <>
          <SiteHeader
            name="House Edge"
            navigation={navigation}
            search="/search"
            account={<a href="/account">Account</a>}
          />
          <main style={{ blockSize: '300vh' }}>
            <a href="/below">Below</a>
          </main>
        </>,
      ),
    )
  })

  afterEach(() => {
    for (const part of document.querySelectorAll('body > :is(header, main)')) part.remove()
    document.documentElement.style.fontSize = ''
  })

  it('keeps the focus and returns it', async () => {
    const button = document.querySelector<HTMLElement>('.he-site-header-row > .he-site-menu-button')
    button?.focus()
    await userEvent.keyboard('{Enter}')
    const walked = [document.activeElement?.textContent]
    for (let step = 0; step < 7; step += 1) {
      await userEvent.keyboard('{Tab}')
      walked.push(document.activeElement?.textContent)
    }
    expect(walked.slice(0, 5)).toEqual(['Close', 'Home', 'Reviews', 'Compare', 'Regulators'])
    expect(walked).not.toContain('Below')
    expect(walked).not.toContain('House Edge')
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    document.querySelector<HTMLElement>('.he-site-menu a')?.focus()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(button)
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  })

  it.each([390, 1280])('is tabbed through in visual order at %i pixels', async (width) => {
    await page.viewport(width, 800)
    const lefts = [...document.querySelectorAll('.he-site-header-row :is(a, button, input)')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().left)
    expect(lefts.length).toBeGreaterThanOrEqual(3)
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
  })
})
