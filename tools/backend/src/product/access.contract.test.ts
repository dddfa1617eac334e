import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()

interface Askers {
  visitor: SupabaseClient
  owner: SupabaseClient
  other: SupabaseClient
  service: SupabaseClient
}

let askers: Askers
let ownerId: string

beforeAll(async () => {
  const owner = await backend.signUp('owner@example.com', { display_name: 'Olive Owner' })
  const other = await backend.signUp('other@example.com')
  ownerId = owner.userId
  askers = {
    visitor: backend.client(),
    owner: owner.client,
    other: other.client,
    service: backend.serviceClient(),
  }
})

type Verdict = 'some' | 'none' | 'refused'
type Row = Record<string, unknown>

async function judge(
  query: PromiseLike<{ data: unknown[] | null; error: { code: string } | null }>,
): Promise<Verdict> {
  const { data, error } = await query
  if (error) return error.code === '42501' ? 'refused' : (`error ${error.code}` as Verdict)
  return data && data.length > 0 ? 'some' : 'none'
}

/** Who may do what with a row of the owner's: visitor, owner, other reader, service role. */
const matrix: Record<
  string,
  {
    row: () => Row
    change: Row
    columns?: string
    select: Verdict[]
    insert: Verdict[]
    update: Verdict[]
    delete: Verdict[]
  }
> = {
  saved_items: {
    row: () => ({ user_id: ownerId, document_id: `saved-${crypto.randomUUID()}` }),
    change: { document_id: 'another' },
    select: ['refused', 'some', 'none', 'some'],
    insert: ['refused', 'some', 'refused', 'some'],
    update: ['refused', 'refused', 'refused', 'some'],
    delete: ['refused', 'some', 'none', 'some'],
  },
  review_reports: {
    row: () => ({ user_id: ownerId, document_id: `reported-${crypto.randomUUID()}`, reason: 'wrong' }),
    change: { status: 'closed' },
    select: ['refused', 'some', 'none', 'some'],
    insert: ['refused', 'refused', 'refused', 'some'],
    update: ['refused', 'refused', 'refused', 'some'],
    delete: ['refused', 'refused', 'refused', 'some'],
  },
  newsletter_subscribers: {
    row: () => ({ email: `${crypto.randomUUID()}@example.com`, consent_text: 'Send me the newsletter.' }),
    change: { status: 'unsubscribed' },
    select: ['refused', 'refused', 'refused', 'some'],
    insert: ['refused', 'refused', 'refused', 'some'],
    update: ['refused', 'refused', 'refused', 'some'],
    delete: ['refused', 'refused', 'refused', 'some'],
  },
}

const names = ['visitor', 'owner', 'other', 'service'] as const

describe.each(Object.entries(matrix))('%s', (table, rule) => {
  const key = (row: Row): [string, string] =>
    'document_id' in row ? ['document_id', String(row['document_id'])] : ['email', String(row['email'])]
  const place = async (): Promise<[string, string]> => {
    const row = rule.row()
    const { error } = await askers.service.from(table).insert(row)
    expect(error).toBeNull()
    return key(row)
  }

  it.each(
    names.map(
      (name, index) =>
        [name, rule.insert[index], rule.select[index], rule.update[index], rule.delete[index]] as const,
    ),
  )('%s: insert %s, select %s, update %s, delete %s', async (name, insert, select, update, remove) => {
    const client = askers[name]
    const row = rule.row()
    const inserted = await client.from(table).insert(row)
    expect(inserted.error?.code ?? 'some').toBe(insert === 'refused' ? '42501' : 'some')
    expect(
      await judge(
        client
          .from(table)
          .select(rule.columns)
          .eq(...(await place())),
      ),
    ).toBe(select)
    const toChange = await place()
    const changed = await judge(
      client
        .from(table)
        .update(rule.change)
        .eq(...toChange)
        .select(rule.columns),
    )
    expect(changed).toBe(update)
    const toDelete = await place()
    await client
      .from(table)
      .delete()
      .eq(...toDelete)
    const left = await askers.service
      .from(table)
      .select()
      .eq(...toDelete)
    expect(left.data).toHaveLength(remove === 'some' ? 0 : 1)
  })
})

