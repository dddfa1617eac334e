import { expect, it, vi } from 'vitest'
import { sweepHourly } from './sweep-hourly.ts'

it('sweepHourly goes on after failures and keeps nothing alive', async () => {
  const timer = { unref: vi.fn() }
  const due: (() => void)[] = []
  const every = vi.fn((callback: () => void, _ms: number) => {
    due.push(callback)
    return timer
  })
  const failure = new TypeError('down')
  const sweep = vi.fn(async () => {}).mockRejectedValueOnce(failure)
  const onFailure = vi.fn()
  sweepHourly(sweep, onFailure, every)
  expect([every.mock.calls[0]?.[1], timer.unref.mock.calls.length]).toEqual([3_600_000, 1])
  expect(sweep).not.toHaveBeenCalled()
  for (let hour = 0; hour < 2; hour += 1) due[0]?.()
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(failure), { timeout: 60_000 })
  expect([sweep.mock.calls.length, onFailure.mock.calls.length]).toEqual([2, 1])
})
