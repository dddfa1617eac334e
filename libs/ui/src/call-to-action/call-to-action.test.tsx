import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { ButtonLink } from '../button/button.tsx'
import { CallToAction } from './call-to-action.tsx'

describeConformance('CallToAction', (extra) => (
  <CallToAction
    title="See how we rate"
    action={<ButtonLink href="/how-we-rate">How we rate</ButtonLink>}
    {...extra}
  >
    <p>Seven criteria.</p>
  </CallToAction>
))

describe('CallToAction', () => {
  it('puts the title, the words and then the action', () => {
    const html = renderToStaticMarkup(
      <CallToAction title="See how we rate" level={3} action={<a href="/how">How</a>}>
        <p>Seven criteria.</p>
      </CallToAction>,
    )
    expect(html).toMatch(
      /<h3 [^>]*>See how we rate<\/h3><p>Seven criteria.<\/p><\/div><a href="\/how">How<\/a>/,
    )
  })

  it('has no empty heading without a title', () => {
    expect(renderToStaticMarkup(<CallToAction action="Go" />)).not.toContain('<h2')
  })
})
