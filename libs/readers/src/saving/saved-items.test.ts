import { describe, expect, it, vi } from 'vitest'
import type { ReadersBackend } from '../backend/readers-backend.ts'
import { listSaved, removeItem, saveItems } from './saved-items.ts'

function backendThat(result: { data?: unknown; error?: { code: string; hint?: string } | null }) {
  const report = vi.fn()
  const respond = async () => ({ data: null, error: null, ...result })
  const query: Record<string, unknown> = { upsert: respond, limit: respond, eq: respond }
  for (const name of ['select', 'order', 'delete']) query[name] = () => query
  return { backend: { from: () => query, report } as unknown as ReadersBackend, report }
}

describe('listSaved', () => {
  it('tells none from those that cannot be read', async () => {
    expect(await listSaved(backendThat({ data: [{ document_id: 'a' }] }).backend)).toEqual(['a'])
    const { backend, report } = backendThat({ error: { code: '57014' } })
    expect(await listSaved(backend)).toBeUndefined()
    expect(report).toHaveBeenCalledWith('saved', { code: '57014' })
  })
})

describe('saveItems', () => {
  it.each([
    [{}, 'saved'],
    [{ error: { code: '23514', hint: 'limit/saved-items' } }, 'full'],
    [{ error: { code: '57014' } }, 'failed'],
  ])('says what came of it: %j', async (result, said) => {
    expect(await saveItems(backendThat(result).backend, ['a'])).toBe(said)
  })
})

describe('removeItem', () => {
  it('says whether the page is removed', async () => {
    expect(await removeItem(backendThat({}).backend, 'a')).toBe(true)
    expect(await removeItem(backendThat({ error: { code: '57014' } }).backend, 'a')).toBe(false)
  })
})
