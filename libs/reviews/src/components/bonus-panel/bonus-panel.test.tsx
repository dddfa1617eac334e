import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../../testing/component.ts'
import { BonusPanel, type BonusPanelProps } from './bonus-panel.tsx'

const offer: BonusPanelProps = {
  title: 'First Lamp',
  value: '50% up to £40',
  terms: <p>Slots only.</p>,
  termsHref: 'https://copper-lantern.example/terms',
  facts: [{ label: 'Wagering', value: '5× the bonus' }],
  verifiedOn: '2026-11-16',
  visit: { href: 'https://copper-lantern.example', relation: 'affiliate' },
}

describeConformance('BonusPanel', (extra) => <BonusPanel {...offer} {...extra} />)

describe('BonusPanel', () => {
  it('shows terms and age mark beside the link', () => {
    const html = renderToStaticMarkup(<BonusPanel {...offer} />)
    expect(html).toContain('Slots only.')
    expect(html).toContain('18+')
    expect(html).toContain('rel="sponsored nofollow noopener"')
    expect(html).toContain('we may be paid')
    expect(html).not.toContain('<details')
  })

  it('warns before it says what is asked for', () => {
    const html = renderToStaticMarkup(<BonusPanel {...offer} warnings={['It costs more than it gives']} />)
    expect(html).toMatch(/data-tone="caution">It costs more than it gives<.*Wagering/s)
  })

  it('leaves its name to the title of a page about it', () => {
    const shown = (extra: Partial<BonusPanelProps>): string =>
      renderToStaticMarkup(<BonusPanel {...offer} {...extra} />)
    expect(shown({})).toContain('First Lamp')
    expect(shown({ isNamed: true })).not.toContain('First Lamp')
    expect(shown({ isNamed: true, value: undefined })).toContain('First Lamp')
  })

  it('offers no way to an offer that has ended', () => {
    const html = renderToStaticMarkup(<BonusPanel {...offer} endedOn="2026-10-31" />)
    expect(html).toContain('31 October 2026')
    expect(html).not.toContain('sponsored')
  })

  it('offers no way to an offer that has not begun', () => {
    const html = renderToStaticMarkup(<BonusPanel {...offer} beginsOn="2027-01-01" />)
    expect(html).toContain('begins on')
    expect(html).toContain('1 January 2027')
    expect(html).not.toContain('sponsored')
  })

  it('does not claim to be paid when it is not', () => {
    const html = renderToStaticMarkup(
      <BonusPanel {...offer} visit={{ href: 'https://copper-lantern.example', relation: 'editorial' }} />,
    )
    expect(html).not.toContain('we may be paid')
  })
})
