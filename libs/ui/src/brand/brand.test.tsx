import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Brand } from './brand.tsx'

describeConformance('Brand', (extra) => <Brand name="House Edge" href="/" {...extra} />)

describe('Brand', () => {
  it('shows a mark that is not read out', () => {
    const html = renderToStaticMarkup(<Brand name="House Edge" href="/" />)
    expect(html).toMatch(
      /^<a href="\/" [^>]*><svg [^>]*aria-hidden="true">.*<\/svg><span [^>]*>House Edge<\/span><\/a>$/,
    )
  })

  it('shows a given logo in place of the mark', () => {
    const html = renderToStaticMarkup(<Brand name="Ours" logo={<i />} />)
    expect(html).toContain('<i></i><span class="he-brand-name">Ours')
    expect(html).not.toContain('<svg')
  })
})
