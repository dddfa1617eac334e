/** What processes give and tell each other, besides what is published. */
import { createClient } from '@redis/client'
import { afterEach, describe, expect, it } from 'vitest'
import { hasRedis } from '../../../../vitest.redis.ts'
import { endProcesses, redisOfOurs, process } from './testing/processes.ts'

afterEach(endProcesses)

describe.skipIf(!hasRedis)('createSharing', () => {
  describe('files', () => {
    const secret = 'known to the processes alone'
    const filesOf = async (url: string, own: string | undefined = secret) =>
      (await process(url, { secret: own })).sharing.files!

    it('gives every process what one has written', async () => {
      const { url } = await redisOfOurs()
      const [one, two, stranger] = [await filesOf(url), await filesOf(url), await filesOf(url, 'a guess')]
      await one.write('list', 'first')
      await one.write('list', 'second')
      expect([await two.read('list'), await two.names(), await two.count()]).toEqual(['second', ['list'], 1])
      expect(await two.read('other')).toBeUndefined()
      expect(await stranger.read('list')).toBeUndefined()
      await stranger.write('list', 'forged')
      expect(await two.read('list')).toBeUndefined()
    })

    // shows F55
    it('believes nothing Redis invents or swaps', async () => {
      const { url } = await redisOfOurs()
      const files = await filesOf(url)
      const liar = createClient({ url })
      await liar.connect()
      await files.write('one', 'text')
      const kept = (await liar.hGet('site:files', 'one')) ?? ''
      for (const text of [kept.replace('text', 'lies'), 'text', ' text', ''])
        await liar.hSet('site:files', `made up ${text}`, text)
      await liar.hSet('site:files', 'two', kept)
      for (const name of await files.names())
        expect(await files.read(name)).toBe(name === 'one' ? 'text' : undefined)
      liar.destroy()
    })

    // shows F55
    it('counts nothing any more when Redis was emptied without a word', async () => {
      const { url } = await redisOfOurs()
      const files = await filesOf(url)
      await files.write('one', 'text')
      const other = createClient({ url })
      await other.connect()
      await other.flushAll()
      expect([await files.count(), await files.read('one')]).toEqual([0, undefined])
      other.destroy()
    })

    // shows F55
    it('has nothing after Redis was emptied; rejects without it', async () => {
      const redis = await redisOfOurs()
      const files = await filesOf(redis.url)
      await files.write('one', 'text')
      await redis.stop()
      await expect.poll(() => files.read('one').catch(() => 'away')).toBe('away')
      await redis.start()
      await expect.poll(() => files.read('one').catch(() => 'away')).toBeUndefined()
      await files.write('one', 'again')
      expect(await files.read('one')).toBe('again')
    })

    it('are not there without a secret', async () => {
      const { url } = await redisOfOurs()
      expect((await process(url)).sharing.files).toBeUndefined()
    })
  })

  describe('tell', () => {
    const secret = 'known to the processes alone'
    const hearing = async (url: string, own: string | undefined = secret) => {
      const heard: string[] = []
      const onTold = (topic: string, text: string) => void heard.push(`${topic}: ${text}`)
      return { ...(await process(url, { secret: own, onTold })), heard }
    }

    it('tells every other process something, and nobody without the secret', async () => {
      const { url } = await redisOfOurs()
      const [one, two, three] = [await hearing(url), await hearing(url), await hearing(url)]
      const stranger = await hearing(url, 'a guess')
      stranger.sharing.send('attempts', 'forged')
      one.sharing.send('attempts', 'one more')
      await expect
        .poll(() => [two.heard, three.heard])
        .toEqual([['attempts: one more'], ['attempts: one more']])
      expect([one.heard, stranger.heard]).toEqual([[], []])
    })

    it('believes nothing that Redis makes up, and nothing twice', async () => {
      const { url } = await redisOfOurs()
      const [one, two] = [await hearing(url), await hearing(url)]
      const liar = createClient({ url })
      await liar.connect()
      const said: string[] = []
      await liar.subscribe('site:told', (text) => void said.push(text))
      one.sharing.send('attempts', 'first')
      await expect.poll(() => said).toHaveLength(1)
      const writer = liar.duplicate()
      await writer.connect()
      for (const text of [
        '',
        ' ',
        'null',
        '{}',
        'x {"topic":"attempts"}',
        said[0]!,
        said[0]!.replace('first', 'other'),
      ])
        await writer.publish('site:told', text)
      one.sharing.send('attempts', 'last')
      await expect.poll(() => two.heard).toEqual(['attempts: first', 'attempts: last'])
      liar.destroy()
      writer.destroy()
    })

    it('works alone without Redis and reconnects', async () => {
      const redis = await redisOfOurs()
      const [one, two] = [await hearing(redis.url), await hearing(redis.url)]
      await redis.stop()
      one.sharing.send('attempts', 'lost')
      await redis.start()
      await expect
        .poll(
          () => {
            one.sharing.send('attempts', 'again')
            return two.heard[0]
          },
          { timeout: 60_000 },
        )
        .toBe('attempts: again')
    })
  })
})
