/** Processes that meet at a real engine. */
import { createClient } from '@redis/client'
import { afterEach, describe, expect, it } from 'vitest'
import { type Engine, hasEngine, startEngine } from '../../../../vitest.engine.ts'
import { createSharing, type Sharing, type SharingOptions } from './create-sharing.ts'

const begun: Sharing[] = []
const engines: Engine[] = []
afterEach(async () => {
  for (const sharing of begun.splice(0)) await sharing.close()
  for (const engine of engines.splice(0)) await engine.stop()
})

async function engineOfOurs(): Promise<Engine> {
  const engine = await startEngine()
  engines.push(engine)
  return engine
}

/** A process, and what it has looked for. */
async function process(url: string, options: Partial<SharingOptions> = {}) {
  const looked: string[] = []
  const sharing = createSharing({
    url,
    name: 'site',
    onPublished: async (version) => looked.push(version),
    patienceMs: 2_000,
    ...options,
  })
  begun.push(sharing)
  await sharing.start()
  return { sharing, looked }
}

describe.skipIf(!hasEngine)('createSharing', () => {
  it('says live when it is live everywhere', async () => {
    const { url } = await engineOfOurs()
    const gate = Promise.withResolvers<void>()
    const one = await process(url)
    const two = await process(url, { onPublished: async () => gate.promise })
    const three = await process(url)
    let result: unknown
    const publishing = one.sharing.publish('v1').then((said) => (result = said))
    await expect.poll(() => three.looked).toEqual(['v1'])
    expect(result).toBeUndefined()
    gate.resolve()
    await publishing
    expect(result).toEqual({ notified: 2, live: 2 })
    expect(one.looked).toEqual([])
    void two
  })

  it('makes no news of what it has heard from another', async () => {
    const { url } = await engineOfOurs()
    const one = await process(url)
    const two = await process(url)
    await one.sharing.publish('v1')
    expect(await two.sharing.publish('v1')).toEqual({ notified: 0, live: 0 })
    expect(await two.sharing.publish('v2')).toEqual({ notified: 1, live: 1 })
    expect([one.looked, two.looked]).toEqual([['v2'], ['v1']])
  })

  it('waits its patience for a process that fails', async () => {
    const { url } = await engineOfOurs()
    const one = await process(url, { patienceMs: 100 })
    await process(url, { onPublished: () => Promise.reject(new TypeError('no content')) })
    await process(url)
    expect(await one.sharing.publish('v1')).toEqual({ notified: 2, live: 1 })
  })

  it('keeps sites of other names apart', async () => {
    const { url } = await engineOfOurs()
    const one = await process(url)
    const other = await process(url, { name: 'another' })
    expect(await one.sharing.publish('v1')).toEqual({ notified: 0, live: 0 })
    expect(other.looked).toEqual([])
  })

  // shows F55
  it('believes nothing that is no message of a process', async () => {
    const { url } = await engineOfOurs()
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
  it('goes on alone without the engine, and catches up afterwards', async () => {
    const engine = await engineOfOurs()
    const one = await process(engine.url)
    const two = await process(engine.url)
    await engine.stop()
    await expect.poll(() => one.sharing.publish('v1')).toEqual({ notified: 0, live: 0 })
    await engine.start()
    await expect.poll(() => [one.looked, two.looked]).toEqual([[''], ['']])
    await expect.poll(() => one.sharing.publish('v2')).toEqual({ notified: 1, live: 1 })
  })

  // shows F55
  it('starts without the engine, and finds it when it comes', async () => {
    const engine = await engineOfOurs()
    await engine.stop()
    const one = await process(engine.url, { patienceMs: 50 })
    expect(await one.sharing.publish('v1')).toEqual({ notified: 0, live: 0 })
    await engine.start()
    const two = await process(engine.url)
    await expect.poll(() => two.sharing.publish(`v${Math.random()}`)).toEqual({ notified: 1, live: 1 })
    expect(one.looked[0]).toBe('')
  })

  // shows F55
  it('waits a bounded time for a silent engine', async () => {
    const engine = await engineOfOurs()
    const one = await process(engine.url, { patienceMs: 100 })
    const two = await process(engine.url)
    engine.hang()
    expect(await one.sharing.publish('v1')).toMatchObject({ live: 0 })
    engine.wake()
    await expect.poll(() => two.looked.length).toBeGreaterThan(0)
    await expect.poll(async () => (await one.sharing.publish(`v${Math.random()}`)).notified).toBe(1)
  })

  describe('files', () => {
    const secret = 'known to the processes alone'
    const filesOf = async (url: string, own: string | undefined = secret) =>
      (await process(url, { secret: own })).sharing.files!

    it('gives every process what one has written', async () => {
      const { url } = await engineOfOurs()
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
    it('believes nothing the engine invents or swaps', async () => {
      const { url } = await engineOfOurs()
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
    it('counts nothing any more when the engine was emptied without a word', async () => {
      const { url } = await engineOfOurs()
      const files = await filesOf(url)
      await files.write('one', 'text')
      const other = createClient({ url })
      await other.connect()
      await other.flushAll()
      expect([await files.count(), await files.read('one')]).toEqual([0, undefined])
      other.destroy()
    })

    // shows F55
    it('has nothing after the engine was emptied; rejects without it', async () => {
      const engine = await engineOfOurs()
      const files = await filesOf(engine.url)
      await files.write('one', 'text')
      await engine.stop()
      await expect.poll(() => files.read('one').catch(() => 'away')).toBe('away')
      await engine.start()
      await expect.poll(() => files.read('one').catch(() => 'away')).toBeUndefined()
      await files.write('one', 'again')
      expect(await files.read('one')).toBe('again')
    })

    it('are not there without a secret', async () => {
      const { url } = await engineOfOurs()
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
      const { url } = await engineOfOurs()
      const [one, two, three] = [await hearing(url), await hearing(url), await hearing(url)]
      const stranger = await hearing(url, 'a guess')
      stranger.sharing.tell('attempts', 'forged')
      one.sharing.tell('attempts', 'one more')
      await expect
        .poll(() => [two.heard, three.heard])
        .toEqual([['attempts: one more'], ['attempts: one more']])
      expect([one.heard, stranger.heard]).toEqual([[], []])
    })

    it('believes nothing that the engine makes up, and nothing twice', async () => {
      const { url } = await engineOfOurs()
      const [one, two] = [await hearing(url), await hearing(url)]
      const liar = createClient({ url })
      await liar.connect()
      const said: string[] = []
      await liar.subscribe('site:told', (text) => void said.push(text))
      one.sharing.tell('attempts', 'first')
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
      one.sharing.tell('attempts', 'last')
      await expect.poll(() => two.heard).toEqual(['attempts: first', 'attempts: last'])
      liar.destroy()
      writer.destroy()
    })

    it('works alone without the engine and reconnects', async () => {
      const engine = await engineOfOurs()
      const [one, two] = [await hearing(engine.url), await hearing(engine.url)]
      await engine.stop()
      one.sharing.tell('attempts', 'lost')
      await engine.start()
      await expect
        .poll(
          () => {
            one.sharing.tell('attempts', 'again')
            return two.heard[0]
          },
          { timeout: 60_000 },
        )
        .toBe('attempts: again')
    })
  })
})
