import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import type { visitorBackend } from '../backend.ts'
import { keepExperience } from './keep-experience.ts'
import { refusalTexts } from './read-experience.ts'
import { tellExperience } from './tell-experience.ts'

type Backend = Awaited<ReturnType<typeof visitorBackend>>

const body = 'My payout took four days, and nobody asked why.'
const small = sharp({ create: { width: 9, height: 9, channels: 3, background: '#0e4b38' } }).png()
const drawing = new Blob([new Uint8Array(await small.toBuffer())])

const form = (fields: Record<string, string>, ...pictures: Blob[]) => ({
  get: (name: string) => ({ payouts: '4', terms: '2', support: '5', games: '3', body, ...fields })[name],
  file: (name: string) => pictures[Number(name.replace('picture-', '')) - 1] as File | undefined,
})

describe('tellExperience', () => {
  it('looks at no picture while a field is wrong', async () => {
    const [keep, read] = [vi.fn(async () => undefined), vi.spyOn(drawing, 'arrayBuffer')]
    expect(await tellExperience(form({ body: 'Bad.' }, drawing), 'ann', keep)).toMatchObject({
      code: 'auth/form-invalid',
      typed: { fields: { body: 'Bad.' }, wrong: { body: 'short' } },
    })
    expect(keep).not.toHaveBeenCalled()
    expect(read).not.toHaveBeenCalled()
  })

  it('keeps nothing beside a file that is no picture', async () => {
    const keep = vi.fn(async () => undefined)
    const told = await tellExperience(form({}, drawing, new Blob(['words'])), 'ann', keep)
    expect(told).toMatchObject({ code: 'auth/form-invalid', typed: { wrong: { 'picture-1': 'picture' } } })
    expect(keep).not.toHaveBeenCalled()
    expect(refusalTexts['picture']).toContain('JPEG, PNG or WebP')
  })

  it('keeps the text beside pictures that are too large together', async () => {
    const keep = vi.fn(async () => undefined)
    const photographs = Array.from({ length: 3 }, () => new Blob([new Uint8Array(7 * 1024 * 1024)]))
    const told = await tellExperience(form({}, ...photographs), 'ann', keep)
    expect(told).toEqual({
      code: 'auth/form-invalid',
      typed: { fields: expect.objectContaining({ body }), wrong: { 'picture-1': 'pictures-large' } },
    })
    expect(refusalTexts['pictures-large']).toContain('20 MB together')
    expect(keep).not.toHaveBeenCalled()
  })

  it('makes the pictures when they are asked for', async () => {
    const keep = vi.fn(async (_told: unknown, make?: () => Promise<readonly Uint8Array[] | undefined>) => {
      expect(await make?.()).toHaveLength(2)
      return undefined
    })
    expect(await tellExperience(form({}, drawing, drawing), 'ann', keep)).toBeUndefined()
    expect(keep).toHaveBeenCalledTimes(1)
  })

  it('gives back the text while the reader’s pictures are made', async () => {
    const first = Promise.withResolvers<undefined>()
    const told = tellExperience(form({}, drawing), 'ann', () => first.promise)
    const keep = vi.fn(async () => undefined)
    expect(await tellExperience(form({}, drawing), 'ann', keep)).toMatchObject({
      code: 'auth/unavailable',
      typed: { fields: { body }, wrong: {} },
    })
    expect(keep).not.toHaveBeenCalled()
    expect(await tellExperience(form({}), 'ann', keep)).toBeUndefined()
    expect(await tellExperience(form({}, drawing), 'ben', keep)).toBeUndefined()
    first.resolve(undefined)
    expect(await told).toBeUndefined()
  })
})

describe('keepExperience', () => {
  const told = { payouts: 4, terms: 2, support: 5, games: 3, body, payout_hours: null }

  it('has no picture made for what the database refuses', async () => {
    const error = { code: 'P0001', hint: 'limit/experiences-a-day' }
    const backend = {
      rpc: async () => ({ data: [], error: null }),
      from: () => ({ insert: async () => ({ error }) }),
    } as unknown as Backend
    const make = vi.fn(async () => [])
    expect(await keepExperience(backend, 'casino', told, make)).toBe('limit/experiences-a-day')
    expect(make).not.toHaveBeenCalled()
  })

  it('processes no picture and changes no word above the limit', async () => {
    const update = vi.fn(() => ({ eq: async () => ({ error: null }) }))
    const backend = {
      rpc: async (name: string) =>
        name === 'begin_pictures'
          ? { error: { code: '23514', hint: 'limit/pictures-a-day' } }
          : { data: [{ id: 'one', document_id: 'casino' }], error: null },
      from: () => ({ update }),
    } as unknown as Backend
    const make = vi.fn(async () => [])
    expect(await keepExperience(backend, 'casino', told, make)).toBe('limit/pictures-a-day')
    expect(make).not.toHaveBeenCalled()
    expect(update).not.toHaveBeenCalled()
    const shown = await tellExperience(form({}, drawing), 'ann', async () => 'limit/pictures-a-day')
    expect(shown).toMatchObject({ typed: { wrong: { 'picture-1': 'limit/pictures-a-day' } } })
    expect(refusalTexts['limit/pictures-a-day']).toContain('Send this without pictures, or tomorrow.')
    expect(await keepExperience(backend, 'casino', told, undefined)).toBeUndefined()
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
        rpc: async () => ({ data: [{ id: 'one', document_id: 'casino' }], error: null }),
        from: () => ({
          update: (row: object) => ({
            eq: async () => ({ error: 'pictures' in row && namesFail ? { code: '53100' } : null }),
          }),
        }),
        storage: { from: () => files },
      } as unknown as Backend
      const make = async () => [new Uint8Array([1]), new Uint8Array([2])]
      expect(await keepExperience(backend, 'casino', told, make)).toBe(said)
      expect([...stored].map((path) => (path === 'one/old.webp' ? path : 'new'))).toEqual(left)
    },
  )
})
