import { describe, expect, it } from 'vitest'
import { createUncertainty } from './uncertainty.ts'

/** A process, its looks, and a clock. */
function process() {
  const looks: PromiseWithResolvers<void>[] = []
  const pauses: (() => void)[] = []
  const at = { ms: 0 }
  const uncertainty = createUncertainty({
    look: () => {
      const look = Promise.withResolvers<void>()
      looks.push(look)
      return look.promise
    },
    leaseMs: 4_000,
    limitMs: 3_000,
    now: () => at.ms,
    pause: () => new Promise<void>((resolve) => pauses.push(resolve)),
  })
  uncertainty.trust()
  return { ...uncertainty, looks, pauses, at }
}

describe('createUncertainty', () => {
  it('is certain while its own messages come back', () => {
    const { mayBeBehind, echo, at } = process()
    for (at.ms = 1_000; at.ms <= 20_000; at.ms += 1_000) {
      expect(mayBeBehind()).toBeUndefined()
      echo(at.ms)
    }
  })

  it('looks once after none has come for four seconds', async () => {
    const { mayBeBehind, looks, at } = process()
    at.ms = 4_001
    const behind = mayBeBehind()
    expect(behind).toBeDefined()
    await expect.poll(() => looks).toHaveLength(1)
    looks[0]?.resolve()
    await behind
    at.ms = 100_000
    expect([mayBeBehind(), looks.length]).toEqual([undefined, 1])
  })

  it('looks after a pause that no request saw', async () => {
    const { mayBeBehind, echo, looks, at } = process()
    at.ms = 6_000
    // The first message after it is back before a request is read.
    echo(6_000)
    expect(mayBeBehind()).toBeDefined()
    await expect.poll(() => looks).toHaveLength(1)
    looks[0]?.resolve()
    await expect.poll(() => mayBeBehind()).toBeUndefined()
    at.ms = 7_000
    echo(7_000)
    expect([mayBeBehind(), looks.length]).toEqual([undefined, 1])
  })

  it('looks again when its messages come back', async () => {
    const { mayBeBehind, lose, echo, looks, at } = process()
    lose()
    lose()
    await expect.poll(() => looks).toHaveLength(1)
    looks[0]?.resolve()
    at.ms = 50_000
    echo(1_000)
    expect(mayBeBehind()).toBeDefined()
    await expect.poll(() => mayBeBehind()).toBeUndefined()
    echo(50_000)
    expect(mayBeBehind()).toBeDefined()
    await expect.poll(() => looks).toHaveLength(2)
    looks[1]?.resolve()
    await expect.poll(() => mayBeBehind()).toBeUndefined()
  })

  it.each([
    ['fails', ({ looks }: ReturnType<typeof process>) => looks[0]?.reject(new TypeError('away'))],
    ['takes too long', ({ pauses }: ReturnType<typeof process>) => pauses[0]?.()],
  ])('shows the last good pages when looking %s', async (_what, end) => {
    const one = process()
    one.lose()
    await expect.poll(() => one.looks).toHaveLength(1)
    end(one)
    await expect.poll(() => one.mayBeBehind()).toBeUndefined()
  })

  it('waits for the last of several doubts', async () => {
    const { mayBeBehind, doubt, looks } = process()
    doubt()
    doubt()
    await expect.poll(() => looks).toHaveLength(1)
    looks[0]?.resolve()
    await expect.poll(() => looks).toHaveLength(2)
    expect(mayBeBehind()).toBeDefined()
    looks[1]?.resolve()
    await expect.poll(() => mayBeBehind()).toBeUndefined()
  })
})
