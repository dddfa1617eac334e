import { describe, expect, it } from 'vitest'
import { useData } from '../testing/data-world.ts'

const world = useData()

const read = async (table: string, select: string, where: Record<string, string> = {}) => {
  const query = new URLSearchParams({ select, order: 'id', ...where })
  const response = await world.ask(`${table}?${query}`)
  return (await response.json()) as unknown
}

describe('embedding', () => {
  it.each([
    [
      'the row that a key refers to',
      'messages',
      'id,users(name)',
      { id: 'eq.1' },
      [{ id: 1, users: { name: 'ada' } }],
    ],
    [
      'nothing where there is no such row',
      'messages',
      'id,rooms(title)',
      { id: 'eq.4' },
      [{ id: 4, rooms: null }],
    ],
    [
      'the rows that refer to one',
      'rooms',
      'id,messages(id)',
      { id: 'in.(1,3)', 'messages.order': 'id.desc' },
      [
        { id: 1, messages: [{ id: 2 }, { id: 1 }] },
        { id: 3, messages: [] },
      ],
    ],
    [
      'a single row where the key is unique',
      'rooms',
      'id,room_rules(text)',
      { id: 'eq.1' },
      [{ id: 1, room_rules: { text: 'Be kind' } }],
    ],
    [
      'through a table of keys',
      'rooms',
      'id,tags(name)',
      { id: 'eq.2', 'tags.order': 'name' },
      [{ id: 2, tags: [{ name: 'dark' }, { name: 'old' }] }],
    ],
    [
      'under another name, several levels deep',
      'rooms',
      'id,said:messages(by:users(name))',
      { id: 'eq.2' },
      [{ id: 2, said: [{ by: { name: 'ada' } }] }],
    ],
    [
      'beside the columns, spread',
      'messages',
      'id,...rooms(title)',
      { id: 'eq.3' },
      [{ id: 3, title: 'cellar' }],
    ],
    [
      'lists beside the columns, spread',
      'rooms',
      'id,...messages(body)',
      { id: 'eq.1' },
      [{ id: 1, body: ['first', 'second'] }],
    ],
    [
      'what a function of the row gives',
      'rooms',
      'id,latest_message(id)',
      { id: 'eq.1' },
      [{ id: 1, latest_message: { id: 2 } }],
    ],
    [
      'what a function makes of the row as a column',
      'messages',
      'id,shout',
      { id: 'eq.1' },
      [{ id: 1, shout: 'FIRST' }],
    ],
    [
      'from a view that shows the key',
      'open_rooms',
      'room,messages(id)',
      { room: 'eq.2', order: 'room' },
      [{ room: 2, messages: [{ id: 3 }] }],
    ],
    [
      'a view that shows the key',
      'messages',
      'id,open_rooms(title)',
      { id: 'eq.3' },
      [{ id: 3, open_rooms: { title: 'cellar' } }],
    ],
    [
      'part of a list',
      'rooms',
      'id,messages(id)',
      { id: 'eq.1', 'messages.limit': '1', 'messages.offset': '1', 'messages.order': 'id' },
      [{ id: 1, messages: [{ id: 2 }] }],
    ],
    [
      'rows that a filter of theirs lets through',
      'rooms',
      'id,messages(id)',
      { id: 'eq.1', 'messages.author': 'eq.bob' },
      [{ id: 1, messages: [{ id: 2 }] }],
    ],
    [
      'rows by several filters of theirs',
      'rooms',
      'id,messages(id)',
      { id: 'eq.1', 'messages.or': '(id.eq.1,and(author.eq.bob,id.gt.5))' },
      [{ id: 1, messages: [{ id: 1 }] }],
    ],
    [
      'only rows that have one',
      'rooms',
      'id,messages!inner(id)',
      { 'messages.author': 'eq.bob' },
      [{ id: 1, messages: [{ id: 2 }] }],
    ],
    ['only rows that have none', 'rooms', 'id,messages()', { messages: 'is.null' }, [{ id: 3 }]],
    [
      'rows ordered by what they refer to',
      'messages',
      'id',
      { select: 'id,rooms()', order: 'rooms(title).desc.nullslast,id', id: 'lt.4' },
      [{ id: 1 }, { id: 2 }, { id: 3 }],
    ],
  ])('reads %s', async (_what, table, select, where, wanted) => {
    expect(await read(table, select, where)).toEqual(wanted)
  })

  it('counts only rows that have the relation', async () => {
    const { count } = await world.client
      .from('rooms')
      .select('id,messages!inner(id)', { count: 'exact', head: true })
    expect(count).toBe(2)
  })

  it('embeds what was written', async () => {
    const { data, error } = await world.client
      .from('messages')
      .insert({ body: 'new', author: 'cy', room_id: 3 })
      .select('body,users(status),rooms(title,room_rules(text))')
      .single()
    expect(error).toBeNull()
    expect(data).toEqual({
      body: 'new',
      users: { status: 'here' },
      rooms: { title: 'closed', room_rules: null },
    })
    await world.client.from('messages').delete().eq('body', 'new')
  })
})

