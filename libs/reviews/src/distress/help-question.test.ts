import { describe, expect, it } from 'vitest'
import { findDistress } from './find-distress.ts'
import { helpQuestionOf } from './help-question.ts'

describe('helpQuestionOf', () => {
  // shows P281
  it.each([
    'suicidio',
    'selvmord',
    'я больше не могу',
    'Spielsucht',
    'suicide',
    'pomoc',
    'i lost everything',
  ])('finds the same help as %s, and does not say it', (said) => {
    const distress = findDistress(said)!
    const question = helpQuestionOf(distress)
    expect(question).toMatch(/^help[-a-z0-9]*$/)
    const found = findDistress(question)
    expect(found?.isDanger).toBe(distress.isDanger)
    expect(found?.langs).toEqual(distress.langs.includes('en') ? ['en'] : distress.langs)
  })

  it('is read from nothing that resembles it', () => {
    expect(findDistress('help-center')).toBeUndefined()
    expect(findDistress('help-112-')).toBeUndefined()
  })
})
