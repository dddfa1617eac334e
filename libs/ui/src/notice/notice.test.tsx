import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Notice } from './notice.tsx'

describeConformance('Notice', (extra) => <Notice {...extra}>Saved.</Notice>)

describe('Notice', () => {
  it('interrupts for errors only', () => {
    expect(renderToStaticMarkup(<Notice tone="error">Not saved.</Notice>)).toContain('role="alert"')
    expect(renderToStaticMarkup(<Notice tone="success">Saved.</Notice>)).toContain('role="status"')
  })

  it('takes the focus without scripts, where it is asked to', () => {
    const markup = renderToStaticMarkup(<Notice takesFocus>Not saved.</Notice>)
    expect(markup).toContain('tabindex="-1"')
    expect(markup).toContain('autofocus=""')
    expect(renderToStaticMarkup(<Notice>Not saved.</Notice>)).not.toMatch(/autofocus|tabindex/)
  })
})
