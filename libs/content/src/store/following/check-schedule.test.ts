import { describe, expect, it } from 'vitest'
import { createCheckSchedule, type CheckSchedule } from './check-schedule.ts'

interface Bench {
  schedule: CheckSchedule<string[]>
  /** What each check was asked to do. */
  checks: string[][]
  clock: { nowMs: number }
  /** Ends the check under way. */
  finish: () => Promise<void>
}

function benchWith(): Bench {
  const clock = { nowMs: 0 }
  const checks: string[][] = []
  let end: (() => void) | undefined
  const schedule = createCheckSchedule<string[]>(
    (options) => {
      checks.push(options)
      return new Promise((resolve) => {
        end = resolve
      })
    },
    (a, b) => [...a, ...b],
    [],
    {
      now: () => clock.nowMs,
      sleep: async (ms) => void (clock.nowMs += ms),
    },
  )
  const finish = async (): Promise<void> => {
    end?.()
    for (let n = 0; n < 20; n += 1) await Promise.resolve()
  }
  return { schedule, checks, clock, finish }
}

describe('createCheckSchedule', () => {
  it('starts one more check for all calls during a check', async () => {
    const { schedule, checks, finish } = benchWith()
    const all = [schedule.next(['a']), schedule.next(['b']), schedule.next(['c'])]
    expect(checks).toEqual([['a']])
    await finish()
    expect(checks).toEqual([['a'], ['b', 'c']])
    await finish()
    await Promise.all(all)
  })

  it('joins a due check and begins none early', async () => {
    const { schedule, checks, clock, finish } = benchWith()
    const first = schedule.ifDue(5_000)
    expect(schedule.ifDue(5_000)).toBe(first)
    await finish()
    expect(schedule.ifDue(5_000)).toBeUndefined()
    clock.nowMs += 5_000
    void schedule.ifDue(5_000)
    expect(checks).toHaveLength(2)
  })

  it('hands one failure to everyone and continues', async () => {
    let isBroken = true
    const schedule = createCheckSchedule<object>(
      async () => {
        if (isBroken) throw new Error('down')
      },
      () => ({}),
      {},
      { now: () => 0, sleep: async () => {} },
    )
    const waiting = [schedule.next({}), schedule.next({}), schedule.next({})]
    for (const run of waiting) await expect(run).rejects.toThrow('down')
    isBroken = false
    await expect(schedule.next({})).resolves.toBeUndefined()
  })

  // shows F66
  it('begins ten at once, then one every half second', async () => {
    let nowMs = 0
    const begun: number[] = []
    const schedule = createCheckSchedule<object>(
      async () => void begun.push(nowMs),
      () => ({}),
      {},
      { now: () => nowMs, sleep: async (ms) => void (nowMs += ms) },
    )
    for (let count = 0; count < 14; count += 1) await schedule.next({})
    expect(begun).toEqual([...Array.from({ length: 10 }, () => 0), 500, 1_000, 1_500, 2_000])

    nowMs += 60_000
    await schedule.next({})
    expect(begun.at(-1)).toBe(62_000)
  })

  it('shares the next check among those waiting', async () => {
    let nowMs = 0
    const rest = Promise.withResolvers<void>()
    const checks: string[][] = []
    const schedule = createCheckSchedule<string[]>(
      async (options) => void checks.push(options),
      (a, b) => [...a, ...b],
      [],
      { now: () => nowMs, sleep: () => rest.promise },
    )
    for (let count = 0; count < 10; count += 1) await schedule.next([])
    const waiting = ['a', 'b', 'c'].map((name) => schedule.next([name]))
    expect(checks).toHaveLength(10)
    nowMs += 500
    rest.resolve()
    await Promise.all(waiting)
    expect(checks.slice(10)).toEqual([['a', 'b', 'c']])
  })
})
