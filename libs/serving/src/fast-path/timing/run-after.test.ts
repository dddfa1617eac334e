import { describe, expect, it } from 'vitest'
import { createRunAfter } from './run-after.ts'

function harness() {
  const runs: { key: string; end: (value: string) => void; fail: () => void }[] = []
  const run = createRunAfter<string>((key) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    runs.push({ key, end: resolve, fail: () => reject(new TypeError('no')) })
    return promise
  })
  return { runs, run }
}

describe('createRunAfter', () => {
  it('answers calls during a run with one next run', async () => {
    const { runs, run } = harness()
    const first = run('a')
    const second = run('a')
    const third = run('a')
    expect(runs).toHaveLength(1)
    runs[0]!.end('old')
    expect(await first).toBe('old')
    await expect.poll(() => runs.length).toBe(2)
    runs[1]!.end('new')
    expect(await Promise.all([second, third])).toEqual(['new', 'new'])
    expect(runs).toHaveLength(2)
  })

  it('goes on after a run that failed', async () => {
    const { runs, run } = harness()
    const first = run('a')
    const second = run('a')
    runs[0]!.fail()
    await expect(first).rejects.toThrow('no')
    await expect.poll(() => runs.length).toBe(2)
    runs[1]!.end('new')
    expect(await second).toBe('new')
    void run('a')
    expect(runs).toHaveLength(3)
  })

  it('lets other keys run beside', () => {
    const { runs, run } = harness()
    void run('a')
    void run('b')
    expect(runs.map(({ key }) => key)).toEqual(['a', 'b'])
  })
})
