import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { Term, TermList } from './term.tsx'

const term = (
  <Term id="term-rtp" name="RTP" meaning="What comes back on average." href="/glossary#term-rtp">
    return to player
  </Term>
)
const terms = [{ id: 'term-rtp', name: 'RTP', also: ['return to player'], meaning: 'What comes back.' }]

describeConformance('Term', (extra) => (
  <Term id="term-rtp" name="RTP" meaning="What comes back." href="/glossary#term-rtp" {...extra}>
    return to player
  </Term>
))
describeConformance('TermList', (extra) => <TermList terms={terms} {...extra} />)

describe('Term', () => {
  it.each([390, 1280])('explains itself where it is pressed, within a window of %i', async (width) => {
    await page.viewport(width, 800)
    const root = mount(<p>The {term}.</p>)
    const note = root.querySelector<HTMLElement>('[popover]')!
    expect(note.checkVisibility()).toBe(false)
    await page.getByRole('button', { name: 'What “RTP” means' }).click()
    expect(note.matches(':popover-open')).toBe(true)
    const { left, right, top, bottom } = note.getBoundingClientRect()
    expect(left >= 0 && right <= width && top >= 0 && bottom <= 800).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(note.checkVisibility()).toBe(false)
  })

  it('is a link to the glossary where nothing opens', () => {
    const root = mount(<p>The {term}.</p>)
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/glossary#term-rtp')
    expect(root.querySelector('a')?.textContent).toBe('return to player')
  })
})

describe('TermList', () => {
  it('defines each term under the id that links lead to', () => {
    const root = mount(<TermList terms={terms} />)
    expect(root.querySelector('#term-rtp dfn')?.textContent).toBe('RTP')
    expect(root.querySelector('#term-rtp dt')?.textContent).toBe('RTP (return to player)')
  })

  it('renders nothing without terms', () => {
    expect(renderToStaticMarkup(<TermList terms={[]} />)).toBe('')
  })
})
