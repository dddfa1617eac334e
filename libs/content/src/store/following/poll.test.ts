import { describe, expect, it } from 'vitest'
import { createPoll } from './poll.ts'

/** A poll whose pauses end when the test says so. */
function pollWith(isWanted: () => boolean) {
  let rounds = 0
  let proceed = () => {}
  const poll = createPoll({
    everyMs: 5,
    isWanted,
    round: async () => void (rounds += 1),
    pause: () => new Promise<void>((resolve) => (proceed = resolve)),
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { poll, rounds: () => rounds, next: () => (proceed(), settle()), settle }
}

describe('createPoll', () => {
  it('runs once, however often it is started', async () => {
    const { poll, rounds, next, settle } = pollWith(() => true)
    poll.start()
    poll.start()
    await settle()
    expect(rounds()).toBe(1)
    await next()
    expect(rounds()).toBe(2)
    poll.stop()
    await next()
    poll.start()
    await settle()
    expect(rounds()).toBe(2)
  })

  it('rests while it is not wanted, and can be started again', async () => {
    let isWanted = false
    const { poll, rounds, settle } = pollWith(() => isWanted)
    poll.start()
    await settle()
    expect(rounds()).toBe(0)
    isWanted = true
    poll.start()
    await settle()
    expect(rounds()).toBe(1)
    poll.stop()
  })
})
