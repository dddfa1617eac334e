import { describe, expect, it } from 'vitest'
import { pageWords } from './english.ts'
import { completeWords, englishWords } from './words.ts'

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
