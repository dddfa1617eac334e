import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Figure } from './figure.tsx'

const image = { src: '/odds.svg', alt: 'A Galton board', width: 1600, height: 1000 }

describeConformance('Figure', (extra) => (
  <Figure image={{ ...image, credit: 'House Edge' }} caption="Pins." {...extra} />
))

describe('Figure', () => {
  it('has no caption when there is nothing to say', () => {
    expect(renderToStaticMarkup(<Figure image={image} />)).not.toContain('figcaption')
  })

  // shows R059
  it('names the owner of the picture beneath it', () => {
    expect(renderToStaticMarkup(<Figure image={{ ...image, credit: 'House Edge' }} />)).toMatch(
      /<img[^>]*>.*<figcaption[^>]*>.*Picture: House Edge.*<\/figcaption>/s,
    )
  })
})
