import { describe, expect, it } from 'vitest'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { Quote } from './quote.tsx'

describeConformance('Quote', (extra) => (
  <Quote words="The house counts." source="Ottilie" sourceRole="editor" {...extra} />
))

describe('Quote', () => {
  const captionOf = (props: { source?: string; sourceRole?: string }) =>
    mount(<Quote words="The house counts." {...props} />).querySelector('figcaption')?.textContent

  it('names the source and its role below the words', () => {
    expect(captionOf({ source: 'Ottilie', sourceRole: 'editor' })).toBe('Ottilie, editor')
  })

  it('has the marks of its language, and none of its own', () => {
    const words = mount(<Quote words="The house counts." />).querySelector('p')
    const markOf = (end: string) => words && getComputedStyle(words, end).content
    expect([markOf('::before'), markOf('::after')]).toEqual(['open-quote', 'close-quote'])
  })

  it('joins nothing where one of the two is missing', () => {
    expect(captionOf({ source: 'Ottilie' })).toBe('Ottilie')
    expect(captionOf({ sourceRole: 'A reader' })).toBe('A reader')
    expect(captionOf({})).toBeUndefined()
  })
})
