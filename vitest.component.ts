/**
 * The promises that every component keeps, as one test function. A suite loads its own stylesheets.
 *
 * @module
 */
import axe from 'axe-core'
import type { ReactElement, Ref } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** What a test hands to the component besides what it needs. */
interface Extra {
  className?: string
  'data-probe'?: string
  // oxlint-disable-next-line typescript/no-explicit-any -- one test function serves elements of every kind
  ref?: Ref<any>
}

interface ConformanceOptions {
  /** Finds the element that takes attributes and the ref, where it is not the root: the control of a field. */
  control?: string
}

/** The narrowest window that a page must fit, WCAG 1.4.10. */
const narrowest = 320
/** The smallest target, WCAG 2.5.8, in pixels. */
const smallestTarget = 24

/** Shows an element in the page until the test ends. @returns The element that holds it. */
export function mount(element: ReactElement): HTMLElement {
  const holder = document.createElement('div')
  document.body.append(holder)
  const root = createRoot(holder)
  flushSync(() => root.render(element))
  onTestFinished(() => {
    root.unmount()
    holder.remove()
  })
  return holder
}

/** Describes the promises every component keeps, for one component with `render` as its usual use. */
export function describeConformance(
  name: string,
  render: (extra: Extra) => ReactElement,
  { control }: ConformanceOptions = {},
): void {
  describe(`${name} keeps the promises of every component`, () => {
    const target = (holder: HTMLElement): Element | null =>
      control ? holder.querySelector(control) : holder.firstElementChild

    it('gives its element to the ref', () => {
      let given: unknown
      const holder = mount(render({ ref: (element: unknown) => void (given = element ?? given) }))
      expect(given).toBe(target(holder))
    })

    it('adds the class it is given to its own', () => {
      const own = mount(render({})).firstElementChild?.classList ?? []
      const both = mount(render({ className: 'given' })).firstElementChild?.classList ?? []
      expect([...both]).toEqual([...own, 'given'])
    })

    it('passes other attributes on', () => {
      const holder = mount(render({ 'data-probe': 'here' }))
      expect(target(holder)?.getAttribute('data-probe')).toBe('here')
    })

    it('renders on the server without inline styles', () => {
      const html = renderToStaticMarkup(render({}))
      expect(html).not.toBe('')
      expect(html).not.toMatch(/\sstyle=/)
    })

    it('raises no barrier that axe can find', async () => {
      const holder = mount(render({}))
      const { violations } = await axe.run(holder, {
        rules: { region: { enabled: false } },
        resultTypes: ['violations'],
        selectors: false,
      })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([])
    })

    it('fits the narrowest window, with targets large enough to hit', async () => {
      await page.viewport(narrowest, 700)
      const holder = mount(render({}))
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(narrowest)
      expect(smallTargets(holder)).toEqual([])
    })
  })
}

/** Targets too small to hit. Links in a run of text are as high as their line, and exempt. */
function smallTargets(holder: HTMLElement): readonly string[] {
  const targets = holder.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
  return [...targets].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect()
    const exempt = getComputedStyle(target).display === 'inline' || width <= 1 || height <= 1
    return exempt || (width >= smallestTarget && height >= smallestTarget)
      ? []
      : [`${target.outerHTML.slice(0, 80)} ${width}×${height}`]
  })
}
