import type { FetchLike } from '@prismicio/client'
import { describe, expect, it, vi } from 'vitest'
import { TooLargeError } from '../errors/too-large-error.ts'
import { attempt } from './attempt.ts'
import { type Clock, systemClock } from './clock.ts'

const url = 'http://content.test/'
const limits = { timeoutMs: 1_000, maxBodyBytes: 10 }
const stopped: Clock = { ...systemClock, startTimer: () => () => {} }

function answering(...chunks: Uint8Array[]): { fetch: FetchLike; cancelled: () => boolean } {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const chunk = chunks.shift()
      if (chunk) controller.enqueue(chunk)
      else controller.close()
    },
    cancel: () => {
      isCancelled = true
    },
  })
  return { fetch: async () => new Response(body), cancelled: () => isCancelled }
}

describe('attempt', () => {
  it('reads a character that two chunks share', async () => {
    const [first, second] = [Uint8Array.of(0xc3), Uint8Array.of(0xbc, 0x21)]
    const { text } = await attempt(answering(first, second).fetch, url, {}, limits, stopped)
    expect(text).toBe('ü!')
  })

  it('reads an answer without a body as nothing', async () => {
    expect((await attempt(answering().fetch, url, {}, limits, stopped)).text).toBe('')
  })

  it('ignores the rest of a body over the limit', async () => {
    const { fetch, cancelled } = answering(new Uint8Array(8), new Uint8Array(8), new Uint8Array(8))
    await expect(attempt(fetch, url, {}, limits, stopped)).rejects.toThrow(TooLargeError)
    expect(cancelled()).toBe(true)
  })

  it('calls the request off when its time is over', async () => {
    const fetch = vi.fn<FetchLike>(() => new Promise(() => {}))
    const over: Clock = {
      ...systemClock,
      startTimer: (_ms, onEnd) => {
        queueMicrotask(onEnd)
        return () => {}
      },
    }
    await expect(attempt(fetch, url, {}, limits, over)).rejects.toMatchObject({ reason: 'timeout' })
    expect(fetch.mock.calls[0]?.[1]?.signal).toMatchObject({ aborted: true })
  })
})
