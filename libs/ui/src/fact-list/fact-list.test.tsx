import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { FactList } from './fact-list.tsx'

describeConformance('FactList', (extra) => (
  <FactList facts={[{ label: 'Open since', value: 2012 }]} {...extra} />
))

describe('FactList', () => {
  it('pairs each name with its value', () => {
    const html = renderToStaticMarkup(<FactList facts={[{ label: 'Open since', value: 2012 }]} />)
    expect(html).toContain('<div><dt>Open since</dt><dd>2012</dd></div>')
  })

  it('puts a given element around the pair', () => {
    const facts = [
      { label: 'Owner', value: 'Ada', within: (fact: ReactElement) => <section>{fact}</section> },
    ]
    expect(renderToStaticMarkup(<FactList facts={facts} />)).toContain('<section><div><dt>Owner</dt>')
  })

  it('stands rows below each other, columns side by side', () => {
    const facts = [
      { label: 'Games', value: 900 },
      { label: 'Tables', value: 40 },
    ]
    const topsOf = (layout: 'rows' | 'columns') =>
      [...mount(<FactList facts={facts} layout={layout} />).querySelectorAll('dd')].map(
        (value) => value.getBoundingClientRect().top,
      )
    const [rows, columns] = [topsOf('rows'), topsOf('columns')]
    expect(rows[1]).toBeGreaterThan(rows[0]!)
    expect(columns[1]).toBe(columns[0])
  })

  it('renders nothing without facts', () => {
    expect(renderToStaticMarkup(<FactList facts={[]} />)).toBe('')
  })
})
