import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { CodeList } from './code-list.tsx'

describeConformance('CodeList', (extra) => <CodeList codes={['ABCD-EFGH', 'JKLM-NPQR']} {...extra} />)

describe('CodeList', () => {
  it('draws gaps after four letters, outside the code', () => {
    const markup = renderToStaticMarkup(<CodeList codes={['vdwku25ym53xr424']} />)
    expect(markup).toContain('<span>vdwk</span><span>u25y</span><span>m53x</span><span>r424</span>')
  })

  it('leaves a code alone that is divided already', () => {
    expect(renderToStaticMarkup(<CodeList codes={['4HJK-M2PQ']} />)).toContain('<span>4HJK-M2PQ</span>')
  })

  it('shows nothing without codes', () => {
    expect(renderToStaticMarkup(<CodeList codes={[]} />)).toBe('')
  })
})
