import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { PreviewBanner } from './banner.tsx'

describeConformance('PreviewBanner', (extra) => <PreviewBanner exitHref="/api/exit-preview" {...extra} />)

describe('PreviewBanner', () => {
  it('says that a draft is shown', () => {
    const html = renderToStaticMarkup(<PreviewBanner exitHref="/api/exit-preview" />)
    expect(html).toContain('You are viewing a draft')
    expect(html).toContain('href="/api/exit-preview"')
  })
})
