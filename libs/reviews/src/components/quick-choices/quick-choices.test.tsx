import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../../testing/component.ts'
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
})
