import { describe, expect, it } from 'vitest'
import { originalFacts } from './original-facts.ts'

const linkTo = (type: string, uid: string): object => ({ id: `${type}_${uid}_de-at` })

describe('originalFacts', () => {
  it('takes figures from the original, and remarks from the translation', () => {
    const original = {
      headline: 'Dull.',
      rating_breakdown: [{ criterion: 'safety', score: 9.6, note: 'Clean.' }],
      operator: { link_type: 'Document', id: 'operator_harbourlight-leisure' },
    }
    const translated = {
      headline: 'Langweilig.',
      rating_breakdown: [{ criterion: 'safety', score: 9.1, note: 'Sauber.' }],
    }
    expect(originalFacts('casino_review', original, translated, linkTo)).toEqual({
      rating_breakdown: [{ criterion: 'safety', score: 9.6, note: 'Sauber.' }],
      operator: { id: 'operator_harbourlight-leisure_de-at' },
    })
  })

  it('takes the hours of a withdrawal from the original, and those of support from the translation', () => {
    const original = { payout_tests: [{ hours: 13 }], support: [{ hours: 'Day and night' }] }
    const translated = { payout_tests: [{ hours: 14 }], support: [{ hours: 'Tag und Nacht' }] }
    expect(originalFacts('casino_review', original, translated, linkTo)).toEqual({
      payout_tests: [{ hours: 13 }],
      support: [{ hours: 'Tag und Nacht' }],
    })
  })

  it('leaves a warning as the translation says it', () => {
    expect(
      originalFacts('casino_review', { warning: ['Unpaid.'] }, { warning: ['Unbezahlt.'] }, linkTo),
    ).toEqual({})
  })

  it('refuses a remark that has no words yet', () => {
    const original = { changelog: [{ note: 'First.' }, { note: 'Second.' }] }
    const translated = { changelog: [{ note: 'Erstens.' }] }
    expect(() => originalFacts('casino_review', original, translated, linkTo)).toThrow(
      'changelog.1.note is not written.',
    )
  })
})
