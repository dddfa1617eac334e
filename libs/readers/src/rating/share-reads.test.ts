import { describe, expect, it } from 'vitest'
import { shareReads } from './share-reads.ts'

/** Readings that end when the test says so. */
function readings() {
  const begun: (PromiseWithResolvers<string> & { key: string })[] = []
  const read = shareReads((key) => {
    const reading = { ...Promise.withResolvers<string>(), key }
    begun.push(reading)
    return reading.promise
  })
  return { begun, read }
}

describe('shareReads', () => {
  it('answers five hundred simultaneous requests with two reads', async () => {
    const { begun, read } = readings()
    const asked = Array.from({ length: 500 }, () => read('tide'))
    expect(begun).toHaveLength(1)
    begun[0]?.resolve('before')
    expect(await asked[0]).toBe('before')
    begun[1]?.resolve('after')
    expect(new Set(await Promise.all(asked.slice(1)))).toEqual(new Set(['after']))
    expect(begun).toHaveLength(2)
  })

  it('reads anew for later and other questions', async () => {
    const { begun, read } = readings()
    const first = read('tide')
    void read('glass')
    begun[0]?.resolve('one')
    await first
    void read('tide')
    expect(begun.map(({ key }) => key)).toEqual(['tide', 'glass', 'tide'])
  })

  it('shares a failure, and reads anew for the others', async () => {
    const { begun, read } = readings()
    const [first, second] = [read('tide'), read('tide')]
    begun[0]?.reject(new TypeError('away'))
    await expect(first).rejects.toThrow('away')
    begun[1]?.resolve('there')
    expect(await second).toBe('there')
  })
})
