import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { wageringSaid } from './calculator-words.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { FigureFields } from './figure-fields.tsx'

const form = (given: object) =>
  renderToStaticMarkup(
    createElement(CalculatorForm, {
      said: wageringSaid(),
      sum: 'wagering',
      address: '/worked-out',
      currency: 'GBP',
      values: { bonus: '1 0' },
      fields: null,
      result: null,
      ...given,
    }),
  )

describe('CalculatorForm', () => {
  it('links to the result with every field', () => {
    const html = form({ result: 'It costs £2.' })
    expect(html).toContain('href="/worked-out?sum=wagering&amp;currency=GBP&amp;bonus=1+0"')
    expect(html).toContain('type="submit"')
  })

  it('offers no link to figures that are wrong, and no button without an address', () => {
    expect(form({ result: undefined })).not.toContain('href=')
    expect(form({ result: undefined })).toContain('until the marked figures are put right')
    expect(form({ address: undefined })).not.toContain('type="submit"')
  })
})

describe('FigureFields', () => {
  it('marks the field whose text is no figure', () => {
    const html = renderToStaticMarkup(
      createElement(FigureFields<'a' | 'b'>, {
        labels: { a: 'A', b: 'B' },
        typed: { a: '1', b: 'x' },
        read: { a: { figure: 1 }, b: { problem: 'Enter a number.' } },
        onTyped: () => undefined,
      }),
    )
    expect(html.match(/aria-invalid/g)).toHaveLength(1)
    expect(html).toMatch(/name="b"[^>]*aria-invalid|aria-invalid[^>]*name="b"/)
  })
})
