import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Link } from './link.tsx'

describeConformance('Link', (extra) => (
  <Link href="https://example.com" {...extra}>
    The register
  </Link>
))

describe('Link', () => {
  it('leaves the words of a refused address without a link', () => {
    expect(renderToStaticMarkup(<Link href="javascript:alert(1)">Press me</Link>)).toBe('<a>Press me</a>')
  })
})
