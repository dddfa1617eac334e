import { describe, expect, it } from 'vitest'
import { createRedisClient, longestPauseMs } from './redis-client.ts'

describe('createRedisClient', () => {
  it('pauses a second at most before it reconnects', () => {
    const { socket } = createRedisClient('redis://127.0.0.1:1').options
    const pause = socket?.reconnectStrategy
    if (typeof pause !== 'function') throw new TypeError('It has no strategy of its own.')
    const cause = new Error('away')
    expect([0, 1, 4, 5, 50].map((attempt) => pause(attempt, cause))).toEqual([
      50,
      100,
      800,
      longestPauseMs,
      longestPauseMs,
    ])
    expect(longestPauseMs).toBe(1_000)
  })
})
