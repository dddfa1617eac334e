import { describe, expect, it } from 'vitest'
import { createOpenLimit, type OpenLimit, type PreviewTry } from './open-limit.ts'

const isMiss = (error: unknown): boolean => error instanceof RangeError
const right = (caller: string): PreviewTry<string> => ({
  caller,
  isEditor: false,
  open: () => Promise.resolve('opened'),
  isMiss,
})
const wrong = (caller: string): PreviewTry<string> => ({
  ...right(caller),
  open: () => Promise.reject(new RangeError('worth nothing')),
})
const outcome = async (limit: OpenLimit, attempt: PreviewTry<string>): Promise<string> =>
  limit(attempt).catch((error: unknown) => (error as { fault?: string }).fault ?? 'refused')

async function outcomes(limit: OpenLimit, attempts: PreviewTry<string>[]): Promise<string[]> {
  const all: string[] = []
  for (const attempt of attempts) all.push(await outcome(limit, attempt))
  return all
}

describe('createOpenLimit', () => {
  // shows R236
  it('limits one caller’s misses in a minute, not others’', async () => {
    let now = 0
    const limit = createOpenLimit({ perCaller: 2, total: 10 }, () => now)
    const tries = [wrong('a'), wrong('a'), wrong('a'), right('a'), wrong('b')]
    expect(await outcomes(limit, tries)).toEqual(['refused', 'refused', 'too-many', 'too-many', 'refused'])
    now = 61_000
    expect(await outcome(limit, right('a'))).toBe('opened')
  })

  // shows R236
  it('allows sixty misses a caller, three hundred in all', async () => {
    const misses = (limit: OpenLimit, count: number, callerOf: (n: number) => string) =>
      outcomes(
        limit,
        Array.from({ length: count }, (_, n) => wrong(callerOf(n))),
      )
    const one = await misses(
      createOpenLimit({}, () => 0),
      62,
      () => 'a',
    )
    expect(one.filter((each) => each === 'refused')).toHaveLength(60)

    const limit = createOpenLimit({}, () => 0)
    await misses(limit, 299, (n) => `guesser ${n}`)
    const together = async (): Promise<number> => {
      let open = 0
      let most = 0
      const one = async (): Promise<string> => {
        most = Math.max(most, (open += 1))
        await new Promise((resolve) => {
          setImmediate(resolve)
        })
        open -= 1
        return 'opened'
      }
      const tries = ['x', 'y', 'z'].map((caller) => ({ ...right(`${caller}${open}`), open: one }))
      await Promise.all(tries.map((attempt) => outcome(limit, attempt)))
      return most
    }
    await misses(limit, 1, () => 'the last')
    expect(await together()).toBe(1)
  })

  it('counts neither links that open nor what cannot be asked', async () => {
    const limit = createOpenLimit({ perCaller: 2, total: 2 }, () => 0)
    const down = { ...right('a'), open: () => Promise.reject(new Error('unreachable')) }
    const tries = [...Array.from({ length: 20 }, () => right('a')), down, down, down, right('a')]
    expect((await outcomes(limit, tries)).filter((each) => each === 'opened')).toHaveLength(21)
  })

  it('counts links that are being tried', async () => {
    const limit = createOpenLimit({ perCaller: 2, total: 10 }, () => 0)
    const answers: (() => void)[] = []
    const open = (): Promise<string> =>
      new Promise((_, fail) => answers.push(() => fail(new RangeError('worth nothing'))))
    const tries = Array.from({ length: 5 }, () => outcome(limit, { ...wrong('a'), open }))
    for (const answer of answers) answer()
    expect(await Promise.all(tries)).toEqual(['refused', 'refused', 'too-many', 'too-many', 'too-many'])
  })

  it('tries the links of changing callers in turn, a bounded number', async () => {
    const limit = createOpenLimit({ perCaller: 2, total: 10 }, () => 0)
    await outcomes(
      limit,
      Array.from({ length: 10 }, (_, n) => wrong(`guesser ${n}`)),
    )
    let atOnce = 0
    let most = 0
    const open = async (): Promise<string> => {
      most = Math.max(most, (atOnce += 1))
      await Promise.resolve()
      atOnce -= 1
      throw new RangeError('worth nothing')
    }
    const flood = Array.from({ length: 50 }, (_, n) => outcome(limit, { ...wrong(`other ${n}`), open }))
    const settled = await Promise.all(flood)
    expect(most).toBe(1)
    expect(settled.filter((each) => each === 'too-many')).toHaveLength(30)
  })

  it('holds up no editor for what others try', async () => {
    const limit = createOpenLimit({ perCaller: 60, total: 10 }, () => 0)
    expect(await outcome(limit, right('editor at work'))).toBe('opened')
    await outcomes(
      limit,
      Array.from({ length: 400 }, (_, n) => wrong(`guesser ${n}`)),
    )
    const forever = { ...wrong('guesser'), open: () => new Promise<string>(() => undefined) }
    const turns = Array.from({ length: 30 }, () => outcome(limit, forever))
    expect(turns).toHaveLength(30)
    expect(await outcome(limit, right('editor at work'))).toBe('opened')
    expect(await outcome(limit, { ...right('editor on the way'), isEditor: true })).toBe('opened')
  })

  it('gives an editor who comes new a turn', async () => {
    const limit = createOpenLimit({ perCaller: 60, total: 10 }, () => 0)
    await outcomes(
      limit,
      Array.from({ length: 400 }, (_, n) => wrong(`guesser ${n}`)),
    )
    expect(await outcome(limit, right('new editor'))).toBe('opened')
  })
})
