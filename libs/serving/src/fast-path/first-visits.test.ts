import { describe, expect, it } from 'vitest'
import { createFirstVisits } from './first-visits.ts'

/** Work that ends when it is told to. */
function gatedWork() {
  const begun: string[] = []
  const gates = new Map<string, PromiseWithResolvers<string>>()
  const visits = createFirstVisits((path) => {
    begun.push(path)
    const gate = Promise.withResolvers<string>()
    gates.set(path, gate)
    return gate.promise
  })
  return { visits, begun, end: (path: string) => gates.get(path)?.resolve(`rendered ${path}`) }
}

const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`)

describe('createFirstVisits', () => {
  it('renders a page once for all waiting', async () => {
    const { visits, begun, end } = gatedWork()
    const all = Array.from({ length: 300 }, () => visits('/a'))
    expect(begun).toEqual(['/a'])
    end('/a')
    expect(new Set(await Promise.all(all.map(async (result) => result)))).toEqual(new Set(['rendered /a']))
    void visits('/a')
    expect(begun).toEqual(['/a', '/a'])
  })

  it('renders eight pages at a time, in order', async () => {
    const begun: string[] = []
    const gates: PromiseWithResolvers<void>[] = []
    const visits = createFirstVisits(async (path) => {
      begun.push(path)
      const gate = Promise.withResolvers<void>()
      gates.push(gate)
      await gate.promise
    })
    const first = visits('/0')
    for (const path of paths(10).slice(1)) void visits(path)
    expect(begun).toEqual(paths(8))
    gates[0]?.reject(new Error('failed'))
    await expect(first).rejects.toThrow('failed')
    expect(begun).toEqual(paths(9))
    gates[1]?.resolve()
    await expect.poll(() => begun).toEqual(paths(10))
  })

  it('gives back the place of a page that has ended', async () => {
    const { visits, begun, end } = gatedWork()
    const all = paths(8).map((path) => visits(path))
    for (const path of begun) end(path)
    for (const rendered of all) await rendered
    void visits('/later')
    expect(begun).toContain('/later')
  })

  it('limits waiting pages, not their visitors', async () => {
    const { visits, end } = gatedWork()
    const waiting = paths(256).map((path) => visits(path))
    expect(visits('/late')).toBeUndefined()
    expect(visits('/255')).toBe(waiting[255])
    end('/0')
    await waiting[0]
    expect(visits('/late')).toBeDefined()
  })
})
