import { describe, expect, it, vi } from 'vitest'
import type { ReadersBackend } from '../backend/readers-backend.ts'
import { listWatched, stopByToken, stopWatching, watch } from './watches.ts'

function backendThat(error: { code: string; hint?: string } | null, data: unknown = null) {
  const respond = async () => ({ data, error })
  const insert = vi.fn(respond)
  const update = vi.fn((_row: object) => ({ eq: async () => ({ data: null, error: null }) }))
  const query = { select: respond, insert, update, delete: () => ({ eq: respond }) }
  const backend = { from: () => query, rpc: respond, report: () => {} } as unknown as ReadersBackend
  return { backend, insert, update }
}

describe('watch', () => {
  it.each([
    [null, 'watched'],
    [{ code: '23505' }, 'watched'],
    [{ code: '23514', hint: 'limit/watches' }, 'full'],
    [{ code: '57014' }, 'failed'],
  ])('says what came of it: %j', async (error, said) => {
    const { backend, insert } = backendThat(error)
    expect(await watch(backend, { id: 'a', score: undefined, status: undefined }, 'de')).toBe(said)
    expect(insert).toHaveBeenCalledWith({
      document_id: 'a',
      score: null,
      status: 'active',
      language: 'de',
    })
  })
})

describe('watch, again', () => {
  it('writes in the language of the page that asks', async () => {
    const { backend, update } = backendThat({ code: '23505' })
    expect(await watch(backend, { id: 'a', score: 8, status: 'active' }, 'de-at')).toBe('watched')
    expect(update).toHaveBeenCalledWith({ language: 'de-at' })
  })
})

describe('listWatched', () => {
  it('tells none from those that cannot be read', async () => {
    expect(await listWatched(backendThat(null, [{ document_id: 'a' }]).backend)).toEqual(new Set(['a']))
    expect(await listWatched(backendThat({ code: '57014' }).backend)).toBeUndefined()
  })
})

describe('stopWatching', () => {
  it('says whether it has ended, by page or token', async () => {
    expect(await stopWatching(backendThat(null).backend, 'a')).toBe(true)
    expect(await stopByToken(backendThat({ code: '57014' }).backend, 'a')).toBe(false)
  })
})
