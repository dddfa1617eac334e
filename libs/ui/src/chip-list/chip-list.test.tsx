import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { ChipList } from './chip-list.tsx'

const chips = [{ text: 'Score 8 and more', href: '/casino-reviews' }]

describeConformance('ChipList', (extra) => <ChipList chips={chips} {...extra} />)

describe('ChipList', () => {
  it('says what each chip removes, and leads no crawler', () => {
    const html = renderToStaticMarkup(<ChipList chips={chips} />)
    expect(html).toContain('aria-label="Remove: Score 8 and more"')
    expect(html).toContain('nofollow')
  })

  it('renders nothing where nothing narrows', () => {
    expect(renderToStaticMarkup(<ChipList chips={[]} />)).toBe('')
  })
})
