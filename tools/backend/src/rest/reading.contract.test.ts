import { describe, expect, it } from 'vitest'
import { type PlainRequest, useData } from '../testing/data-world.ts'

const world = useData()

const names = async (query: string): Promise<unknown> => {
  const response = await world.ask(`users?select=name&order=name&${query}`)
  return response.ok
    ? ((await response.json()) as { name: string }[]).map(({ name }) => name).join()
    : response.json()
}

describe('filters', () => {
  it.each([
    ['name=eq.ada', 'ada'],
    ['name=neq.ada', 'bob,cy'],
    ['name=gt.bob', 'cy'],
    ['name=gte.bob', 'bob,cy'],
    ['name=lt.bob', 'ada'],
    ['name=lte.bob', 'ada,bob'],
    ['name=like.*o*', 'bob'],
    ['name=ilike.A*', 'ada'],
    ['name=match.^.{3}$', 'ada,bob'],
    ['name=imatch.^A', 'ada'],
    ['name=like(any).{a*,c*}', 'ada,cy'],
    ['name=eq(any).{ada,cy}', 'ada,cy'],
    ['name=like(all).{*b,b*}', 'bob'],
    ['name=in.(ada,"cy")', 'ada,cy'],
    ['name=in.()', ''],
    ['facts=is.null', 'bob'],
    ['facts=not.is.null', 'ada,cy'],
    ['facts=is.not_null', 'ada,cy'],
    ['status=isdistinct.here', 'bob'],
    ['facts=cs.{"age":36}', 'ada'],
    ['facts=cd.{"age":7,"x":1}', 'cy'],
    ['facts->age=gt.10', 'ada'],
    ['facts->home->>city=eq.London', 'ada'],
    ['facts->langs->>0=eq.fr', 'ada'],
    ['words=fts.ada', 'ada'],
    ['words=plfts(simple).bob', 'bob'],
    ['name=wfts(simple).cy', 'cy'],
    ['or=(name.eq.ada,and(status.eq.here,name.neq.ada))', 'ada,cy'],
    ['not.or=(name.eq.ada,name.eq.bob)', 'cy'],
    ['and=(name.not.eq.ada,or(status.eq.here,facts.is.null))', 'bob,cy'],
    ['or=(name.in.(ada,cy),name.eq."b,ob")', 'ada,cy'],
    ['name=eq.ada&status=eq.away', ''],
  ])('%s', async (query, wanted) => {
    expect(await names(query)).toBe(wanted)
  })

  it.each([
    'name="ada"',
    'name=nope.ada',
    'or=(name.eq.ada',
    'facts=is.maybe',
    'name=in.(ada',
    'name=eq(some).{ada}',
  ])('%s is refused', async (query) => {
    expect(await names(query)).toMatchObject({ code: 'PGRST100' })
  })

  it('compare with text whatever it looks like', async () => {
    const odd = String.raw`a,b)"'\%;--`
    const quoted = `"${odd.replaceAll(/["\\]/g, String.raw`\$&`)}"`
    const found: unknown[] = []
    await world.client.from('users').insert({ name: odd })
    const users = () => world.client.from('users').select('name')
    for (const query of [
      users().eq('name', odd),
      users().filter('name', 'in', `(${quoted})`),
      users().or(`name.eq.${quoted}`),
    ]) {
      found.push((await query).data)
    }
    await world.client.from('users').delete().eq('name', odd)
    expect(found).toEqual([[{ name: odd }], [{ name: odd }], [{ name: odd }]])
  })

  it('report a value of the wrong type as the caller’s', async () => {
    const { error, status } = await world.client.from('rooms').select().eq('id', 'many')
    expect([status, error?.code]).toEqual([400, '22P02'])
  })
})

