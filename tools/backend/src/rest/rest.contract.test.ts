import { describe, expect, it } from 'vitest'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend({ migrations: new URL('../testing/migrations', import.meta.url).pathname })

describe('who is asking', () => {
  it('never answers one reader with another’s rows', async () => {
    const readers = await Promise.all(
      ['one', 'two', 'three'].map((name) => backend.signUp(`${name}@example.com`)),
    )
    for (const { client, userId } of readers) {
      const { error } = await client.from('notes').insert({ owner_id: userId, body: 'mine' })
      expect(error).toBeNull()
    }
    const questions = Array.from({ length: 60 }, (_, index) => readers[index % readers.length]!)
    const answers = await Promise.all(
      questions.map(async ({ client, userId }) => {
        const { data } = await client.from('notes').select('owner_id').returns<{ owner_id: string }[]>()
        return data?.length === 1 && data[0]?.owner_id === userId
      }),
    )
    expect(answers.filter((isOwn) => !isOwn)).toEqual([])
  })

  it.each([
    ['no key', {}, 401, 'No API key found in request'],
    ['a wrong key', { apikey: 'sb_publishable_wrong' }, 401, 'Invalid API key'],
  ])('refuses %s', async (_name, headers, status, message) => {
    const response = await fetch(`${backend.url}/rest/v1/notes`, { headers })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message })
  })

  // shows F46
  it('refuses the secret key from a browser', async () => {
    const headers = { apikey: backend.secretKey, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }
    const response = await fetch(`${backend.url}/rest/v1/notes`, { headers })
    expect(response.status).toBe(401)
  })

  it.each([
    ['not a token', 'a.b.c'],
    ['unsigned', 'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.'],
    [
      'signed with a shared secret',
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.M2d2z4SNn5C7HlJlaSLfrzuYim9nmY_XI40uWFN3QMg',
    ],
  ])('refuses a bearer that is %s', async (_name, token) => {
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}` }
    const response = await fetch(`${backend.url}/rest/v1/notes`, { headers })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'PGRST301' })
  })

  it('lets only the service role past RLS', async () => {
    const { client, userId } = await backend.signUp('hidden@example.com')
    await client.from('notes').insert({ owner_id: userId, body: 'secret' })
    const count = async (asker: typeof client) =>
      (await asker.from('notes').select('*', { count: 'exact', head: true }).eq('owner_id', userId)).count
    expect(await count(backend.serviceClient())).toBe(1)
    expect(await count(backend.client())).toBe(0)
  })

  it('keeps what a migration revoked', async () => {
    const { error } = await backend.client().from('counters').insert({ name: 'mine', value: 1 })
    expect(error).toMatchObject({ code: '42501' })
  })
})

describe('errors of the database', () => {
  it('says 400 and 23514 for failed checks', async () => {
    const { error, status } = await backend
      .serviceClient()
      .from('counters')
      .insert({ name: 'low', value: -1 })
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: '23514',
      message: expect.stringContaining('counters_value_check') as string,
    })
  })

  it('passes message, detail and hint of a raised exception on', async () => {
    const { error, status } = await backend.client().rpc('refuse')
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: 'P0001',
      message: 'Not today',
      details: 'It is late',
      hint: 'Come tomorrow',
    })
  })

  it('names the row that is there already', async () => {
    const table = backend.serviceClient().from('counters')
    await table.insert({ name: 'twice', value: 1 })
    const { error, status } = await table.insert({ name: 'twice', value: 1 })
    expect(status).toBe(409)
    expect(error).toMatchObject({ code: '23505', details: 'Key (name)=(twice) already exists.' })
  })

  it('answers visitors 401 and refused readers 403', async () => {
    const row = { owner_id: '00000000-0000-4000-8000-000000000000', body: 'not mine' }
    const visitor = await backend.client().from('notes').insert(row)
    expect([visitor.status, visitor.error?.code]).toEqual([401, '42501'])
    const { client } = await backend.signUp('refused@example.com')
    const reader = await client.from('notes').insert(row)
    expect([reader.status, reader.error?.code]).toEqual([403, '42501'])
  })

  it.each([
    [
      'an unknown table',
      (client: ReturnType<typeof backend.client>) => client.from('nowhere').select(),
      404,
      'PGRST205',
    ],
    [
      'an unknown column',
      (client: ReturnType<typeof backend.client>) => client.from('notes').select('nothing'),
      400,
      '42703',
    ],
    [
      'an unknown function',
      (client: ReturnType<typeof backend.client>) => client.rpc('nothing'),
      404,
      'PGRST202',
    ],
    [
      'the auth schema',
      (client: ReturnType<typeof backend.client>) =>
        client
          .schema('auth' as 'public')
          .from('users')
          .select(),
      406,
      'PGRST106',
    ],
  ])('answers %s in PostgREST’s words', async (_name, ask, wanted, code) => {
    const { error, status } = await ask(backend.client())
    expect([status, error?.code]).toEqual([wanted, code])
  })
})

describe('values', () => {
  it('writes times as ISO 8601 and numbers as numbers', async () => {
    const { client, userId } = await backend.signUp('values@example.com')
    const { data } = await client
      .from('notes')
      .insert({ owner_id: userId, body: 'x', written_at: '2026-11-20T19:28:54.474+01:00', weight: 4 })
      .select('written_at, local_at, weight, tags')
      .single()
    expect(data).toEqual({
      written_at: '2026-11-20T18:28:54.474+00:00',
      local_at: '2026-01-02T03:04:05',
      weight: 4,
      tags: ['a', 'b'],
    })
  })

  it('bounds an answer to 1000 rows', async () => {
    const { data } = await backend.serviceClient().rpc('many_rows')
    expect(data).toHaveLength(1000)
  })

  it.each(['announced', 'chunked'])('refuses an %s body that is too large', async (kind) => {
    const bytes = new TextEncoder().encode('x'.repeat(9 * 1024 * 1024))
    const response = await fetch(`${backend.url}/rest/v1/notes`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: kind === 'announced' ? bytes : new Blob([bytes]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
  })

  it('answers a browser of any origin, without credentials', async () => {
    const response = await fetch(`${backend.url}/rest/v1/notes`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://anywhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey, prefer',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toBe('apikey, prefer')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })
})
