import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { SiteFooter } from './site-footer.tsx'

const columns = [{ title: 'Read', links: [{ href: '/casino-blog', text: 'Blog' }] }]

describeConformance('SiteFooter', (extra) => (
  <SiteFooter
    name="House Edge"
    columns={columns}
    ageMark="18+"
    help={{ title: 'Is it still fun?', href: '/responsible-gambling' }}
    disclosure={<p>Some casinos pay us.</p>}
    {...extra}
  />
))

describe('SiteFooter', () => {
  it('puts help before everything else', () => {
    const html = renderToStaticMarkup(
      <SiteFooter name="House Edge" columns={columns} help={{ title: 'Is it still fun?' }} ageMark="18+" />,
    )
    expect(html.indexOf('Is it still fun?')).toBeLessThan(html.indexOf('Blog'))
  })
})
