import { describe, expect, it } from 'vitest'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { Fold } from './fold.tsx'

describeConformance('Fold', (extra) => (
  <Fold title="The facts" {...extra}>
    <p>Known</p>
  </Fold>
))

describe('Fold', () => {
  it('opens when a link leads into it', () => {
    const root = mount(
      <Fold title="The facts" id="facts" level={2}>
        <p>Known</p>
      </Fold>,
    )
    expect(root.querySelector('summary > h2')?.textContent).toBe('The facts')
    location.hash = '#facts'
    expect(root.querySelector('details')?.open).toBe(true)
    location.hash = ''
  })
})
