import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { Faq } from './faq.tsx'

describeConformance('Faq', (extra) => (
  <Faq items={[{ question: 'Why?', answer: <p>Because.</p> }]} {...extra} />
))

describe('Faq', () => {
  const items = [{ question: 'Why?', answer: <p>Because.</p> }]

  it('unfolds an answer without a script', async () => {
    const answer = mount(<Faq items={items} />).querySelector('p')!
    expect(answer.checkVisibility()).toBe(false)
    await page.getByText('Why?').click()
    expect(answer.checkVisibility()).toBe(true)
  })

  it('makes each question a heading of the given rank', () => {
    expect(renderToStaticMarkup(<Faq items={items} />)).toMatch(/<summary [^>]*><h3 [^>]*>Why\?<\/h3>/)
    expect(renderToStaticMarkup(<Faq items={items} level={2} />)).toMatch(/<summary [^>]*><h2 /)
  })

  it('renders nothing without questions', () => {
    expect(renderToStaticMarkup(<Faq items={[]} />)).toBe('')
  })
})
