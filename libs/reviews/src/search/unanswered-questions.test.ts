import { afterEach, describe, expect, it } from 'vitest'
import { countAsked, missedSearches, noteFound, noteMissed } from './unanswered-questions.ts'

const minute = 60_000

function ask(question: string, times: number, everyMs = minute): void {
  noteMissed(question, 0)
  for (let time = 1; time < times; time += 1) countAsked(question, time * everyMs)
}

afterEach(() => {
  for (const { question } of missedSearches()) noteFound(question)
})

describe('missedSearches', () => {
  it('shows what was asked five times, however it is written', () => {
    ask('Crypto  Casino', 4)
    expect(missedSearches()).toEqual([])
    countAsked('crypto casino', 9 * minute)
    expect(missedSearches()).toEqual([{ question: 'crypto casino', times: 5 }])
  })

  it('counts one of a minute, so that nobody makes a subject alone in one', () => {
    ask('loud reader', 50, 1)
    expect(missedSearches()).toEqual([])
  })

  it.each(['anna@example.com', '0171 555 0118', 'i am anna and live in leeds', 'ab'])(
    'keeps no words that may say who asks: %s',
    (question) => {
      ask(question, 9)
      expect(missedSearches()).toEqual([])
    },
  )

  it('forgets what is found since', () => {
    ask('bingo', 9)
    noteFound('Bingo')
    expect(missedSearches()).toEqual([])
  })

  it('keeps five hundred, and lets go of what was asked least', () => {
    ask('often asked', 9)
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    for (const one of letters) for (const other of letters) noteMissed(`thing ${one}${other}`, 0)
    ask('asked at last', 9)
    expect(missedSearches().map(({ question }) => question)).toEqual(['often asked', 'asked at last'])
  })
})
