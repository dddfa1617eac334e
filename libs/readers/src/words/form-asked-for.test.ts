import { expect, it } from 'vitest'
import { formAskedFor } from './form-asked-for.ts'
import { inEachLanguage } from './words.ts'

it.each([
  ['complain', 'complaints'],
  [' Complaints ', 'complaints'],
  ['file a complaint', 'complaints'],
  ['Beschwerde', 'complaints'],
  ['شكوى', 'complaints'],
  ['signup', 'signUp'],
  ['Sign  up', 'signUp'],
  ['Registrieren', 'signUp'],
  ['Konto  anlegen', 'signUp'],
  ['التسجيل', 'signUp'],
  ['إنشاء حساب', 'signUp'],
  ['complaints about velvet comet', undefined],
  ['sign up bonus', undefined],
  ['', undefined],
])('whoever searches for “%s” asks for the form: %s', (question, form) => {
  expect(formAskedFor(question)).toBe(form)
})

it('takes every name that a language has for a form', () => {
  for (const { asked } of inEachLanguage)
    for (const [form, list] of Object.entries(asked)) {
      const names = list.split(', ')
      expect(names.map((name) => [name, formAskedFor(name)])).toEqual(names.map((name) => [name, form]))
    }
})
