import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
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

  it('marks the order of a list before the list', () => {
    const html = renderToStaticMarkup(
      <SiteHeader
        name="House Edge"
        navigation={[
          {
            href: '/list',
            text: 'List',
            links: [
              { href: '/list', text: 'All' },
              { href: '/list/find?sort=paid', text: 'Paid' },
            ],
          },
        ]}
        currentPath="/list/find?sort=paid"
      />,
    )
    const near = html.slice(html.indexOf('he-site-near'))
    expect(
      [...near.matchAll(/aria-current="(\w+)" href="([^"]*)"/g)].map(([, mark, href]) => [mark, href]),
    ).toEqual([['page', '/list/find?sort=paid']])
  })

  it('has help first in its menu, and folds what the page is not part of', () => {
    const html = renderToStaticMarkup(
      <SiteHeader
        name="House Edge"
        navigation={[
          { href: '/first', text: 'First', links: [{ href: '/first', text: 'All' }] },
          { href: '/a', text: 'A', links: [{ href: '/b', text: 'B' }] },
          { href: '/c', text: 'C', links: [{ href: '/d', text: 'D' }] },
          { href: '/help', text: 'Help', links: [{ href: '/help', text: 'Talk' }] },
        ]}
        currentPath="/d"
        help="/help"
      />,
    )
    expect(
      [...html.matchAll(/<details( open="")?><summary>(\w+)</g)].map(([, open, text]) => [
        text,
        open !== undefined,
      ]),
    ).toEqual([
      ['Help', true],
      ['First', true],
      ['A', false],
      ['C', true],
    ])
    expect(html).toMatch(/<summary[^>]*>A<\/summary><ul[^>]*><li><a [^>]*href="\/a"/)
  })

  it.each([
    ['folds its menu on a phone', 390, 'SUMMARY', false],
    ['shows its whole menu in a wide window, with nothing to tell as collapsed', 1280, 'B', true],
  ])('%s', async (_ruling, width, heading, isWhole) => {
    await page.viewport(width, 800)
    const holder = mount(<SiteHeader name="House Edge" navigation={navigation} currentPath="/about" />)
    const menu = holder.querySelector<HTMLElement>('.he-site-menu')!
    menu.showPopover()
    const headings = [...menu.querySelectorAll('b, summary')].filter((one) => one.checkVisibility())
    expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([[heading, 'Reviews']])
    const isShown = menu.querySelector('[href="/compare"]')!.checkVisibility({ contentVisibilityAuto: true })
    expect(isShown).toBe(isWhole)
    menu.hidePopover()
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

describe('SiteHeader: what belongs to the same entry, on a phone', () => {
  const many = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((name) => ({
    href: `/${name}`,
    text: `The page ${name}`,
  }))

  it.each(['/one', '/eight'])('shows the page itself among them, clear of the edge: %s', async (path) => {
    await page.viewport(390, 800)
    const holder = mount(
      <SiteHeader
        name="House Edge"
        navigation={[{ href: '/all', text: 'All', links: many }]}
        currentPath={path}
      />,
    )
    const { left, right } = holder.querySelector('.he-site-near [aria-current]')!.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(16)
    expect(right).toBeLessThanOrEqual(374)
  })

  it.each([
    ['way back alone', undefined, ['.he-site-near']],
    ['trail to the page', 'Copper Lantern', ['.he-breadcrumbs']],
  ])('stands where a %s would', (_trail, current, shown) => {
    const holder = mount(
      <>
        <SiteHeader
          name="House Edge"
          navigation={[{ href: '/all', text: 'All', links: many }]}
          currentPath="/all"
        />
        <Breadcrumbs trail={[{ href: '/all', text: 'All' }]} current={current} />
      </>,
    )
    const visible = ['.he-site-near', '.he-breadcrumbs'].filter((one) =>
      holder.querySelector(one)!.checkVisibility(),
    )
    expect(visible).toEqual(shown)
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

describe('SiteHeader: a menu of many entries', () => {
  const entries = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((text) => ({
    href: `/${text}`,
    text,
    links: Array.from({ length: 8 }, (_each, place) => ({
      href: `/${text}/${place}`,
      text: `${text}, ${place}`,
    })),
  }))
  const menuAt = (): HTMLElement => {
    const holder = mount(
      <SiteHeader name="House Edge" navigation={entries} currentPath="/One/1" help="/Six" />,
    )
    const menu = holder.querySelector<HTMLElement>('.he-site-menu')!
    menu.showPopover()
    return menu
  }

  it.each([
    [390, 844],
    [320, 844],
  ])('is seen whole on a phone of %i pixels', async (width, height) => {
    await page.viewport(width, height)
    const menu = menuAt()
    expect(menu.querySelector('.he-site-menu-inner')!.getBoundingClientRect().height).toBeLessThan(height)
    expect(menu.scrollWidth).toBeLessThanOrEqual(width)
    const marked = [...menu.querySelectorAll('ul')].filter(
      (list) => getComputedStyle(list).listStyleType !== 'none',
    )
    expect(marked).toEqual([])
    menu.hidePopover()
  })

  it('shows all in a wide window', async () => {
    await page.viewport(1280, 900)
    const menu = menuAt()
    expect([...menu.querySelectorAll('a')].filter((link) => !link.checkVisibility())).toEqual([])
    menu.hidePopover()
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
    expect(walked.slice(0, 3)).toEqual(['Close', 'Home', 'Reviews'])
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
