import { type Casino, readCasino } from '../../rendering/review/casino.ts'
import type { CasinoReviewDocument } from '../../documents.ts'
import { describe, expect, it } from 'vitest'
import { type Candidate, rankCasinos } from './rank-casinos.ts'
import { readIntent } from './read-intent.ts'

interface Given {
  name: string
  status?: string
  score?: number
  hours?: number
  countries?: string
  safety?: number
  method?: string
  inTitle?: readonly string[]
  matched?: number
}

function candidate(given: Given): Candidate {
  const {
    name,
    status = 'active',
    score = 5,
    hours = 24,
    countries = 'GB',
    safety = 5,
    inTitle,
    matched = 1,
  } = given
  const method = { link_type: 'Document', type: 'payment_method', uid: given.method ?? 'other', id: 'm' }
  const data = {
    name,
    status,
    overall_score: score,
    countries_allowed: countries,
    rating_breakdown: [{ criterion: 'safety', score: safety }],
    payments: [{ method: { ...method, data: { name: 'Kestrel' } }, withdraw: true, time_max_hours: hours }],
    bonuses: [],
  }
  const document = {
    id: name,
    uid: name.toLowerCase(),
    type: 'casino_review',
    data,
  } as unknown as CasinoReviewDocument
  const casino = readCasino(document) as Casino
  const shown = { uid: name, title: name, summary: '', line: '', isSentence: false }
  const hit = {
    ...shown,
    id: name,
    kind: 'casino_review',
    score: 1,
    words: [],
    inTitle: inTitle ?? [],
    matched,
  }
  return { casino, document, hit }
}

const methods = [{ uid: 'kestrel', name: 'Kestrel', kind: 'wallet' }]

function ranked(question: string, ...given: readonly Given[]): string[] {
  const asking = { today: '2026-11-28', market: 'GB' }
  return rankCasinos(given.map(candidate), readIntent(question, methods), asking).map(
    ({ casino }) => casino.name,
  )
}

describe('rankCasinos', () => {
  // shows P98, P282
  it.each(['warning', 'closed', 'unlisted'])('puts no casino that is %s above an open one', (status) => {
    const bad = { name: 'Bad', status, score: 9.9, hours: 1, safety: 9.9, method: 'kestrel', matched: 3 }
    const open = { name: 'Open', score: 2, hours: 200, safety: 1, countries: 'IE' }
    for (const question of ['best casino', 'fast', 'safe', 'kestrel', 'no wagering', 'blackjack rules'])
      expect([question, ...ranked(question, bad, open)]).toEqual([question, 'Open', 'Bad'])
  })

  it('puts first what the question names, also with a warning', () => {
    const named = { name: 'Velvet Comet', status: 'warning', score: 1, inTitle: ['velvet', 'comet'] }
    const open = { name: 'Open', score: 9, matched: 3 }
    expect(ranked('velvet comet', open, named)).toEqual(['Velvet Comet', 'Open'])
    expect(ranked('velvet comet blackjack', open, named)).toEqual(['Velvet Comet', 'Open'])
    const half = { ...named, inTitle: ['comet'] }
    expect(ranked('comet blackjack tables', open, half)).toEqual(['Open', 'Velvet Comet'])
    const general = { name: 'Best Casino', status: 'warning', score: 1, inTitle: ['best', 'casino'] }
    expect(ranked('best casino', open, general)).toEqual(['Open', 'Best Casino'])
  })

  it.each([
    ['best', 'Scored'],
    ['fast', 'Quick'],
    ['safest', 'Safe'],
    ['kestrel', 'Kestrel'],
    ['best casino in Ireland', 'Irish'],
    ['blackjack rules', 'Worded'],
  ])('answers %j by what it asks: %s', (question, name) => {
    const all = [
      { name: 'Scored', score: 9 },
      { name: 'Quick', hours: 1 },
      { name: 'Safe', safety: 9 },
      { name: 'Kestrel', method: 'kestrel' },
      { name: 'Irish', countries: 'IE' },
      { name: 'Worded', matched: 2 },
    ]
    const asked = question === 'blackjack rules' ? all : all.filter((each) => each.name !== 'Worded')
    expect(ranked(question, ...asked)[0]).toBe(name)
  })
})
