import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EveningResult } from './evening-result.tsx'

const terms = { stake: 2, rounds: 40, hours: 4, edge: 2.5, swing: 'even' } as const
const shown = (given: object) =>
  renderToStaticMarkup(createElement(EveningResult, { terms: { ...terms, ...given }, currency: 'GBP' }))

describe('EveningResult', () => {
  it('says loss and win in words, and with signs in the table', () => {
    const html = shown({})
    expect(html).toContain('between a loss of £33 and a win of £17')
    expect(html).toContain('data-sign="loss">−£8<')
    expect(html).toContain('<span>−£33</span> to <span>+£17</span>')
  })

  it('calls nought even', () => {
    expect(shown({ hours: 0 })).toContain('between even and even')
  })
})
