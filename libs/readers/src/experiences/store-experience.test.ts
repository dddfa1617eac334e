import { describe, expect, it, vi } from 'vitest'
import type { ReadersBackend } from '../backend/readers-backend.ts'
import { storeExperience } from './store-experience.ts'

const body = 'My payout took four days, and nobody asked why.'

describe('storeExperience', () => {
  const told = { payouts: 4, terms: 2, support: 5, games: 3, body, payout_hours: null }

  it('has no picture made for what the database refuses', async () => {
    const error = { code: 'P0001', hint: 'limit/experiences-a-day' }
    const backend = {
      report: () => {},
      rpc: async () => ({ data: [], error: null }),
      from: () => ({ insert: async () => ({ error }) }),
    } as unknown as ReadersBackend
    const make = vi.fn(async () => [])
    expect(await storeExperience(backend, 'casino', told, make)).toBe('limit/experiences-a-day')
    expect(make).not.toHaveBeenCalled()
  })

  it('processes no picture and changes no word above the limit', async () => {
    const update = vi.fn(() => ({ eq: async () => ({ error: null }) }))
    const backend = {
      report: () => {},
      rpc: async (name: string) =>
        name === 'begin_pictures'
          ? { error: { code: '23514', hint: 'limit/pictures-a-day' } }
          : { data: [{ id: 'one', document_id: 'casino' }], error: null },
      from: () => ({ update }),
    } as unknown as ReadersBackend
    const make = vi.fn(async () => [])
    expect(await storeExperience(backend, 'casino', told, make)).toBe('limit/pictures-a-day')
    expect(make).not.toHaveBeenCalled()
    expect(update).not.toHaveBeenCalled()
    expect(await storeExperience(backend, 'casino', told, undefined)).toBeUndefined()
  })

  // shows F47
  it.each([
    ['the second file cannot be stored', { failsAt: 2 }, 'failed', ['one/old.webp']],
    ['their names cannot be stored', { namesFail: true }, 'failed', ['one/old.webp']],
    ['nothing fails', {}, undefined, ['new', 'new']],
  ])(
    'leaves only what a page shows when %s',
    async (
      _what,
      { failsAt = 0, namesFail = false }: { failsAt?: number; namesFail?: boolean },
      said,
      left,
    ) => {
      const stored = new Set(['one/old.webp'])
      let uploads = 0
      const files = {
        list: async () => ({ data: [...stored].map((path) => ({ name: path.slice(4) })), error: null }),
        upload: async (path: string) => {
          uploads += 1
          if (uploads === failsAt) return { error: { message: 'no room' } }
          stored.add(path)
          return { error: null }
        },
        remove: async (paths: string[]) => {
          for (const path of paths) stored.delete(path)
          return { error: null }
        },
      }
      const backend = {
        report: () => {},
        rpc: async () => ({ data: [{ id: 'one', document_id: 'casino' }], error: null }),
        from: () => ({
          update: (row: object) => ({
            eq: async () => ({ error: 'pictures' in row && namesFail ? { code: '53100' } : null }),
          }),
        }),
        storage: { from: () => files },
      } as unknown as ReadersBackend
      const make = async () => [new Uint8Array([1]), new Uint8Array([2])]
      expect(await storeExperience(backend, 'casino', told, make)).toBe(said)
      expect([...stored].map((path) => (path === 'one/old.webp' ? path : 'new'))).toEqual(left)
    },
  )
})
