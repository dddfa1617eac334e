import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WageringResult } from './wagering-result.tsx'

const terms = { bonus: 100, deposit: 50, multiple: 30, base: 'bonus' } as const
const shown = (given: object) =>
  renderToStaticMarkup(createElement(WageringResult, { terms: { ...terms, ...given }, currency: 'GBP' }))

describe('WageringResult', () => {
  it('names what is multiplied', () => {
    expect(shown({})).toMatch(/£3,000<\/strong>: 30 times the bonus\./)
    expect(shown({ base: 'bonus and deposit', multiple: 1 })).toMatch(
      /£150<\/strong>: 1 time the bonus and the £50 you deposit\./,
    )
  })

  it('marks what is less than nothing as a loss', () => {
    expect(shown({ multiple: 60 })).toContain('data-sign="loss">−£')
    expect(shown({ multiple: 1 })).not.toContain('data-sign="loss"')
  })
})