describe('profiles', () => {
  // shows F45
  it('are seen and changed by their owner only', async () => {
    const { visitor, owner, other } = askers
    expect(await judge(visitor.from('profiles').select())).toBe('refused')
    expect((await owner.from('profiles').select()).data).toHaveLength(1)
    expect(await judge(other.from('profiles').select().eq('id', ownerId))).toBe('none')
    expect(
      await judge(other.from('profiles').update({ display_name: 'Mallory' }).eq('id', ownerId).select()),
    ).toBe('none')
    expect(await judge(owner.from('profiles').update({ locale: 'en-gb' }).eq('id', ownerId).select())).toBe(
      'some',
    )
  })

  it('let nobody choose their id or dates', async () => {
    const { error } = await askers.owner
      .from('profiles')
      .update({ created_at: '2000-01-01' })
      .eq('id', ownerId)
    expect(error?.code).toBe('42501')
  })

  // shows R102
  it.each(['x', 'x'.repeat(41), ' padded ', 'turned\u202e', 'hid\u200bden', 'two  blanks', 'line\nbreak'])(
    'refuse the display name %j',
    async (display_name) => {
      const { error } = await askers.owner.from('profiles').update({ display_name }).eq('id', ownerId)
      expect(error?.code).toBe('23514')
    },
  )

  it('arise nameless when the given name is unfit', async () => {
    const { client } = await backend.signUp('endless@example.com', { display_name: 'x'.repeat(60) })
    expect((await client.from('profiles').select('display_name').single()).data).toEqual({
      display_name: null,
    })
  })
})

describe('roles', () => {
  // shows R106
  it('that a token names open nothing', async () => {
    const { client, userId } = await backend.signUp('admin@example.com', { role: 'service_role' })
    const roles = { role: 'admin', roles: ['admin', 'service_role'], is_admin: true }
    await askers.service.auth.admin.updateUserById(userId, { app_metadata: roles })
    const { data } = await client.auth.refreshSession()
    expect(data.user?.app_metadata).toMatchObject(roles)
    expect(await judge(client.from('profiles').select().eq('id', ownerId))).toBe('none')
    expect(await judge(client.from('newsletter_subscribers').select())).toBe('refused')
    for (const [table, { row, change }] of Object.entries(matrix)) {
      const kept = row()
      await askers.service.from(table).insert(kept)
      const column = 'email' in kept ? 'email' : 'document_id'
      const asked = client.from(table).select('*').eq(column, String(kept[column]))
      expect(['none', 'refused']).toContain(await judge(asked))
      const changed = client.from(table).update(change).eq(column, String(kept[column])).select()
      expect(['none', 'refused']).toContain(await judge(changed))
    }
  })
})

describe('the account', () => {
  it('lists its owner’s sessions and ends the named one', async () => {
    const { client } = await backend.signUp('sessions@example.com')
    const elsewhere = backend.client()
    await elsewhere.auth.signInWithPassword({
      email: 'sessions@example.com',
      password: 'correct horse battery',
    })
    const { data } = await client.rpc('list_my_sessions')
    const sessions = data as { id: string; is_current: boolean }[]
    expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1)
    expect(sessions).toHaveLength(2)

    const foreign = sessions.find(({ is_current }) => !is_current)?.id
    expect((await askers.other.rpc('end_my_session', { session_id: foreign })).data).toBe(false)
    expect((await client.rpc('end_my_session', { session_id: foreign })).data).toBe(true)
    expect((await elsewhere.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await client.auth.getUser()).error).toBeNull()
  })

  // shows R146
  it('exports what is known about its owner, and nobody else', async () => {
    const { data } = await askers.owner.rpc('export_my_data')
    expect(data).toMatchObject({
      account: { id: ownerId, email: 'owner@example.com' },
      profile: { id: ownerId },
    })
    expect(JSON.stringify(data)).not.toContain('other@example.com')
    expect(JSON.stringify(data)).not.toContain('encrypted_password')
  })

  it('is deleted with all that belongs to it', async () => {
    const { client, userId } = await backend.signUp('leaving@example.com')
    await client.from('saved_items').insert({ document_id: 'kept' })
    expect((await client.rpc('delete_my_account')).error).toBeNull()
    for (const table of ['profiles', 'saved_items']) {
      const column = table === 'profiles' ? 'id' : 'user_id'
      const { data } = await askers.service.from(table).select().eq(column, userId)
      expect(data).toEqual([])
    }
    const again = await backend
      .client()
      .auth.signInWithPassword({ email: 'leaving@example.com', password: 'correct horse battery' })
    expect(again.error?.code).toBe('invalid_credentials')
  })

  it.each(['list_my_sessions', 'export_my_data', 'delete_my_account'])(
    'lets no visitor call %s',
    async (name) => {
      const { error } = await askers.visitor.rpc(name)
      expect(['42501', 'PGRST202']).toContain(error?.code)
    },
  )
})
