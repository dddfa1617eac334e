import { describe, expect, it } from 'vitest'
import { pageWords } from '../words/english.ts'
import { whatIsLeft } from './pending-email.ts'

const askedAtMs = Date.UTC(2026, 10, 21, 12)
const pending = {
  newEmail: 'new@example.com',
  askedAt: new Date(askedAtMs).toISOString(),
  waitsForOld: true,
  waitsForNew: true,
}
const say = (changes: Partial<typeof pending> = {}, minutes = 1): string =>
  whatIsLeft(pageWords.email, 'old@example.com', { ...pending, ...changes }, askedAtMs + minutes * 60_000)

describe('whatIsLeft', () => {
  it('names both mailboxes while neither has agreed', () => {
    expect(say()).toMatch(/message to old@example\.com, .* message to new@example\.com/)
  })

  it.each([
    [{ waitsForOld: false }, 'new@example.com', 'old@example.com'],
    [{ waitsForNew: false }, 'old@example.com', 'new@example.com'],
  ])('names the one that is left: %o', (changes, left, done) => {
    expect(say(changes)).toContain(`One step is left: follow the link in the message to ${left}.`)
    expect(say(changes)).not.toContain(done)
  })

  // shows P33
  it('says after an hour that the links have expired', () => {
    expect(say({}, 60)).not.toContain('expired')
    expect(say({}, 60 + 1 / 60_000)).toContain('have expired, so your address stays as it is')
  })
})
