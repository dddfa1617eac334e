/** Processes that meet at a real Redis. */
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Redis, hasRedis } from '../../../../vitest.redis.ts'
import { endProcesses, redisOfOurs, process } from './testing/processes.ts'

afterEach(endProcesses)

const whole = (confirmed: number) => ({ isWhole: true, confirmed, unconfirmed: 0 })

describe.skipIf(!hasRedis)('createSharing', () => {
  it('says live when it is live everywhere', async () => {
    const { url } = await redisOfOurs()
    const gate = Promise.withResolvers<undefined>()
    const one = await process(url)
    const two = await process(url, { onPublished: async () => gate.promise })
    const three = await process(url)
    let result: unknown
    const publishing = one.sharing.publish('v1').then((said) => (result = said))
    await expect.poll(() => three.looked).toEqual(['v1'])
    expect(result).toBeUndefined()
    gate.resolve(undefined)
    await publishing
    expect(result).toEqual({ isWhole: true, confirmed: 2, unconfirmed: 0 })
    expect(one.looked).toEqual([])
    void two
  })

  it('confirms without a look what it shows already', async () => {
    const { url } = await redisOfOurs()
    const one = await process(url)
    const two = await process(url)
    await one.sharing.publish('v1')
    expect(await two.sharing.publish('v1')).toEqual(whole(1))
    expect(await two.sharing.publish('v2')).toEqual(whole(1))
    expect([one.looked, two.looked]).toEqual([['v2'], ['v1']])
  })

  it('looks beside the publisher, and once', async () => {
    const { url } = await redisOfOurs()
    const one = await process(url)
    const gate = Promise.withResolvers<string>()
    const looked: string[] = []
    await process(url, {
      onPublished: (version) => {
        looked.push(version)
        return gate.promise
      },
    })
    one.sharing.alert()
    await expect.poll(() => looked).toEqual([''])
    const publishing = one.sharing.publish('v1')
    gate.resolve('v1')
    expect(await publishing).toEqual(whole(1))
    expect(looked).toEqual([''])
  })

  it('confirms before its look has ended', async () => {
    const { url } = await redisOfOurs()
    const one = await process(url)
    const two = await process(url, { onPublished: () => new Promise(() => {}) })
    const publishing = one.sharing.publish('v1')
    two.sharing.confirm('v1')
    expect(await publishing).toEqual(whole(1))
  })

  it('looks again when it has not found the version', async () => {
    const { url } = await redisOfOurs()
    const one = await process(url)
    const found = ['v0', 'v0', 'v1']
    await process(url, { onPublished: async () => found.shift() })
    await one.sharing.publish('v0')
    expect(await one.sharing.publish('v1')).toEqual(whole(1))
    expect(found).toEqual([])
  })

  it('takes no older version for the one it was told of', async () => {
    const { url } = await redisOfOurs()
    const one = await process(url)
    // A cache of the content service that is behind names the version between.
    const found = ['v1', 'v2']
    await process(url, { onPublished: async () => found.shift() })
    expect(await one.sharing.publish('v2')).toEqual(whole(1))
    expect(found).toEqual([])
  })

  it('counts for what was published before who shows what came after', async () => {
    const { url } = await redisOfOurs()
    const one = await process(url)
    await process(url, { onPublished: async () => 'v2' })
    expect(await Promise.all([one.sharing.publish('v1'), one.sharing.publish('v2')])).toEqual([
      whole(1),
      whole(1),
    ])
  })

  it('answers no storm of beats where several have one name', async () => {
    const { url } = await redisOfOurs()
    const ear = createClient({ url })
    await ear.connect()
    let beats = 0
    await ear.subscribe('site:here', () => void (beats += 1))
    for (let count = 0; count < 3; count += 1) await process(url, { process: 'web' })
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    ear.destroy()
    expect(beats).toBeGreaterThan(3)
    expect(beats).toBeLessThan(60)
  })

  it('names who has not confirmed, in the log', async () => {
    const { url } = await redisOfOurs()
    const log = { warn: vi.fn() }
    const one = await process(url, { patienceMs: 300, log })
    await process(url, { process: 'web-2', onPublished: () => Promise.reject(new TypeError('no content')) })
    await process(url, { process: 'web-3' })
    expect(await one.sharing.publish('v1')).toEqual({ isWhole: false, confirmed: 1, unconfirmed: 1 })
    expect(log.warn.mock.calls).toMatchObject([
      ['sharing', { error: { code: 'serving/publish-unconfirmed', version: 'v1', processes: ['web-2'] } }],
    ])
  })

  it('waits for no process that has ended or was replaced', async () => {
    const { url } = await redisOfOurs()
    const one = await process(url)
    const two = await process(url, { process: 'web-2' })
    await process(url, { process: 'web-2' })
    const three = await process(url, { process: 'web-3' })
    expect(await one.sharing.publish('v1')).toEqual(whole(3))
    await three.sharing.close()
    await two.sharing.close()
    expect(await one.sharing.publish('v2')).toEqual(whole(1))
  })

  it('waits no longer for a process that ends before it has looked', async () => {
    const { url } = await redisOfOurs()
    const one = await process(url, { patienceMs: 120_000 })
    const told = Promise.withResolvers<void>()
    const looking = async (version: string) => {
      if (version === 'v1') told.resolve()
      return version === 'v1' ? new Promise<undefined>(() => {}) : undefined
    }
    const two = await process(url, { onPublished: looking })
    const publishing = one.sharing.publish('v1')
    await told.promise
    await two.sharing.close()
    expect(await publishing).toEqual(whole(1))
  })

  it('may be behind after it was cut off, until it has looked', async () => {
    const { url } = await redisOfOurs()
    let nowMs = 0
    const gate = Promise.withResolvers<undefined>()
    const two = await process(url, { now: () => nowMs, onPublished: () => gate.promise })
    await expect.poll(() => two.sharing.mayBeBehind()).toBeUndefined()
    // Stopped for so long. What was sent to it meanwhile is still unread.
    nowMs += 4_001
    const behind = two.sharing.mayBeBehind()
    expect(behind).toBeInstanceOf(Promise)
    gate.resolve(undefined)
    await behind
    await expect.poll(() => two.sharing.mayBeBehind()).toBeUndefined()
  })

  it('shows nothing of before while a look takes long', async () => {
    const redis = await redisOfOurs()
    const looking = Promise.withResolvers<undefined>()
    let ms = 0
    const { sharing } = await process(redis.url, { now: () => ms, onPublished: () => looking.promise })
    await expect.poll(() => sharing.mayBeBehind()).toBeUndefined()
    ms = 60_000
    // A busy machine took longer than these, and the page of before was shown.
    const shown = await Promise.race([sharing.mayBeBehind(), pause(3_500, 'nothing')])
    expect(shown).toBe('nothing')
    looking.resolve(undefined)
    await expect.poll(() => sharing.mayBeBehind()).toBeUndefined()
  })

  it('looks at its start when others show another version', async () => {
    const { url } = await redisOfOurs()
    const one = await process(url)
    await one.sharing.publish('v1')
    const outdated: string[] = []
    const startWith = (version: string) =>
      process(url, { shownAtStart: () => version, onOutdatedStart: () => outdated.push(version) })
    const [same, other] = [await startWith('v1'), await startWith('v0')]
    expect(outdated).toEqual(['v0'])
    await expect.poll(() => other.looked).toEqual([''])
    expect(same.looked).toEqual([])
    await expect.poll(() => other.sharing.mayBeBehind()).toBeUndefined()
  })

  it.each([
    ['is down', (redis: Redis) => redis.stop()],
    ['answers nothing', async (redis: Redis) => redis.hang()],
  ])('does not trust what it starts with while Redis %s', async (_what, fail) => {
    const redis = await redisOfOurs()
    await fail(redis)
    const outdated: string[] = []
    await process(redis.url, {
      patienceMs: 50,
      shownAtStart: () => 'v1',
      onOutdatedStart: () => outdated.push('v1'),
    })
    await expect.poll(() => outdated).toEqual(['v1'])
    redis.wake()
  })

  it('tells an emptied Redis what was published last', async () => {
    const { url } = await redisOfOurs()
    const one = await process(url)
    await one.sharing.publish('v2')
    const other = createClient({ url })
    await other.connect()
    await other.flushAll()
    await expect.poll(() => other.get('site:version')).toBe('v2')
    other.destroy()
  })

  it('keeps sites of other names apart', async () => {
    const { url } = await redisOfOurs()
    const one = await process(url)
    const other = await process(url, { name: 'another' })
    expect(await one.sharing.publish('v1')).toEqual(whole(0))
    expect(other.looked).toEqual([])
  })

  // shows F55
  it('believes nothing that is no message of a process', async () => {
    const { url } = await redisOfOurs()
    const one = await process(url)
    const liar = createClient({ url })
    await liar.connect()
    for (const text of [
      '',
      '{',
      'null',
      '{"from":1}',
      JSON.stringify({ from: 'x', id: 'y', version: 'v'.repeat(999) }),
    ])
      await liar.publish('site:published', text)
    await liar.publish('site:published', JSON.stringify({ from: 'x', id: 'y', version: 'v9' }))
    await expect.poll(() => one.looked).toEqual(['v9'])
    liar.destroy()
  })

  // shows F55
  it('goes on alone without Redis, and catches up afterwards', async () => {
    const redis = await redisOfOurs()
    const one = await process(redis.url)
    const two = await process(redis.url)
    await redis.stop()
    await expect
      .poll(() => one.sharing.publish('v1'))
      .toEqual({ isWhole: false, confirmed: 0, unconfirmed: 1 })
    const looked = [one, two].map((each) => each.looked.length)
    await redis.start()
    await expect.poll(() => one.looked.length).toBeGreaterThan(looked[0]!)
    await expect.poll(() => two.looked.length).toBeGreaterThan(looked[1]!)
    await expect.poll(() => one.sharing.publish('v2')).toEqual(whole(1))
  })

  // shows F55
  it('starts without Redis, and finds it when it comes', async () => {
    const redis = await redisOfOurs()
    await redis.stop()
    const one = await process(redis.url, { patienceMs: 50 })
    expect(await one.sharing.publish('v1')).toMatchObject({ isWhole: false })
    await redis.start()
    const two = await process(redis.url)
    await expect.poll(() => two.sharing.publish(`v${Math.random()}`)).toEqual(whole(1))
    await expect.poll(() => one.looked).toContain('')
  })

  // shows F55
  it('waits a bounded time for a silent Redis', async () => {
    const redis = await redisOfOurs()
    const one = await process(redis.url, { patienceMs: 100 })
    const two = await process(redis.url)
    redis.hang()
    expect(await one.sharing.publish('v1')).toMatchObject({ isWhole: false, confirmed: 0 })
    redis.wake()
    await expect.poll(() => two.looked.length).toBeGreaterThan(0)
    await expect.poll(async () => (await one.sharing.publish(`v${Math.random()}`)).confirmed).toBe(1)
  })
})
