import { describe, expect, it } from 'vitest'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { Divider } from './divider.tsx'

describeConformance('Divider', (extra) => <Divider {...extra}>or</Divider>)

describe('Divider', () => {
  it('draws a line that is not read', () => {
    const paragraph = mount(<Divider>or</Divider>).querySelector('p')!
    for (const side of ['::before', '::after']) {
      const line = getComputedStyle(paragraph, side)
      expect([line.content, line.flexGrow, line.borderBlockStartWidth]).toEqual(['""', '1', '1px'])
    }
  })
})
