import { describe, expect, it } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { type Attempt, type AttemptLimits, createAttemptLimits } from './attempt-limits.ts'

const minuteMs = 60_000

/** Attempts of one kind, and how long each had to wait: 0 when it was granted. */
function createCounter(clock: { now: () => number } = createTestClock()) {
  const limits = createAttemptLimits({ ...createTestClock(), ...clock })
  const take = (attempt: Partial<Attempt> = {}) =>
    limits.take({
      kind: 'password',
      subject: 'a@b.io',
      address: undefined,
      isCountedApart: true,
      ...attempt,
    })
  const waitOf = (attempt?: Partial<Attempt>) => {
    const leave = take(attempt)
    return leave.isGranted ? 0 : leave.waitMs
  }
  const granted = (attempts: number, attempt: (index: number) => Partial<Attempt>) =>
    Array.from({ length: attempts }, (_, index) => waitOf(attempt(index))).filter((wait) => wait === 0).length
  return { take, waitOf, granted }
}

describe('createAttemptLimits', () => {
  it('grants ten attempts, then one every 30 s', async () => {
    const clock = createTestClock()
    const { waitOf, granted } = createCounter(clock)
    expect(granted(10, () => ({}))).toBe(10)
    expect(waitOf()).toBe(30_000)
    await clock.advance(29_000)
    expect(waitOf()).toBe(1000)
    await clock.advance(1000)
    expect([waitOf(), waitOf()]).toEqual([0, 30_000])
  })

  it('grants an address thirty attempts in five minutes', async () => {
    const clock = createTestClock()
    const { granted } = createCounter(clock)
    const many = () => granted(100, (index) => ({ subject: `${index}`, address: '203.0.113.7' }))
    expect(many()).toBe(15)
    await clock.advance(5 * minuteMs - 1)
    expect(many()).toBe(14)
  })

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 0],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 15],
    ['2001:db8::1', '2001:0db8:0:0:5::', 0],
    ['::1', '0:0:0:0:9::', 0],
    ['fe80::1%eth0', 'fe80::2', 0],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8', 15],
    ['::ffff:203.0.113.7', '::ffff:cb00:7107', 0],
  ])('after %s is used up grants %s %j attempts', (first, second, left) => {
    const { granted } = createCounter()
    const from = (address: string) => granted(100, (index) => ({ subject: `${address} ${index}`, address }))
    from(first)
    expect(from(second)).toBe(left)
  })

  it('takes nothing from an account whose guesser has nothing left', () => {
    const { granted } = createCounter()
    granted(100, (index) => ({ subject: `${index}`, address: '203.0.113.7' }))
    granted(100, () => ({ address: '203.0.113.7' }))
    expect(granted(10, () => ({ address: '203.0.113.8' }))).toBe(10)
  })

  it('gives back a right attempt, no more', () => {
    const { take, granted } = createCounter()
    for (let times = 0; times < 100; times += 1) {
      const leave = take({ address: '203.0.113.7' })
      if (leave.isGranted) leave.giveBack()
      if (leave.isGranted && times === 0) leave.giveBack()
    }
    expect(granted(100, () => ({ address: '203.0.113.7' }))).toBe(10)
  })

  it('leaves ten of thirty calls to correct passwords', () => {
    const { granted } = createCounter()
    const each = (index: number) => ({
      subject: `${index}`,
      address: `203.0.113.${index}`,
      isCountedApart: false,
    })
    expect(granted(100, each)).toBe(20)
  })

  it('grants an address fewer messages than a project', async () => {
    const clock = createTestClock()
    const { granted } = createCounter(clock)
    const ask = () =>
      granted(100, (index) => ({ kind: 'message', subject: `${index}`, address: '203.0.113.7' }))
    let sent = 0
    for (let minute = 0; minute < 60; minute += 1) {
      sent += ask()
      await clock.advance(minuteMs)
    }
    expect(sent).toBe(21)
  })

  it('counts known browsers by address, and together without one', () => {
    const owners = (address: string | undefined) => {
      const { granted } = createCounter()
      const at = (from: string | undefined) => (index: number) => ({
        subject: `${index}`,
        device: `${index}`,
        address: from,
      })
      granted(100, at(address))
      return granted(100, at(address === undefined ? undefined : '198.51.100.9'))
    }
    expect(owners('203.0.113.7')).toBeGreaterThan(0)
    expect(owners(undefined)).toBe(100)
  })

  it('counts accounts, and kinds of guessing, apart', () => {
    const { granted, waitOf } = createCounter()
    granted(11, () => ({}))
    expect(waitOf({ subject: 'c@d.io' })).toBe(0)
    expect(waitOf({ kind: 'code' })).toBe(0)
  })

  it('lets no six-digit code be guessed in time', async () => {
    const clock = createTestClock()
    const { granted } = createCounter(clock)
    let guesses = 0
    for (let minute = 0; minute < 60; minute += 1) {
      guesses += granted(100, () => ({ kind: 'code' }))
      await clock.advance(minuteMs)
    }
    expect(guesses).toBeLessThanOrEqual(130)
  })

  it('ignores a machine clock that was put back', () => {
    let nowMs = Date.UTC(2026, 10, 22)
    const { granted, waitOf } = createCounter({ now: () => nowMs })
    granted(10, () => ({}))
    nowMs -= 24 * 60 * minuteMs
    expect(waitOf()).toBe(30_000)
    nowMs += 30_000
    expect(waitOf()).toBe(0)
  })

  it('does not forget whom it has seen lately', () => {
    const { granted, waitOf } = createCounter()
    const others = (count: number, name: string) =>
      granted(count, (index) => ({ subject: `${name}-${index}` }))
    granted(9, () => ({}))
    others(30_000, 'early')
    waitOf()
    others(30_000, 'late')
    expect(waitOf()).toBe(30_000)
  })

  it('forgets the oldest of more than 50,000 subjects', () => {
    const { granted, waitOf } = createCounter()
    granted(10, () => ({}))
    granted(50_001, (index) => ({ subject: `subject-${index}` }))
    expect(waitOf()).toBe(0)
  })
})

