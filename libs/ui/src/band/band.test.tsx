import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Band } from './band.tsx'

const band = { word: 'Very good', tone: 'good' } as const

describeConformance('Band', (extra) => <Band band={band} {...extra} />)

describe('Band', () => {
  it('says the word, which the colour repeats', () => {
    expect(renderToStaticMarkup(<Band band={band} />)).toBe(
      '<span class="he-band" data-tone="good">Very good</span>',
    )
  })

  it('renders nothing for what has no band', () => {
    expect(renderToStaticMarkup(<Band band={undefined} />)).toBe('')
  })
})
