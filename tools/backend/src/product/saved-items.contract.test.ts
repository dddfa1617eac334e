import { describe, expect, it } from 'vitest'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const items = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ document_id: `page-${from + at}` }))

describe('saved items', () => {
  it('are limited per account, saved once each', async () => {
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

describe('experiences', () => {
  it('change twenty times a day at most', async () => {
    const { client } = await backend.signUp('changer@example.com')
    const marks = { payouts: 4, terms: 2, support: 5, games: 3 }
    const body = (count: number) => `They paid after ${count} days, and nobody told me why.`
    await client.from('experiences').insert({ document_id: 'casino', ...marks, body: body(0) })
    const change = (row: object) => client.from('experiences').update(row).eq('document_id', 'casino')
    for (let count = 1; count <= 10; count += 1) {
      expect((await change({ body: body(count) })).error).toBeNull()
      expect((await change({ payout_hours: count })).error).toBeNull()
    }
    const tooMany = { code: '23514', hint: 'limit/changes-a-day' }
    expect((await change({ body: body(11) })).error).toMatchObject(tooMany)
    expect((await change({ payout_hours: 11 })).error).toMatchObject(tooMany)
    expect((await change({ body: body(10), payout_hours: 10 })).error).toBeNull()
  })
})
