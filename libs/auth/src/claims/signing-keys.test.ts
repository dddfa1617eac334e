import { describe, expect, it } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestKey, type TestKey } from '../testing/test-tokens.ts'
import { createSigningKeys } from './signing-keys.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

function createKeys(...published: TestKey[]) {
  const clock = createTestClock()
  const server = { published, fetched: 0, isDown: false, hangs: false, bodies: [] as unknown[] }
  const failures: unknown[] = []
  const keys = createSigningKeys({
    algorithms: ['ES256'],
    clock,
    onFailure: (cause) => failures.push(cause),
    async load() {
      server.fetched += 1
      if (server.hangs) await clock.sleep(8 * second)
      if (server.isDown || server.hangs) throw new DOMException('no answer', 'NetworkError')
      return server.bodies.length > 0 ? server.bodies[0] : { keys: server.published.map(({ jwk }) => jwk) }
    },
  })
  const find = async (kid: string) => (await clock.run(keys.find(kid, 'ES256'))).kind
  return { clock, server, failures, keys, find }
}

describe('createSigningKeys', () => {
  // shows R204
  it('asks once for ten minutes', async () => {
    const key = createTestKey()
    const { clock, server, find } = createKeys(key)
    for (let passed = 0; passed < 8; passed += 1) {
      expect(await find(key.kid)).toBe('found')
      await clock.advance(59 * second)
    }
    expect(server.fetched).toBe(1)
  })

  it('fetches ahead from the eighth minute on', async () => {
    const key = createTestKey()
    const { clock, server, find, keys } = createKeys(key)
    await find(key.kid)
    await clock.advance(8 * minute)
    server.hangs = true
    expect((await keys.find(key.kid, 'ES256')).kind).toBe('found')
    expect(server.fetched).toBe(2)
  })

  // shows R204
  it('asks again after ten minutes', async () => {
    const key = createTestKey()
    const { clock, server, find } = createKeys(key)
    await find(key.kid)
    await clock.advance(11 * minute)
    server.published = [createTestKey()]
    expect(await find(key.kid)).not.toBe('found')
    expect(server.fetched).toBe(2)
  })

  // shows R204
  it('keeps keys for ten minutes and no longer', async () => {
    const key = createTestKey()
    for (const [ageMs, kind] of [
      [10 * minute - second, 'found'],
      [10 * minute, 'absent'],
    ] as const) {
      const { clock, server, keys, find } = createKeys(key)
      await find(key.kid)
      await clock.advance(ageMs)
      server.published = [createTestKey()]
      expect((await keys.find(key.kid, 'ES256')).kind).toBe(kind)
    }
  })

  // shows F38
  it('shares one fetch among a thousand callers after a rotation', async () => {
    const [old, fresh] = [createTestKey(), createTestKey()]
    const { clock, server, find, keys } = createKeys(old)
    await find(old.kid)
    await clock.advance(minute)
    server.published = [fresh, old]
    const found = await Promise.all(Array.from({ length: 1000 }, () => keys.find(fresh.kid, 'ES256')))
    expect(found.every(({ kind }) => kind === 'found')).toBe(true)
    expect(server.fetched).toBe(2)
  })

  // shows F40
  it('asks at most once a minute for unknown names', async () => {
    const key = createTestKey()
    const { clock, server, find } = createKeys(key)
    await find(key.kid)
    const start = server.fetched
    for (let passed = 0; passed < 5; passed += 1) {
      for (let guess = 0; guess < 200; guess += 1) await find(`guess-${passed}-${guess}`)
      await clock.advance(minute)
    }
    expect(server.fetched - start).toBeLessThanOrEqual(5)
    expect(await find(key.kid)).toBe('found')
  })

  it('remembers a name the service did not know', async () => {
    const key = createTestKey()
    const { clock, server, find } = createKeys(key)
    await find(key.kid)
    await clock.advance(second)
    expect(await find('unheard-of')).toBe('absent')
    await clock.advance(2 * minute)
    expect(await find('unheard-of')).toBe('absent')
    expect(server.fetched).toBe(2)
  })

  it('calls no name absent while it may not ask', async () => {
    const key = createTestKey()
    const { clock, find } = createKeys(key)
    await find(key.kid)
    await clock.advance(second)
    await find('first')
    await clock.advance(second)
    expect(await find('second')).toBe('undecided')
  })

  it('rejects an answer to another question', async () => {
    const key = createTestKey()
    const { clock, find, keys } = createKeys(key)
    await find(key.kid)
    await clock.advance(second)
    const [first, later] = await Promise.all([keys.find('first', 'ES256'), keys.find('later', 'ES256')])
    expect([first.kind, later.kind]).toEqual(['absent', 'undecided'])
  })

  it('does not call a name absent because the service hangs or fails', async () => {
    const key = createTestKey()
    const { clock, server, find } = createKeys(key)
    await find(key.kid)
    await clock.advance(second)
    server.hangs = true
    expect(await find('first')).toBe('undecided')
    await clock.advance(2 * minute)
    server.hangs = false
    server.isDown = true
    expect(await find('first')).toBe('undecided')
    expect(await find(key.kid)).toBe('found')
  })

  // shows F39
  it('keeps stale keys for a day without the service', async () => {
    const key = createTestKey()
    const { clock, server, failures, find, keys } = createKeys(key)
    await find(key.kid)
    server.isDown = true
    await clock.advance(11 * minute)
    for (let passed = 0; passed < 120; passed += 1) {
      for (let visit = 0; visit < 10; visit += 1) {
        expect((await keys.find(key.kid, 'ES256')).kind).toBe('found')
      }
      await clock.advance(30 * second)
    }
    expect(server.fetched).toBeLessThanOrEqual(62)
    expect(failures.length).toBe(server.fetched - 1)

    await clock.advance(24 * hour)
    expect(await find(key.kid)).toBe('unavailable')
  })

  it('waits for a hanging service once, 1.5 s at most', async () => {
    const key = createTestKey()
    const { clock, server, find } = createKeys(key)
    await find(key.kid)
    await clock.advance(11 * minute)
    server.hangs = true
    const before = clock.now()
    expect(await find(key.kid)).toBe('found')
    expect(clock.now() - before).toBeLessThanOrEqual(1500)
    await clock.advance(minute)
    const later = clock.now()
    expect(await find(key.kid)).toBe('found')
    expect(clock.now()).toBe(later)
  })

  it('knows nothing before the first response, pausing ever longer', async () => {
    const key = createTestKey()
    const { clock, server, find } = createKeys(key)
    server.isDown = true
    for (let visit = 0; visit < 600; visit += 1) {
      expect(await find(key.kid)).toBe('unavailable')
      await clock.advance(100)
    }
    expect(server.fetched).toBeLessThan(15)
    server.isDown = false
    await clock.advance(30 * second)
    expect(await find(key.kid)).toBe('found')
  })

  it.each([
    ['HTML', '<html>'],
    ['no keys', { keys: [] }],
    ['keys of another shape', { keys: [{}] }],
    ['nothing', null],
  ])('keeps its keys when %s comes back', async (_, body) => {
    const key = createTestKey()
    const { clock, server, failures, find } = createKeys(key)
    await find(key.kid)
    server.bodies = [body]
    await clock.advance(11 * minute)
    expect(await find(key.kid)).toBe('found')
    expect(failures).toHaveLength(1)
  })

  it('passes over keys for other purposes', async () => {
    const key = createTestKey()
    const { server, find } = createKeys(key)
    const encryption = { ...createTestKey('enc').jwk, use: 'enc' }
    const others = [encryption, { kid: 'secret', kty: 'oct', k: 'AAAA' }, { kid: 'odd', kty: 'EC' }]
    server.bodies = [{ keys: [...others, key.jwk] }]
    expect(await find(key.kid)).toBe('found')
    for (const kid of ['enc', 'secret', 'odd']) expect(await find(kid)).not.toBe('found')
  })
})
