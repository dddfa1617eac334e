import { describe, expect, it } from 'vitest'
import { arabicWords } from './arabic.ts'
import { pageWords } from './english.ts'
import { germanWords } from './german.ts'
import { type AccountWords, completeWords, englishWords } from './words.ts'

describe('completeWords', () => {
  it('replaces what a site says, and nothing besides', () => {
    const words = completeWords({ signIn: { intro: 'Welcome.' }, messages: { 'auth/saved': 'Kept.' } })
    expect([words.signIn.intro, words.signIn.title]).toEqual(['Welcome.', 'Sign in'])
    expect([words.messages['auth/saved'], words.messages['auth/signed-in']]).toEqual([
      'Kept.',
      'You are signed in.',
    ])
    expect(englishWords.signIn.intro).toBe('')
  })
})

describe('pageWords', () => {
  it('counts in words of its language', () => {
    const { every, recoveryCodes } = pageWords
    expect([every.seconds(1), every.seconds(2), every.minutes(2)]).toEqual([
      '1 second',
      '2 seconds',
      '2 minutes',
    ])
    expect([recoveryCodes.left(0), recoveryCodes.left(3)]).toEqual([
      'Recovery codes left: none.',
      'Recovery codes left: 3.',
    ])
  })
})

/** Every text of a catalogue by its name, with functions said of the same. */
function textsOf(words: unknown, name = ''): [name: string, text: string][] {
  if (typeof words === 'string') return [[name, words]]
  if (typeof words === 'function') return [[name, (words as (...given: unknown[]) => string)(3, 4)]]
  return Object.entries(words as object).flatMap(([key, value]) => textsOf(value, `${name}.${key}`))
}

describe.each<[string, AccountWords]>([
  ['German', germanWords],
  ['Arabic', arabicWords],
])('the catalogue in %s', (_language, catalogue) => {
  const english = new Map(textsOf(englishWords))
  const texts = textsOf(catalogue)

  it('leaves no text in English', () => {
    // The same word in German.
    const shared = new Set(['.code.label', '.prove.code'])
    expect(
      texts.filter(([name, text]) => text !== '' && text === english.get(name) && !shared.has(name)),
    ).toEqual([])
  })

  it('says nothing where English says nothing, and marks the same parts', () => {
    const marks = (text = '') => text.match(/\[[^\]]+\]/g)?.length ?? 0
    for (const [name, text] of texts) {
      expect.soft(text === '', name).toBe(english.get(name) === '')
      expect.soft(marks(text), name).toBe(marks(english.get(name)))
    }
  })
})

describe('arabicWords', () => {
  it('has each form of a count', () => {
    expect([1, 2, 5, 11, 100].map(arabicWords.every.minutes)).toEqual([
      'دقيقة واحدة',
      'دقيقتين',
      '5 دقائق',
      '11 دقيقة',
      '100 دقيقة',
    ])
  })
})
