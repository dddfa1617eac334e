import { describe, expect, it } from 'vitest'
import { createGuessLimit } from './guess-limit.ts'

function start() {
  const clock = { nowMs: 0 }
  const limit = createGuessLimit(() => clock.nowMs)
  const guess = (email: string, address: string) => limit.take(email, address) !== undefined
  const guessTimes = (times: number, email: string, addressOf: (n: number) => string) =>
    Array.from({ length: times }, (_, n) => guess(email, addressOf(n))).filter(Boolean).length
  return { clock, limit, guess, guessTimes }
}

describe('createGuessLimit', () => {
  it('takes five wrong passwords from one address in fifteen minutes', () => {
    const { clock, guess, guessTimes } = start()
    expect(guessTimes(8, 'ada@desk.example', () => '203.0.113.7')).toBe(5)
    expect(guess(' ADA@desk.example', '203.0.113.7')).toBe(false)
    expect(guess('bo@desk.example', '203.0.113.7')).toBe(true)
    clock.nowMs += 15 * 60_000
    expect(guess('ada@desk.example', '203.0.113.7')).toBe(true)
  })

  it('takes twenty for an account from anywhere', () => {
    const { limit, guess, guessTimes } = start()
    limit.take('ada@desk.example', '198.51.100.1')?.wasRight()
    expect(guessTimes(30, 'ada@desk.example', (n) => `203.0.113.${n}`)).toBe(20)
    expect(guess('ada@desk.example', '198.51.100.2')).toBe(false)
    expect(guess('ada@desk.example', '198.51.100.1')).toBe(true)
  })

  it('takes the addresses of one IPv6 customer for one', () => {
    const { guess, guessTimes } = start()
    expect(guessTimes(8, 'ada@desk.example', (n) => `2001:db8:0:7::${n}`)).toBe(5)
    expect(guess('ada@desk.example', '2001:db8:0:7:ffff:1:2:3')).toBe(false)
    expect(guess('ada@desk.example', '2001:db8:0:8::1')).toBe(true)
    expect(guess('ada@desk.example', 'fe80::1%eth0')).toBe(true)
  })

  it('takes IPv4 addresses for several customers, however they are written', () => {
    const { guess, guessTimes } = start()
    expect(guessTimes(8, 'ada@desk.example', () => '::ffff:203.0.113.7')).toBe(5)
    expect(guess('ada@desk.example', '::ffff:cb00:7107')).toBe(false)
    expect(guess('ada@desk.example', '::ffff:203.0.113.8')).toBe(true)
  })

  it('counts neither what was right nor what nobody answered', () => {
    const { limit, guessTimes } = start()
    for (let n = 0; n < 30; n += 1) {
      limit.take('ada@desk.example', '203.0.113.7')?.wasRight()
      limit.take('ada@desk.example', '203.0.113.7')?.wasNone()
    }
    expect(guessTimes(8, 'ada@desk.example', () => '203.0.113.7')).toBe(5)
  })

  it('keeps no more than ten thousand counts', () => {
    const { guess, guessTimes } = start()
    guessTimes(8, 'ada@desk.example', () => '203.0.113.7')
    for (let n = 0; n < 5_001; n += 1) guess(`${n}@desk.example`, '203.0.113.8')
    expect(guess('ada@desk.example', '203.0.113.7')).toBe(true)
  })
  it('remembers the latest ten thousand places of sign-ins', () => {
    const { limit, guess, guessTimes } = start()
    const place = (n: number) => `10.0.${n >> 8}.${n & 255}`
    for (let n = 0; n < 10_001; n += 1) limit.take('ada@desk.example', place(n))?.wasRight()
    expect(guessTimes(20, 'ada@desk.example', (n) => `203.0.113.${n}`)).toBe(20)
    expect(guess('ada@desk.example', place(0))).toBe(false)
    expect(guess('ada@desk.example', place(1))).toBe(true)
    expect(guess('ada@desk.example', place(10_000))).toBe(true)
  })

  it('counts an overlong address by its beginning', () => {
    const { guess, guessTimes } = start()
    const long = 'a'.repeat(254)
    expect(guessTimes(8, `${long}b`, () => '203.0.113.7')).toBe(5)
    expect(guess(`${long}c`, '203.0.113.7')).toBe(false)
  })
})
