import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Pagination } from './pagination.tsx'

const hrefOf = (page: number): string => `?page=${page}`

describeConformance('Pagination', (extra) => <Pagination page={6} pages={120} hrefOf={hrefOf} {...extra} />)

describe('Pagination', () => {
  it.each([0, 1, NaN])('renders nothing for %j pages', (pages) => {
    expect(renderToStaticMarkup(<Pagination page={1} pages={pages} hrefOf={hrefOf} />)).toBe('')
  })

  it('turns back from the last page only', () => {
    const html = renderToStaticMarkup(<Pagination page={3} pages={3} hrefOf={hrefOf} />)
    expect(html).toContain('Previous')
    expect(html).not.toContain('Next')
  })
})
