import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { ProsCons } from './pros-cons.tsx'

describeConformance('ProsCons', (extra) => <ProsCons pros={['Quick']} cons={['Small', 'Small']} {...extra} />)

describe('ProsCons', () => {
  it('leaves out the side that has no points', () => {
    const html = renderToStaticMarkup(<ProsCons pros={[]} cons={['Small']} />)
    expect(html).not.toContain('>For<')
    expect(html).toContain('>Against<')
  })
})
