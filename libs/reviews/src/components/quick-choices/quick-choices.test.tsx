import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../../testing/component.ts'
import { QuickChoices } from './quick-choices.tsx'

const choices = [
  { text: 'Best score', href: '/casino-reviews', isShown: true },
  { text: 'Fastest payout', href: '/casino-reviews/find?sort=paid' },
]

describeConformance('QuickChoices', (extra) => <QuickChoices label="Order" choices={choices} {...extra} />)

describe('QuickChoices', () => {
  it('is a named list of links, of which one is the current', () => {
    const html = renderToStaticMarkup(<QuickChoices label="Order" choices={choices} />)
    expect(html).toContain('<ul aria-label="Order">')
    expect(html.match(/<a [^>]*aria-current="true"[^>]*>([^<]*)/)?.[1]).toBe('Best score')
    expect(html.match(/rel="nofollow"/g)).toHaveLength(2)
  })

  it('renders nothing where there is nothing to choose', () => {
    expect(renderToStaticMarkup(<QuickChoices label="Order" choices={choices.slice(1)} />)).toBe('')
  })

  it('is one button on a phone that says what is shown, and a row of links on a wide window', async () => {
    const holder = mount(<QuickChoices label="Order" choices={choices} />)
    const [button, row] = ['summary', 'ul'].map((part) => holder.querySelector(part) as HTMLElement)
    await page.viewport(1280, 800)
    expect([button!.checkVisibility(), row!.getBoundingClientRect().height > 0]).toEqual([false, true])
    await page.viewport(390, 800)
    expect(button!.innerText).toContain('Best score')
    expect(button!.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    expect(row!.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
    button!.click()
    await expect.poll(() => row!.checkVisibility({ contentVisibilityAuto: true })).toBe(true)
  })
})
