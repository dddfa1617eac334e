import { describe, expect, it } from 'vitest'
import { messageFor, messages, weakPasswordMessages } from './catalogue.ts'

describe('messageFor', () => {
  it('gives the text of a code', () => {
    expect(messageFor('auth/signed-out')).toBe('You are signed out.')
  })

  it.each(['', 'nonsense', '<script>', '__proto__', 'toString', 'constructor'])(
    'gives the general text for %j, and never repeats it',
    (code) => {
      expect(messageFor(code)).toBe(messages['auth/refused'])
    },
  )

  it('prefers the texts of the site', () => {
    const own = { 'auth/signed-out': 'Until next time.' }
    expect([messageFor('auth/signed-out', own), messageFor('auth/saved', own)]).toEqual([
      'Until next time.',
      'Saved.',
    ])
  })
})

describe('messages', () => {
  // shows R176
  it.each(Object.entries(messages))('%s is whole sentences without names of services', (_, text) => {
    expect(text).toMatch(/^[A-Z][^<>]*\.$/)
    expect(text).not.toMatch(/supabase|gotrue|jwt|token|server|error|\bexists?\b|registered/i)
  })

  it.each(Object.values(weakPasswordMessages))('a weak password is told: %s', (text) => {
    expect(text).toMatch(/^It .*\.$/)
  })
})
