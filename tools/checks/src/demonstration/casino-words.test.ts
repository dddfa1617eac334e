import { describe, expect, it } from 'vitest'
import type { CasinoRow } from './casino-row.ts'
import { type CasinoWords, inWords } from './casino-words.ts'

const row = {
  uid: 'tide-mill',
  status: 'warning',
  scores: { safety: [2, 'Gone.'], payouts: [6, ''] },
  history: [
    ['2026-05-01', 'First round of tests finished.'],
    ['2026-06-01', 'Marked as a warning.', 'safety', 6],
  ],
  support: { chat: 'Day and night' },
  seen: ['Seen.', 'terms', '2026-06-01'],
  offers: [],
} as unknown as CasinoRow
const words: CasinoWords = {
  scores: { safety: 'Fort.' },
  history: ['Erste Tests beendet.', 'Als Warnung gekennzeichnet.'],
  support: { chat: 'Tag und Nacht' },
  seen: 'Gesehen.',
  offers: {},
}

describe('inWords', () => {
  it('keeps the figures, days and kinds of a row beside its words', () => {
    expect(inWords(row, words)).toMatchObject({
      scores: { safety: [2, 'Fort.'], payouts: [6, ''] },
      history: [
        ['2026-05-01', 'Erste Tests beendet.', null, null, 'check'],
        ['2026-06-01', 'Als Warnung gekennzeichnet.', 'safety', 6, 'warning'],
      ],
      support: { chat: 'Tag und Nacht' },
      seen: ['Gesehen.', 'terms', '2026-06-01'],
    })
  })

  it('quotes a term that changed in the language of the words', () => {
    const change = ['2026-07-01', 'Raised.', 'bonuses', 5, 'terms', ['Ten.', 'Twelve.']] as const
    const changed = { ...row, history: [change] }
    const german = { ...words, history: ['Erhöht.'] }
    expect(inWords(changed, { ...german, quoted: ['Zehn.', 'Zwölf.'] }).history).toEqual([
      ['2026-07-01', 'Erhöht.', 'bonuses', 5, 'terms', ['Zehn.', 'Zwölf.']],
    ])
    expect(() => inWords(changed, german)).toThrow('the term that changed on 2026-07-01 has no words.')
  })

  it('refuses a change that has no words yet', () => {
    expect(() => inWords(row, { ...words, history: words.history.slice(1) })).toThrow(
      'tide-mill: the change of 2026-06-01 has no words.',
    )
  })
})
