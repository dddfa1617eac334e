import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { QrCode } from './qr-code.tsx'

const modules = [
  [true, true, false],
  [false, true, false],
  [false, false, true],
]

describeConformance('QrCode', (extra) => <QrCode modules={modules} label="Scan this" {...extra} />)

describe('QrCode', () => {
  it('draws runs of dark modules inside the quiet zone', () => {
    const html = renderToStaticMarkup(<QrCode modules={modules} label="Scan this" />)
    expect(html).toContain('viewBox="0 0 11 11"')
    expect(html).toContain('d="M4 4h2v1h-2zM5 5h1v1h-1zM6 6h1v1h-1z"')
  })
})
