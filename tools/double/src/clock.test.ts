import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClock } from './clock.ts'

afterEach(() => vi.useRealTimers())

describe('createClock', () => {
  it('runs with the machine, is moved ahead and put back', () => {
    let machineNowMs = 1500
    const clock = createClock(() => machineNowMs)
    clock.advance(500)
    machineNowMs += 1
    expect([clock.nowMs(), clock.nowSeconds(), clock.aheadMs()]).toEqual([2001, 2, 500])
    expect(clock.nowIso()).toBe('1970-01-01T00:00:02.001Z')
    clock.reset()
    expect([clock.nowMs(), clock.aheadMs()]).toEqual([1501, 0])
  })

  it('runs what is due once, when moved past it', () => {
    const clock = createClock(() => 0)
    const ran: string[] = []
    clock.schedule(1000, () => ran.push('first'))
    clock.schedule(2000, () => ran.push('second'))
    const callOff = clock.schedule(1000, () => ran.push('called off'))
    callOff()
    clock.advance(999)
    expect(ran).toEqual([])
    clock.advance(1)
    clock.advance(1)
    expect(ran).toEqual(['first'])
    clock.close()
    clock.advance(1000)
    expect(ran).toEqual(['first'])
  })

  it('runs what is due, however far off', () => {
    vi.useFakeTimers({ now: 0 })
    const clock = createClock()
    const task = vi.fn()
    clock.schedule(2 ** 31 + 5000, task)
    vi.advanceTimersByTime(2 ** 31)
    expect(task).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5000)
    expect(task).toHaveBeenCalledOnce()
  })
})
