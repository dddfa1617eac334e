import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../../testing/component.ts'
import { HelpBlock } from './help-block.tsx'

const organisation = { name: 'Steady Hand', phone: '0800 555 (0142)', href: 'https://steady-hand.example' }

describeConformance('HelpBlock', (extra) => (
  <HelpBlock intro={<p>Talk.</p>} organisations={[organisation]} {...extra} />
))

describe('HelpBlock', () => {
  it('makes the number one to dial', () => {
    expect(renderToStaticMarkup(<HelpBlock organisations={[organisation]} />)).toContain(
      'href="tel:08005550142"',
    )
  })

  it('says of which country a number is before anything else of it', () => {
    const there = { ...organisation, country: 'Ireland', hours: 'Every day', languages: 'Irish' }
    expect(renderToStaticMarkup(<HelpBlock organisations={[there]} />)).toContain(
      '<strong>Ireland</strong> · Every day · Irish',
    )
  })
})
