import { describe, expect, it } from 'vitest'
import { foldLetters } from './fold-letters.ts'
import { wordForms } from './word-forms.ts'

const formIn = (tag: string, word: string): string | undefined => wordForms(tag)?.(foldLetters(word))

describe('wordForms', () => {
  it.each([
    ['Auszahlung', 'Auszahlungen'],
    ['Einsatz', 'Einsätze'],
    ['Höhe', 'Hoehe'],
    ['Spiel', 'Spielen'],
    ['Gebühr', 'Gebuehren'],
  ])('takes %s and %s for one German word', (one, other) => {
    expect(formIn('de-at', one)).toBe(formIn('de-at', other))
  })

  it.each([
    ['هندسة', 'الهندسة'],
    ['كازينو', 'الكازينو'],
    ['مراجعة', 'مراجعات'],
    ['إيداع', 'ايداع'],
    ['السحب', 'سَحْب'],
    ['لاعب', 'اللاعبين'],
  ])('takes %s and %s for one Arabic word', (one, other) => {
    expect(formIn('ar-ae', one)).toBe(formIn('ar-ae', other))
  })

  it.each([
    ['Einsatz', 'Einzahlung'],
    ['neue', 'neun'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(formIn('de', one)).not.toBe(formIn('de', other))
  })

  it('leaves English as it is', () => {
    expect(wordForms('en-gb')).toBeUndefined()
  })
})
