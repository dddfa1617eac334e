import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { CodeList } from './code-list.tsx'

describeConformance('CodeList', (extra) => <CodeList codes={['ABCD-EFGH', 'JKLM-NPQR']} {...extra} />)

describe('CodeList', () => {
  it('shows nothing without codes', () => {
    expect(renderToStaticMarkup(<CodeList codes={[]} />)).toBe('')
  })
})
