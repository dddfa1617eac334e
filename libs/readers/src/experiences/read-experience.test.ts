import { describe, expect, it } from 'vitest'
import { refusalTexts } from './experience-texts.ts'
import { readExperience, typedOf } from './read-experience.ts'

const body = 'My payout took four days, and nobody asked why.'
const form = (fields: Record<string, string>) => ({
  get: (name: string) => ({ payouts: '4', terms: '2', support: '5', games: '3', body, ...fields })[name],
  file: () => undefined,
})

describe('readExperience', () => {
  it('takes four marks and a text', () => {
    expect(readExperience(form({ body: `  ${body}\r\n` }))).toEqual({
      ok: true,
      told: { payouts: 4, terms: 2, support: 5, games: 3, body, payout_hours: null },
    })
  })

  it('takes payout times in days and hours', () => {
    const read = readExperience(form({ 'payout-time': '4', 'payout-unit': 'days' }))
    expect(read).toMatchObject({ ok: true, told: { payout_hours: 96 } })
  })

  it('asks for the unit of a time', () => {
    const read = readExperience(form({ 'payout-time': '2' }))
    expect(read).toMatchObject({ ok: false, wrong: { 'payout-unit': 'payout-unit' } })
    expect(refusalTexts()['payout-unit']).toContain('hours or days')
  })

  it.each([
    ['payout-time', 'soon', 'payout', 'a whole number of hours or days'],
    ['payouts', '0', 'mark', 'from 1 to 5'],
    ['games', '2.5', 'mark', 'from 1 to 5'],
    ['terms', '', 'mark', 'from 1 to 5'],
    ['body', 'x'.repeat(29), 'short', 'at least 30 characters'],
    ['body', '😀'.repeat(2_001), 'long', 'at most 2000 characters'],
    ['body', `${'\u200b'.repeat(40)}too short`, 'short', 'at least 30 characters'],
  ])('says what is wrong with %s: %j', (field, value, code, text) => {
    const read = readExperience(form({ [field]: value }))
    expect(read).toMatchObject({ ok: false, wrong: { [field]: code } })
    expect(refusalTexts()[code]).toContain(text)
  })

  it('makes the text plain', () => {
    expect(readExperience(form({ body: `\u202e${body}\u200b` }))).toMatchObject({ ok: true, told: { body } })
  })

  it('counts characters as the database does, not as scripts do', () => {
    expect(readExperience(form({ body: '😀'.repeat(2_000) })).ok).toBe(true)
  })
})

describe('typedOf', () => {
  it('gives back what was typed', () => {
    const marks = { payouts: 4, terms: 2, support: 5, games: 3 }
    expect(typedOf({ ...marks, body, payout_hours: 96 })).toEqual({
      payouts: '4',
      terms: '2',
      support: '5',
      games: '3',
      body,
      'payout-time': '4',
      'payout-unit': 'days',
    })
  })
})
