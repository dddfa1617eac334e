import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { TableOfContents } from './table-of-contents.tsx'

describeConformance('TableOfContents', (extra) => (
  <TableOfContents entries={[{ id: 'section-edge', text: 'What the edge is', level: 2 }]} {...extra} />
))

describe('TableOfContents', () => {
  it('renders nothing for a page without parts', () => {
    expect(renderToStaticMarkup(<TableOfContents entries={[]} />)).toBe('')
  })
})
