import { expect, it } from 'vitest'
import { formAskedFor } from './form-asked-for.ts'

it.each([
  ['complain', 'complaints'],
  [' Complaints ', 'complaints'],
  ['file a complaint', 'complaints'],
  ['Beschwerde', 'complaints'],
  ['شكوى', 'complaints'],
  ['signup', 'signUp'],
  ['Sign  up', 'signUp'],
  ['Registrieren', 'signUp'],
  ['إنشاء حساب', 'signUp'],
  ['complaints about velvet comet', undefined],
  ['sign up bonus', undefined],
  ['', undefined],
])('whoever searches for “%s” asks for the form: %s', (question, form) => {
  expect(formAskedFor(question)).toBe(form)
})
