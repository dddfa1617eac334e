import { describe, expect, it } from 'vitest'
import { useData } from '../testing/data-world.ts'

const world = useData()

const times = (text: string, count: number): string => text.repeat(count)
const query = (parameters: Record<string, string>): string => `users?${new URLSearchParams(parameters)}`
const nested = (open: string, levels: number, close: string): string =>
  `${times(open, levels)}${times(close, levels)}`

interface Sent {
  path: string
  body?: string
  headers?: Record<string, string>
}

/** A request of any length is answered: with a typed error where it would take more than its length, or more stack than there is. */
describe('hostile requests', () => {
  it.each<[string, string, Sent]>([
    ['relations in relations', 'PGRST100', { path: query({ select: nested('messages(users(', 100, '))') }) }],
    [
      'more relations than anybody joins',
      'PGRST100',
      { path: `messages?select=${Array.from({ length: 60 }, (_, at) => `a${at}:users(name)`).join()}` },
    ],
    [
      'conditions in conditions',
      'PGRST100',
      { path: query({ or: `${nested('(and', 500, '')}(name.eq.a)${times(')', 500)}` }) },
    ],
    ['steps into JSON', 'PGRST100', { path: query({ select: `facts${times('->a', 1000)}` }) }],
    ['a pattern of parentheses', 'PGRST100', { path: query({ name: `match.${nested('(', 2000, ')')}` }) }],
    [
      'a pattern that looks back',
      'PGRST100',
      { path: query({ name: String.raw`match.(.*)(.*)(.*)(.*)\1\2\3\4x` }) },
    ],
    [
      'a pattern that counts',
      '2201B',
      { path: query({ name: 'match.((((a{1,99}){1,99}){1,99}){1,99}){1,99}' }) },
    ],
    ['a search of parentheses', 'PGRST100', { path: query({ words: `fts.${nested('(', 2000, ')')}` }) }],
    ['a search of many words', 'PGRST100', { path: query({ words: `plfts.${times('a ', 5000)}` }) }],
    ['a value of brackets', 'PGRST100', { path: query({ facts: `cs.${nested('[', 2000, ']')}` }) }],
    ['a path of names', 'PGRST108', { path: `users?${times('a.', 5000)}b=eq.1` }],
    ['a long name of a column', '42703', { path: `users?${times('a', 10_000)}=eq.1` }],
    ['a long name of a table', 'PGRST205', { path: times('a', 10_000) }],
    ['a long name of a function', 'PGRST202', { path: `rpc/${times('a', 10_000)}` }],
    [
      'a preference of nonsense',
      'PGRST122',
      { path: 'users', headers: { prefer: `${times('a=b,', 3000)}handling=strict` } },
    ],
    ['a media type that every object has', 'PGRST107', { path: 'users', headers: { accept: 'constructor' } }],
    [
      'a preference that every object has',
      'PGRST122',
      { path: 'users', headers: { prefer: 'handling=strict, constructor=a' } },
    ],
    ['a list of media types', 'PGRST107', { path: 'users', headers: { accept: times('a/b;q=0.1,', 1200) } }],
    [
      'a long name of a schema',
      'PGRST106',
      { path: 'users', headers: { 'accept-profile': times('a', 10_000) } },
    ],
    ['a body of brackets', 'PGRST102', { path: 'users', body: nested('[', 1_000_000, ']') }],
    [
      'a body of braces',
      'PGRST102',
      { path: 'users', body: `[{"name":"x","facts":${nested('{"a":', 100_000, '}')}}]` },
    ],
    ['a body of escaped quotes', 'PGRST102', { path: 'users', body: `"${times(String.raw`\"`, 1_000_000)}` }],
    [
      'a body of keys',
      'PGRST204',
      {
        path: 'users',
        body: JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, 1]))),
      },
    ],
    [
      'arguments of a function',
      'PGRST202',
      {
        path: 'rpc/add',
        body: JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, 1]))),
      },
    ],
    ['what a function is given whole', 'PGRST102', { path: 'rpc/whole', body: nested('[', 100_000, ']') }],
  ])('%s is refused with %s', async (_what, code, { path, body, headers = {} }) => {
    const response = await world.ask(
      path,
      body === undefined ? { headers } : { method: 'POST', body, headers },
    )
    expect(response.status).toBeLessThan(500)
    expect(await response.json()).toMatchObject({ code })
  })

  it.each<[string, Sent]>([
    ['many conditions', { path: `users?${times('name=neq.a&', 1000)}` }],
    ['many alternatives', { path: query({ or: `(${times('name.eq.a,', 500)}name.eq.b)` }) }],
    ['a list of values', { path: `messages?id=in.(${Array.from({ length: 2000 }, (_, at) => at).join()})` }],
    ['many terms of order', { path: `users?order=${times('name,', 2000)}name` }],
    ['a pattern of stars', { path: query({ name: `like.${times('*a', 3000)}` }) }],
    [
      'a query that escaping makes longer than headers may be',
      { path: `users?select=name&name=in.(${times('a,', 6000)}b)` },
    ],
    ['a limit beyond numbers', { path: `users?limit=${times('9', 10_000)}` }],
  ])('%s are answered', async (_what, { path, headers = {} }) => {
    expect((await world.ask(path, { headers })).status).toBe(200)
  })

  // https://docs.postgrest.org/en/stable/references/errors.html: PostgREST answers 54* with 500 (its issue 3255).
  it('too many columns for Postgres get the hosted status', async () => {
    const response = await world.ask(`users?select=${times('name,', 2_500)}name`)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      code: '54011',
      message: 'target lists can have at most 1664 entries',
      details: null,
      hint: null,
    })
  })

  it('leave the backend as it was', async () => {
    expect((await world.client.from('users').select('name').eq('name', 'ada')).data).toEqual([
      { name: 'ada' },
    ])
    expect(world.backend.logged.filter((line) => line.includes('unexpected_failure'))).toEqual([])
  })
})
