import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { RankedList } from './ranked-list.tsx'

describeConformance('RankedList', (extra) => (
  <RankedList
    entries={[{ name: 'Copper Lantern', href: '/a', score: 9.2, reason: 'Quick.' }, { name: 'Tide Clock' }]}
    {...extra}
  />
))

describe('RankedList', () => {
  it('is an ordered list, so that places are heard as well as seen', () => {
    expect(renderToStaticMarkup(<RankedList entries={[{ name: 'Copper Lantern' }]} />)).toMatch(/^<ol/)
  })
})
