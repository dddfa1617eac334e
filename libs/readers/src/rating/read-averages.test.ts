import { describe, expect, it, vi } from 'vitest'
import type { ReadersBackend } from '../backend/readers-backend.ts'
import { readAverages } from './read-averages.ts'

/** A backend that answers a question about totals. */
function backendOf(answer: object): { backend: ReadersBackend; asked: unknown[]; report: () => void } {
  const asked: unknown[] = []
  const report = vi.fn()
  const table = {
    select: () => ({
      in: (_column: string, ids: unknown) => {
        asked.push(ids)
        return Promise.resolve(answer)
      },
    }),
  }
  return { backend: { from: () => table, report } as never, asked, report }
}

describe('readAverages', () => {
  it('reads those of all casinos at once, and leaves out whom nobody has marked', async () => {
    const sums = { payouts: 8, terms: 4, support: 10, games: 7 }
    const { backend, asked } = backendOf({
      data: [
        { document_id: 'tide', votes: 2, ...sums },
        // Withdrawn again.
        { document_id: 'glass', votes: 0, payouts: 0, terms: 0, support: 0, games: 0 },
      ],
      error: null,
    })
    expect(await readAverages(backend, ['tide', 'glass', 'kelp'])).toEqual(
      new Map([['tide', { votes: 2, average: '3.6' }]]),
    )
    expect(asked).toEqual([['tide', 'glass', 'kelp']])
  })

  it('tells none from what cannot be read', async () => {
    const { backend, report } = backendOf({ data: null, error: { code: '57014' } })
    expect(await readAverages(backend, ['tide'])).toBeUndefined()
    expect(report).toHaveBeenCalledWith('experiences', { code: '57014' })
  })

  it('reads a casino once until something changes, and none that could not be read', async () => {
    const known = new Map()
    const { backend, asked } = backendOf({ data: [], error: null })
    await readAverages(backend, ['tide', 'kelp'], known)
    expect(await readAverages(backend, ['kelp', 'glass'], known)).toEqual(new Map())
    expect(asked).toEqual([['tide', 'kelp'], ['glass']])

    const refused = new Map()
    await readAverages(backendOf({ data: null, error: { code: '57014' } }).backend, ['tide'], refused)
    expect(refused.size).toBe(0)
  })

  it('asks for nothing where nothing is compared', async () => {
    const { backend, asked } = backendOf({ data: [], error: null })
    expect(await readAverages(backend, [])).toEqual(new Map())
    expect(asked).toEqual([])
  })
})
