import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { speak } from '@house-edge/ui/language'
import { describe, expect, it } from 'vitest'
import { eveningSaid } from '../calculator/calculator-words.ts'
import { EveningResult } from './evening-result.tsx'

const terms = { stake: 2, rounds: 40, hours: 4, edge: 2.5, swing: 'even' } as const
const shown = (given: object) =>
  renderToStaticMarkup(
    createElement(EveningResult, { said: eveningSaid(), terms: { ...terms, ...given }, currency: 'GBP' }),
  )

describe('EveningResult', () => {
  it('says loss and win in words, and with signs in the table', () => {
    const html = shown({})
    expect(html).toContain('between a loss of £33 and a win of £17')
    expect(html).toContain('data-sign="loss">−£8<')
    expect(html).toContain('<span>−£33</span> to <span>+£17</span>')
  })

  it('writes its figures by its words where a server has not said the language, as in an island', () => {
    speak('de-AT')
    const said = eveningSaid()
    speak(undefined)
    const props = { said, terms: { ...terms, rounds: 600 }, currency: 'GBP' }
    expect(renderToStaticMarkup(createElement(EveningResult, props))).toMatch(/2\s400.*£\s4\.800/)
  })

  it('says it in the language of the page', () => {
    speak('de-AT')
    expect(shown({})).toMatch(/zwischen einem Verlust von £\s33 und einem Gewinn von £\s17/)
    speak(undefined)
  })

  it('calls nought even', () => {
    expect(shown({ hours: 0 })).toContain('between even and even')
  })
})
