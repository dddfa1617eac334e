import { describe, expect, it } from 'vitest'
import { startCall, whileWanted } from './call.ts'

describe('startCall', () => {
  it('takes the caller’s time before the limit', () => {
    const clock = { now: () => 1_000 }
    expect(startCall({}, 50, clock).deadlineAt).toBe(1_050)
    expect(startCall({ deadlineMs: 7 }, 50, clock).deadlineAt).toBe(1_007)
  })
})

describe('whileWanted', () => {
  it('rejects with the signal’s reason while the work goes on', async () => {
    const work = Promise.withResolvers<string>()
    const caller = new AbortController()
    const wanted = whileWanted(work.promise, caller.signal)
    caller.abort('left')
    await expect(wanted).rejects.toBe('left')
    work.resolve('done')
    expect(await work.promise).toBe('done')
  })

  it('does not begin to wait for a caller who has left', async () => {
    await expect(whileWanted(new Promise(() => {}), AbortSignal.abort('early'))).rejects.toBe('early')
  })

  it('lets late failures of unwanted work go unnoticed', async () => {
    const work = Promise.withResolvers<string>()
    const wanted = whileWanted(work.promise, AbortSignal.abort('left'))
    await expect(wanted).rejects.toBe('left')
    work.reject(new Error('late'))
    expect(await whileWanted(Promise.resolve(1), undefined)).toBe(1)
  })
})
