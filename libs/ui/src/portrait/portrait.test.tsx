import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Portrait } from './portrait.tsx'

describeConformance('Portrait', (extra) => <Portrait name="Ada" {...extra} />)

describe('Portrait', () => {
  it('shows a hidden first letter without a picture', () => {
    expect(renderToStaticMarkup(<Portrait name=" ömer" />)).toContain('<span aria-hidden="true">Ö</span>')
  })

  it('shows the picture, with the words for it', () => {
    const html = renderToStaticMarkup(<Portrait name="Ada" src="/ada.webp" alt="Ada by a window" />)
    expect(html).toContain('src="/ada.webp"')
    expect(html).toContain('alt="Ada by a window"')
  })
})
