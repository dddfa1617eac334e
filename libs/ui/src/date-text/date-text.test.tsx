import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DateText } from './date-text.tsx'

describe('DateText', () => {
  it('keeps the date for machines', () => {
    expect(renderToStaticMarkup(<DateText date="2026-10-14" />)).toBe(
      '<time dateTime="2026-10-14">14 October 2026</time>',
    )
  })

  it('renders nothing for what is not a day', () => {
    expect(renderToStaticMarkup(<DateText date="0000-00-00" />)).toBe('')
  })
})
