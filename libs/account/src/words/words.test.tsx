import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pageWords } from './english.ts'
import { marked } from './marked.tsx'
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

describe('marked', () => {
  const markupOf = (sentence: string) => renderToStaticMarkup(marked(sentence, (part) => <b>{part}</b>))

  it.each([
    ['No account yet? [Create one].', 'No account yet? <b>Create one</b>.'],
    ['Nothing to mark.', 'Nothing to mark.'],
    ['Of [“a[b]”@example.com] at once', 'Of <b>“a[b]”@example.com</b> at once'],
    ['[<i>]', '<b>&lt;i&gt;</b>'],
  ])('renders the part in brackets of %j', (sentence, markup) => {
    expect(markupOf(sentence)).toBe(markup)
  })
})