describe('relations of the same name in another schema', () => {
  it('are not embedded, though a key leads there', async () => {
    const { error, status } = await world.client.from('belongings').select('id,users(encrypted_password)')
    expect([status, error?.code]).toEqual([400, 'PGRST200'])
    expect(JSON.stringify(error)).not.toContain('encrypted_password')
  })

  it('lend no columns to the one that is exposed', async () => {
    const { error } = await world.client.from('messages').select('id,users(encrypted_password)')
    expect(error).toMatchObject({
      code: '42703',
      message: 'column users_1.encrypted_password does not exist',
    })
    const hidden = await world.client.from('messages').select('topic')
    expect(hidden.error).toMatchObject({ code: '42703', message: 'column messages.topic does not exist' })
    const { error: written } = await world.client
      .from('users')
      .insert({ name: 'eve', email: 'eve@example.com' })
    expect(written).toMatchObject({
      code: 'PGRST204',
      message: "Could not find the 'email' column of 'users' in the schema cache",
    })
  })
})

describe('hints', () => {
  it.each([
    ['by column', 'users!challenger(name)', 'ada'],
    ['by constraint', 'users!duels_challenged_fkey(name)', 'bob'],
    ['by the column alone', 'users:challenged(name)', 'bob'],
    ['by the constraint alone', 'users:duels_challenger_fkey(name)', 'ada'],
  ])('choose one of two keys %s', async (_how, select, name) => {
    const { data } = await world.client.from('duels').select(select).single()
    expect(data).toEqual({ users: { name } })
  })

  it('are asked for where two keys lead to one table', async () => {
    const { error, status } = await world.client.from('duels').select('users(name)')
    expect(status).toBe(300)
    expect(error).toEqual(
      expect.objectContaining({
        code: 'PGRST201',
        message: "Could not embed because more than one relationship was found for 'duels' and 'users'",
        details: [
          {
            cardinality: 'many-to-one',
            embedding: 'duels with users',
            relationship: 'duels_challenged_fkey using duels(challenged) and users(name)',
          },
          {
            cardinality: 'many-to-one',
            embedding: 'duels with users',
            relationship: 'duels_challenger_fkey using duels(challenger) and users(name)',
          },
        ],
        hint: "Try changing 'users' to one of the following: 'users!duels_challenged_fkey', 'users!duels_challenger_fkey'. Find the desired relationship in the 'details' key.",
      }),
    )
  })

  it.each([
    [
      'that fits none',
      'duels',
      'users!nobody(name)',
      "between 'duels' and 'users' using the hint 'nobody' in",
    ],
    ['where there is no key at all', 'duels', 'rooms(title)', "between 'duels' and 'rooms' in"],
    [
      'by constraint, of a table that refers to itself',
      'parts',
      'parts!parts_parent_id_fkey(id)',
      "between 'parts' and 'parts'",
    ],
  ])('%s are refused', async (_what, table, select, details) => {
    const { error, status } = await world.client.from(table).select(select)
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'PGRST200', details: expect.stringContaining(details) as string })
  })

  it('suggest the relation that was probably meant', async () => {
    const { error } = await world.client.from('messages').select('room(title)')
    expect(error?.hint).toBe("Perhaps you meant 'rooms' instead of 'room'.")
  })
})

describe('a table that refers to itself', () => {
  it('is embedded by column as the row referred to', async () => {
    const { data } = await world.client
      .from('parts')
      .select('label,parent_id(label),spare_id(label)')
      .eq('id', 3)
      .single()
    expect(data).toEqual({ label: 'spring', parent_id: { label: 'clock' }, spare_id: { label: 'wheel' } })
  })

  it('is embedded by name and column from the other side', async () => {
    const { data } = await world.client
      .from('parts')
      .select('label,inside:parts!parent_id(label)')
      .eq('id', 1)
      .single()
    expect(data).toEqual({ label: 'clock', inside: [{ label: 'wheel' }, { label: 'spring' }] })
  })

  it('is ambiguous by name alone when it does so twice', async () => {
    const { error } = await world.client.from('parts').select('parts(label)')
    expect(error).toMatchObject({ code: 'PGRST201' })
  })
})

describe('what is said of a relation', () => {
  it('needs the relation to be embedded', async () => {
    const { error } = await world.client.from('rooms').select('id').eq('messages.id', 1)
    expect(error).toMatchObject({
      code: 'PGRST108',
      hint: "Verify that 'messages' is included in the 'select' query parameter.",
    })
  })

  it('orders row lists as Postgres does', async () => {
    const { error } = await world.client.from('rooms').select('id,messages(id)').order('messages(id)')
    expect(error).toMatchObject({ code: 'PGRST118' })
  })
})
