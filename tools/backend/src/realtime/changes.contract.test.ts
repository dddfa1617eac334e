import type { RealtimePostgresChangesFilter, SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { endSocketsAfterEach, subscribe, until } from '../testing/realtime-world.ts'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend({ migrations: new URL('../testing/migrations', import.meta.url).pathname })
endSocketsAfterEach()

let owner: Awaited<ReturnType<typeof backend.signUp>>
let other: Awaited<ReturnType<typeof backend.signUp>>

beforeAll(async () => {
  owner = await backend.signUp('owner@example.com')
  other = await backend.signUp('other@example.com')
})

const listen = (client: SupabaseClient, filter: Partial<RealtimePostgresChangesFilter<'*'>> = {}) =>
  subscribe(client, `notes-${crypto.randomUUID()}`, undefined, (channel, hear) => {
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'notes', ...filter }, hear)
  })
const write = async (body: string): Promise<number> => {
  const { data, error } = await owner.client
    .from('notes')
    .insert({ owner_id: owner.userId, body })
    .select('id')
    .single()
  expect(error).toBeNull()
  return (data as { id: number }).id
}

describe('changes of tables', () => {
  it('reach those who may see the row, as hosted', async () => {
    const { heard, status } = await listen(owner.client)
    expect(status).toBe('SUBSCRIBED')
    const id = await write('told')
    await until(() => expect(heard).toHaveLength(1))
    expect(heard[0]).toMatchObject({
      schema: 'public',
      table: 'notes',
      eventType: 'INSERT',
      errors: null,
      old: {},
      new: { id, owner_id: owner.userId, body: 'told', weight: null, tags: ['a', 'b'] },
      commit_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    })

    await owner.client.from('notes').update({ body: 'changed' }).eq('id', id)
    await until(() => expect(heard).toHaveLength(2))
    expect(heard[1]).toMatchObject({ eventType: 'UPDATE', new: { body: 'changed' }, old: { id } })
    await owner.client.from('notes').delete().eq('id', id)
    await until(() => expect(heard).toHaveLength(3))
    expect(heard[2]).toMatchObject({ eventType: 'DELETE', new: {}, old: { id } })
  })

  it('are not told to anyone else', async () => {
    const stranger = await listen(other.client)
    const visitor = await listen(backend.client())
    const own = await listen(owner.client)
    await write('private')
    await until(() => expect(own.heard).toHaveLength(1))
    await other.client.from('notes').insert({ owner_id: other.userId, body: 'theirs' })
    await until(() => expect(stranger.heard).toHaveLength(1))
    expect(stranger.heard).toMatchObject([{ new: { body: 'theirs' } }])
    expect(own.heard).toHaveLength(1)
    expect(visitor.heard).toEqual([])
  })

  it('of a deleted row tell its key and nothing else', async () => {
    const id = await write('to be deleted')
    const stranger = await listen(other.client)
    await owner.client.from('notes').delete().eq('id', id)
    await until(() => expect(stranger.heard).toHaveLength(1))
    expect(stranger.heard[0]?.['old']).toEqual({ id })
  })

  it.each([
    ['body=eq.wanted', ['wanted']],
    ['body=neq.wanted', ['other', 'more']],
    ['body=in.(wanted,more)', ['wanted', 'more']],
    ["body=eq.wanted' or true --", []],
    ['nothing=eq.wanted', []],
    ['nonsense', []],
  ])('are filtered by %s', async (filter, wanted) => {
    const filtered = await listen(owner.client, { filter })
    const all = await listen(owner.client)
    for (const body of ['wanted', 'other', 'more']) await write(body)
    await until(() => expect(all.heard).toHaveLength(3))
    expect(filtered.heard.map((change) => (change['new'] as { body: string }).body)).toEqual(wanted)
  })

  it('are filtered in the type of the column', async () => {
    const id = await write('first')
    const later = await listen(owner.client, { filter: `id=gt.${id}` })
    await write('second')
    await until(() => expect(later.heard).toHaveLength(1))
  })

  it('are told by kind', async () => {
    const { heard } = await subscribe(owner.client, 'kinds', undefined, (channel, hear) => {
      channel.on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'notes' }, hear)
    })
    const id = await write('new')
    await owner.client.from('notes').update({ body: 'newer' }).eq('id', id)
    await until(() => expect(heard).toHaveLength(1))
    expect(heard[0]).toMatchObject({ eventType: 'UPDATE' })
  })

  it('of tables outside the publication are not told', async () => {
    const { heard } = await subscribe(backend.serviceClient(), 'counters', undefined, (channel, hear) => {
      channel.on('postgres_changes', { event: '*', schema: 'public' }, hear)
    })
    await backend.serviceClient().from('counters').insert({ name: 'silent', value: 1 })
    await write('loud')
    await until(() => expect(heard).toHaveLength(1))
    expect(heard[0]).toMatchObject({ table: 'notes' })
  })
})
