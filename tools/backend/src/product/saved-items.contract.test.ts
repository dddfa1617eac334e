import { describe, expect, it } from 'vitest'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const items = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ document_id: `page-${from + at}` }))

describe('saved items', () => {
  it('are as many as an account keeps, however many come at once, and saving again is no other', async () => {
    const { client } = await backend.signUp('saver@example.com')
    const save = (rows: { document_id: string }[]) =>
      client.from('saved_items').upsert(rows, { onConflict: 'user_id,document_id', ignoreDuplicates: true })
    expect((await save(items(499))).error).toBeNull()
    const outcomes = await Promise.all([save(items(1, 499)), save(items(1, 500))])
    expect(outcomes.map(({ error }) => error?.hint ?? 'saved').toSorted()).toEqual([
      'limit/saved-items',
      'saved',
    ])
    expect((await save(items(1))).error).toBeNull()
    const { count } = await client.from('saved_items').select('*', { count: 'exact', head: true })
    expect(count).toBe(500)
  })
})