describe('createAttemptLimits: peers', () => {
  /** Two processes that hear of each other, and what they say. */
  function together() {
    const clock = createTestClock()
    const heard: string[] = []
    const isApart = { now: false }
    const [one, two]: AttemptLimits[] = [0, 1].map((own) =>
      createAttemptLimits(clock, {
        nameOf: (counter) => `digest of ${counter.length}`,
        send: (counted, isGivenBack) => {
          heard.push(JSON.stringify(counted))
          if (!isApart.now) [one, two][1 - own]?.count(counted, isGivenBack)
        },
      }),
    )
    const attempt: Attempt = { kind: 'password', subject: 'a@b.io', address: undefined, isCountedApart: true }
    return { one: one!, two: two!, attempt, heard, isApart }
  }

  it('counts attempts, and returned ones, in every process', () => {
    const { one, two, attempt } = together()
    const leaves = Array.from({ length: 10 }, (_, count) => (count % 2 ? one : two).take(attempt))
    expect([one.take(attempt).isGranted, two.take(attempt).isGranted]).toEqual([false, false])
    const [leave] = leaves
    if (leave?.isGranted) leave.giveBack()
    expect(one.take(attempt).isGranted).toBe(true)
    expect(two.take(attempt).isGranted).toBe(false)
  })

  it('counts together while the key of names is changed', () => {
    const clock = createTestClock()
    const keys = [
      ['old', 'new'],
      ['new', 'old'],
      ['old', undefined],
    ] as const
    const all: AttemptLimits[] = keys.map(([key, other], own) =>
      createAttemptLimits(clock, {
        nameOf: (counter) => `${key} ${counter}`,
        ...(other && { otherNameOf: (counter) => `${other} ${counter}` }),
        send: (counted, isGivenBack) => {
          for (const [at, each] of all.entries()) if (at !== own) each.count(counted, isGivenBack)
        },
      }),
    )
    const attempt: Attempt = { kind: 'password', subject: 'a@b.io', address: undefined, isCountedApart: true }
    const [leave] = Array.from({ length: 10 }, (_, count) => all[count % 2]!.take(attempt))
    const granted = () => all.map((each) => each.take(attempt).isGranted)
    expect(granted()).toEqual([false, false, false])
    if (leave?.isGranted) leave.giveBack()
    expect(granted()).toEqual([true, false, false])
  })

  it('counts alone while nobody hears', () => {
    const { one, two, attempt, isApart } = together()
    isApart.now = true
    for (let count = 0; count < 10; count += 1) one.take(attempt)
    expect([one.take(attempt).isGranted, two.take(attempt).isGranted]).toEqual([false, true])
  })

  it('reports no account, no address, and no unknown rate', () => {
    const { one, attempt, heard } = together()
    one.take({ ...attempt, address: '203.0.113.7' })
    expect(heard.join()).not.toMatch(/a@b\.io|203\.0/)
    one.count([{ name: 'digest of 22', rate: 'constructor' }], false)
    expect(one.take(attempt).isGranted).toBe(true)
  })
})
