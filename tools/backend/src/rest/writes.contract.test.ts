import { afterEach, describe, expect, it } from 'vitest'
import { affectingAtMost, useData } from '../testing/data-world.ts'

const world = useData()

afterEach(async () => {
  await world.client.from('drafts').delete().gt('id', 0)
  await world.client.from('tags').upsert([
    { name: 'old', weight: 1 },
    { name: 'dark', weight: 2 },
  ])
  await world.client.from('tags').delete().not('name', 'in', '(old,dark)')
})

describe('rows that are inserted', () => {
  it('have null for missing values, or defaults', async () => {
    const rows = [{ title: 'a', stars: 1 }, { title: 'b' }]
    const nulls = await world.client
      .from('drafts')
      .insert(rows, { defaultToNull: true })
      .select('title,stars,made_by')
    expect(nulls.data).toEqual([
      { title: 'a', stars: 1, made_by: 'anon' },
      { title: 'b', stars: null, made_by: 'anon' },
    ])
    const mixed = [{ stars: 1, title: 'c' }, { stars: 2 }]
    expect((await world.client.from('drafts').insert(mixed)).error).toMatchObject({ code: '23502' })
    const defaults = await world.client
      .from('drafts')
      .insert(mixed, { defaultToNull: false })
      .select('title,stars')
    expect(defaults.data).toEqual([
      { title: 'c', stars: 1 },
      { title: 'untitled', stars: 2 },
    ])
  })

  it('take the next numbers of their identity, one by one', async () => {
    const { data } = await world.client
      .from('drafts')
      .insert([{ title: 'a' }, { title: 'b', stars: 3 }], { defaultToNull: false })
      .select('id')
      .order('id')
    const [first, second] = (data ?? []) as { id: number }[]
    expect(second?.id).toBe((first?.id ?? 0) + 1)
  })

  it('are refused whole when one is', async () => {
    // With row level security Postgres keeps to itself which row that is, but for those who are past it.
    const { error, status } = await world.backend
      .serviceClient()
      .from('tags')
      .insert([{ name: 'new' }, { name: 'old' }])
    expect(status).toBe(409)
    expect(error).toMatchObject({
      code: '23505',
      message: 'duplicate key value violates unique constraint "tags_pkey"',
      details: 'Key (name)=(old) already exists.',
      hint: null,
    })
    expect((await world.client.from('tags').select().eq('name', 'new')).data).toEqual([])
  })

  it.each([
    ['of different keys', [{ title: 'a' }, { stars: 1 }], 'PGRST102', 'All object keys must match'],
    [
      'with a column that there is not',
      [{ titel: 'a' }],
      'PGRST204',
      "Could not find the 'titel' column of 'drafts' in the schema cache",
    ],
    ['that are none', [1], 'PGRST102', 'All object keys must match'],
  ])('%s are refused', async (_what, rows, code, message) => {
    const response = await world.ask('drafts', { method: 'POST', body: JSON.stringify(rows) })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code, message })
  })

  it('without any column are rows of defaults', async () => {
    const { data } = await world.client.from('drafts').insert({}).select('title').single()
    expect(data).toEqual({ title: 'untitled' })
  })
})

describe('rows that are there already', () => {
  const statusAndApplied = async (prefer: string, body: object) => {
    const response = await world.ask('tags', {
      method: 'POST',
      headers: { prefer },
      body: JSON.stringify(body),
    })
    return [response.status, response.headers.get('preference-applied')]
  }

  it('are changed by an upsert, or left alone', async () => {
    await world.client.from('tags').upsert({ name: 'old', weight: 7 })
    await world.client.from('tags').upsert({ name: 'dark', weight: 8 }, { ignoreDuplicates: true })
    expect((await world.client.from('tags').select('weight').order('name')).data).toEqual([
      { weight: 2 },
      { weight: 7 },
    ])
  })

  it('are known by another key when told so', async () => {
    const { error } = await world.client
      .from('tags')
      .upsert({ name: 'new', weight: 2 }, { onConflict: 'weight' })
    expect(error).toMatchObject({ code: '23503' })
    await world.client.from('tags').insert({ name: 'free', weight: 9 })
    await world.client.from('tags').upsert({ name: 'renamed', weight: 9 }, { onConflict: 'weight' })
    expect((await world.client.from('tags').select('name').eq('weight', 9)).data).toEqual([
      { name: 'renamed' },
    ])
  })

  it('tell added rows from changed by status', async () => {
    const merge = 'resolution=merge-duplicates'
    expect(await statusAndApplied(merge, { name: 'new' })).toEqual([201, merge])
    expect(await statusAndApplied(merge, { name: 'new', weight: 5 })).toEqual([200, merge])
  })

  // shows R144
  it('are changed and counted', async () => {
    await world.client.from('drafts').insert([{ title: 'a' }, { title: 'b' }])
    const changed = await world.client
      .from('drafts')
      .update({ stars: 1 }, { count: 'exact' })
      .eq('title', 'a')
    expect([changed.status, changed.count, changed.data]).toEqual([204, 1, null])
    const shown = await world.client
      .from('drafts')
      .update({ stars: 2 })
      .eq('title', 'b')
      .select('title,stars')
    expect([shown.status, shown.data]).toEqual([200, [{ title: 'b', stars: 2 }]])
    const nobody = await world.client.from('drafts').update({ stars: 2 }).eq('title', 'z').select()
    expect(nobody.data).toEqual([])
    const empty = await world.client.from('drafts').update({}).eq('title', 'a').select()
    expect(empty.data).toEqual([])
    const gone = await world.client.from('drafts').delete({ count: 'exact' }).in('title', ['a', 'b'])
    expect([gone.status, gone.count]).toEqual([204, 2])
  })

  it('stay when too many would change', async () => {
    await world.client.from('drafts').insert([{ title: 'a' }, { title: 'b' }])
    const { error, status } = await affectingAtMost(world.client.from('drafts').delete().gt('id', 0), 1)
    expect([status, error?.code, error?.details]).toEqual([400, 'PGRST124', 'The query affects 2 rows'])
    const single = await world.client.from('drafts').update({ stars: 5 }).gt('id', 0).select().single()
    expect(single.error).toMatchObject({ code: 'PGRST116', details: 'The result contains 2 rows' })
    expect((await world.client.from('drafts').select('stars')).data).toEqual([
      { stars: null },
      { stars: null },
    ])
  })
})
