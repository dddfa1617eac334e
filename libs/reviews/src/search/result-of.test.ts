import { describe, expect, it } from 'vitest'
import { readCasino } from '../rendering/review/casino.ts'
import { links } from '../testing/site.ts'
import { readIntent } from './intent/read-intent.ts'
import { casinoResult } from './result-of.ts'

describe('casinoResult', () => {
  it('works out once why a casino was found, when that is shown', () => {
    const document = {
      id: 'kelp',
      uid: 'kelp',
      type: 'casino_review',
      url: '/kelp',
      data: { name: 'Kelp', status: 'active' },
    } as never
    let asked = 0
    const hit = {
      words: ['tide'],
      isSentence: false,
      inTitle: [],
      get line() {
        asked += 1
        return 'The Tide Room'
      },
    }
    const result = casinoResult(
      { casino: readCasino(document)!, document, hit: hit as never },
      {
        asked: ['tide'],
        intent: readIntent('tide', []),
        asking: { today: '2026-11-20', market: 'GB' },
        links,
      },
    )
    expect(asked).toBe(0)
    expect([result?.context, result?.found]).toEqual(['The Tide Room', ['Tide']])
    expect(asked).toBe(1)
  })
})