describe('columns', () => {
  it.each([
    ['name,status', { name: 'ada', status: 'here' }],
    ['who:name', { who: 'ada' }],
    ['facts->home->>city', { city: 'London' }],
    ['first:facts->langs->0', { first: 'fr' }],
    ['facts->langs->0', { langs: 'fr' }],
    ['age:facts->age::text', { age: '36' }],
    ['name, status', { name: 'ada', status: 'here' }],
    ['"name"', { name: 'ada' }],
  ])('are read by %s', async (select, wanted) => {
    const response = await world.ask(`users?name=eq.ada&select=${encodeURIComponent(select)}`)
    expect(await response.json()).toEqual([wanted])
  })

  it('may be cast to types only, never to SQL', async () => {
    const { error } = await world.client.from('users').select('name::text) from auth.users --')
    expect(error).toMatchObject({ code: 'PGRST100' })
  })

  it('are not summed, as hosted by default', async () => {
    for (const select of ['count()', 'age:facts->age.sum()']) {
      expect((await world.client.from('users').select(select)).error).toMatchObject({ code: 'PGRST123' })
    }
  })

  it('are called by names that quotes cannot end', async () => {
    const { error } = await world.client.from('users').select('"na""me"')
    expect(error).toMatchObject({ code: 'PGRST100' })
    const { data } = await world.client
      .from('users')
      .select(String.raw`"x\"y":name`)
      .eq('name', 'ada')
      .single()
    expect(data).toEqual({ 'x"y': 'ada' })
  })
})

describe('ranges', () => {
  it('answer counted parts with 206', async () => {
    const part = await world.client.from('users').select('name', { count: 'exact' }).order('name').range(1, 1)
    expect([part.status, part.count, part.data]).toEqual([206, 3, [{ name: 'bob' }]])
    const all = await world.client.from('users').select('name', { count: 'exact' })
    expect(all.status).toBe(200)
  })

  it('say which rows these are', async () => {
    const header = async (path: string, init?: PlainRequest) =>
      (await world.ask(path, init)).headers.get('content-range')
    expect(await header('users?limit=2&offset=1')).toBe('1-2/*')
    expect(await header('users?limit=1', { headers: { prefer: 'count=exact' } })).toBe('0-0/3')
    expect(await header('users?name=eq.nobody', { headers: { prefer: 'count=exact' } })).toBe('*/0')
  })

  it('refuse what there cannot be', async () => {
    const beyond = await world.client.from('users').select('name', { count: 'exact' }).range(10, 20)
    expect([beyond.status, beyond.error?.code]).toEqual([416, 'PGRST103'])
    expect((await world.ask('users?limit=-1')).status).toBe(416)
    expect(await (await world.ask('users?limit=0')).json()).toEqual([])
  })

  it('are estimated when that is enough', async () => {
    const planned = await world.client.from('users').select('*', { count: 'planned', head: true })
    expect(planned.count).toEqual(expect.any(Number))
    const estimated = await world.client.from('users').select('*', { count: 'estimated', head: true })
    expect(estimated.count).toBe(3)
  })
})

describe('answers', () => {
  it('are ordered, empty values where wanted', async () => {
    const order = async (terms: string) =>
      ((await (await world.ask(`messages?select=id&order=${terms}`)).json()) as { id: number }[]).map(
        ({ id }) => id,
      )
    expect(await order('room_id.desc.nullslast,id')).toEqual([3, 1, 2, 4])
    expect(await order('room_id.nullsfirst,id.desc')).toEqual([4, 2, 1, 3])
  })

  it('are a single row, or an error with their number', async () => {
    expect((await world.client.from('users').select('name').eq('name', 'ada').single()).data).toEqual({
      name: 'ada',
    })
    const { error, status } = await world.client.from('users').select().single()
    expect([status, error?.details]).toEqual([406, 'The result contains 3 rows'])
    expect((await world.client.from('users').select().eq('name', 'x').maybeSingle()).data).toBeNull()
  })

  it('are written as CSV', async () => {
    const { data } = await world.client.from('rooms').select('id,title').order('id').csv()
    expect(data).toBe('id,title\n1,lobby\n2,cellar\n3,closed')
  })

  it('leave out what has no value when told so', async () => {
    const { data } = await world.client.from('users').select('name,facts').eq('name', 'bob').stripNulls()
    expect(data).toEqual([{ name: 'bob' }])
  })

  it('of another kind are refused', async () => {
    const response = await world.ask('users', { headers: { accept: 'application/vnd.pgrst.plan' } })
    expect([response.status, await response.json()]).toEqual([
      406,
      expect.objectContaining({ code: 'PGRST107' }),
    ])
  })

  it('follow preferences, and refuse unknown ones when strict', async () => {
    const response = await world.ask('rooms?select=id&limit=1', {
      headers: { prefer: 'count=exact, nonsense' },
    })
    expect(response.headers.get('preference-applied')).toBe('count=exact')
    const strict = await world.ask('rooms', { headers: { prefer: 'handling=strict, nonsense' } })
    expect([strict.status, await strict.json()]).toEqual([400, expect.objectContaining({ code: 'PGRST122' })])
  })
})
