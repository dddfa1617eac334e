import { describe, expect, it } from 'vitest'
import { affectingAtMost, useData } from '../testing/data-world.ts'

const world = useData()

describe('functions', () => {
  it.each([
    ['with arguments by name', 'add', { a: 1, b: 2 }, 3],
    [
      'with a row as an argument',
      'messages_by',
      { author_row: { name: 'bob' } },
      [{ id: 2, body: 'second', author: 'bob', room_id: 1, seen: false }],
    ],
    ['with a list of any length', 'total', { numbers: [1, 2, 3] }, 6],
    [
      'with the whole body for a parameter without a name',
      'whole',
      { a: [1, { b: 2 }] },
      { a: [1, { b: 2 }] },
    ],
    ['with an argument without a name', 'length_of', { '': 'four' }, 11],
    [
      'that return rows of their own',
      'pair',
      {},
      [
        { left_side: 1, right_side: 'one' },
        { left_side: 2, right_side: 'two' },
      ],
    ],
    ['that return nothing', 'nothing', {}, null],
  ])('%s are called', async (_what, name, args, wanted) => {
    const { data, error } = await world.client.rpc(name, args)
    expect(error).toBeNull()
    expect(data).toEqual(wanted)
  })

  // shows R145
  it('are called by GET, with lists, rows and filters', async () => {
    const get = { get: true } as const
    expect((await world.client.rpc('add', { a: 1, b: 2 }, get)).data).toBe(3)
    const { data } = await world.client.rpc('messages_of', { room: 1 }, get).gt('id', 1).select('id')
    expect(data).toEqual([{ id: 2 }])
    const lists = await world.ask('rpc/total?numbers=4&numbers=5')
    expect(await lists.json()).toBe(9)
  })

  it('answer HEAD with the number of rows alone', async () => {
    const { data, count, status } = await world.client.rpc(
      'messages_of',
      { room: 1 },
      { head: true, count: 'exact' },
    )
    expect([data, count, status]).toEqual([null, 2, 200])
    const row = await world.client.rpc('messages_of', { room: 1, most: 1 }, { head: true, count: 'exact' })
    expect(row.count).toBe(1)
  })

  // shows R145
  it('are chosen by the names of their arguments', async () => {
    expect((await world.client.rpc('describe', { id: 1 })).data).toBe('a number')
    expect((await world.client.rpc('describe', { name: 'x' })).data).toBe('a name')
  })

  it('that nothing tells apart are not chosen', async () => {
    const { error, status } = await world.client.rpc('torn', { a: 1 })
    expect(status).toBe(300)
    expect(error).toMatchObject({
      code: 'PGRST203',
      message:
        'Could not choose the best candidate function between: public.torn(a => integer), public.torn(a => text)',
    })
  })

  it('that are missing get the nearest name', async () => {
    const unknown = await world.client.rpc('status_off', { wanted: 'ada' })
    expect(unknown.error).toMatchObject({
      code: 'PGRST202',
      message: 'Could not find the function public.status_off(wanted) in the schema cache',
      details:
        'Searched for the function public.status_off with parameter wanted or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function public.status_of',
    })
    const { error } = await world.client.rpc('status_of', { wantd: 'ada' })
    expect(error?.hint).toBe('Perhaps you meant to call the function public.status_of(wanted)')
  })

  it('that return rows embed, filter and order as tables do', async () => {
    const { data } = await world.client
      .rpc('messages_by', { author_row: { name: 'ada' } })
      .select('id,rooms(title)')
      .not('room_id', 'is', null)
      .order('id', { ascending: false })
      .limit(1)
    expect(data).toEqual([{ id: 3, rooms: { title: 'cellar' } }])
  })

  it('affect nothing beyond the stated rows', async () => {
    const { error, status } = await affectingAtMost(world.client.rpc('see_all'), 2)
    expect([status, error?.code]).toEqual([400, 'PGRST124'])
    expect((await world.client.from('messages').select('id').eq('seen', true)).data).toEqual([])
    const single = await affectingAtMost(world.client.rpc('add', { a: 1, b: 2 }), 1)
    expect(single.error).toMatchObject({ code: 'PGRST128' })
    expect((await affectingAtMost(world.client.rpc('see_all'), 10)).error).toBeNull()
    await world.client.from('messages').update({ seen: false }).gt('id', 0)
  })

  it('called by GET may not write', async () => {
    const { error, status } = await world.client.rpc('see_all', {}, { get: true })
    expect([status, error?.code]).toEqual([405, '25006'])
  })

  it('choose status and headers of their answer', async () => {
    const response = await world.ask('rpc/teapot', { method: 'POST', body: '{}' })
    expect([response.status, response.headers.get('x-brew'), await response.json()]).toEqual([
      418,
      'tea',
      'short and stout',
    ])
  })

  it('write the whole of an error themselves', async () => {
    const response = await world.ask('rpc/own_answer', { method: 'POST', body: '{}' })
    expect([response.status, response.headers.get('x-why')]).toEqual([422, 'because'])
    expect(await response.json()).toEqual({ code: 'E1', message: 'Not like this', details: 'd', hint: 'h' })
  })

  it('know the request', async () => {
    const response = await world.ask('rpc/of_request', { headers: { 'x-asked-by': 'a test' } })
    expect(await response.json()).toEqual({ method: 'GET', path: '/rpc/of_request', agent: 'a test' })
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('are not called by %s', async (method) => {
    const response = await world.ask('rpc/add', { method, body: '{}' })
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([405, 'PGRST101'])
  })
})
