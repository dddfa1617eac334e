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
    { now: () => clock.nowMs },
  )
  const finish = async (): Promise<void> => {
    end?.()
    for (let n = 0; n < 20; n += 1) await Promise.resolve()
  }
  return { schedule, checks, clock, finish }
}

describe('createCheckSchedule', () => {
  it('begins a check for a call that comes during another, and shares it with those after', async () => {
    const { schedule, checks, finish } = benchWith()
    const all = [schedule.next(['a']), schedule.next(['b']), schedule.next(['c'])]
    expect(checks).toEqual([['a']])
    await finish()
    expect(checks).toEqual([['a'], ['b', 'c']])
    await finish()
    await Promise.all(all)
  })

  it('joins a check under way when one is due, and begins none before its time', async () => {
    const { schedule, checks, clock, finish } = benchWith()
    const first = schedule.ifDue(5_000)
    expect(schedule.ifDue(5_000)).toBe(first)
    await finish()
    expect(schedule.ifDue(5_000)).toBeUndefined()
    clock.nowMs += 5_000
    expect(schedule.ifDue(5_000)).toBeDefined()
    expect(checks).toHaveLength(2)
  })

  it('hands a failure to everyone who waited for it, and goes on', async () => {
    let isBroken = true
    const schedule = createCheckSchedule<object>(
      async () => {
        if (isBroken) throw new Error('down')
      },
      () => ({}),
      {},
      { now: () => 0 },
    )
    const waiting = [schedule.next({}), schedule.next({}), schedule.next({})]
    for (const run of waiting) await expect(run).rejects.toThrow('down')
    isBroken = false
    await expect(schedule.next({})).resolves.toBeUndefined()
  })
})
