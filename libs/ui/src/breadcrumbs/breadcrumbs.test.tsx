import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

describeConformance('Breadcrumbs', (extra) => (
  <Breadcrumbs trail={[{ href: '/', text: 'Home' }]} current="Copper Lantern" {...extra} />
))

describe('Breadcrumbs', () => {
  it('names the page being shown without linking to it', () => {
    const html = renderToStaticMarkup(<Breadcrumbs trail={[]} current="Copper Lantern" />)
    expect(html).toContain('<span aria-current="page">Copper Lantern</span>')
  })
})
