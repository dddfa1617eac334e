import type { AccountSession } from '@house-edge/auth/server'
import { describe, expect, it } from 'vitest'
import { pageWords } from '../words/english.ts'
import { lastUseWords, signInWords } from './session-words.ts'

const words = pageWords.sessions
const session = (changes: Partial<AccountSession> = {}): AccountSession => ({
  id: '5f0f2c1e-6c58-4f7e-9d6e-0a4c6c5b9b11',
  createdAt: '2026-11-20T09:05:07.000Z',
  lastUsedAt: '2026-11-21T10:15:00.000Z',
  userAgent: undefined,
  address: undefined,
  methods: [],
  hasSecondFactor: false,
  isCurrent: false,
  ...changes,
})

describe('signInWords', () => {
  it.each<[Partial<AccountSession>, string]>([
    [{}, 'Signed in 20 Nov 2026, 09:05:07 UTC'],
    [{ methods: ['password'] }, 'Signed in 20 Nov 2026, 09:05:07 UTC, with a password'],
    [
      { methods: ['otp'], address: '192.0.2.7' },
      'Signed in 20 Nov 2026, 09:05:07 UTC, by e-mail, from 192.0.2.7',
    ],
    [
      { methods: ['oauth', 'totp'], hasSecondFactor: true },
      'Signed in 20 Nov 2026, 09:05:07 UTC, with an account elsewhere and a second step',
    ],
    [{ methods: ['something-new'] }, 'Signed in 20 Nov 2026, 09:05:07 UTC'],
  ])('says of %j what visitors can recognise', (changes, said) => {
    expect(signInWords(words, session(changes))).toBe(said)
  })

  // shows R073
  it('tells apart two sessions that began in the same minute', () => {
    const later = session({ createdAt: '2026-11-20T09:05:31.000Z' })
    expect(signInWords(words, later)).not.toBe(signInWords(words, session()))
  })
})

describe('lastUseWords', () => {
  it('says when, unless it is now', () => {
    expect(lastUseWords(words, session())).toBe('Last used 21 Nov 2026, 10:15 UTC')
    expect(lastUseWords(words, session({ isCurrent: true }))).toBe('In use now')
  })
})
