import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCode } from '../auth/factors/totp.ts'
import { password, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const email = 'guarded@example.com'
const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' })
const document_id = 'guarded'

/** The owner has shown the second factor; the thief knows the password. */
let owner: SupabaseClient
let thief: SupabaseClient
let userId: string

/** Gives an account a second factor, which this session has shown. */
async function enrol({ auth: { mfa } }: SupabaseClient): Promise<void> {
  const factor = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  if (factor.error) throw factor.error
  const code = createCode(factor.data.totp.secret, Math.floor(backend.nowMs() / 30_000))
  expect((await mfa.challengeAndVerify({ factorId: factor.data.id, code })).error).toBeNull()
}

beforeAll(async () => {
  const signedUp = await backend.signUp(email, { display_name: 'Greta Guarded' })
  ;({ client: owner, userId } = signedUp)
  for (const [table, row] of Object.entries(rows)) await owner.from(table).insert(row).throwOnError()
  await owner.storage.from('avatars').upload(`${userId}/face.png`, png)

  await enrol(owner)
  thief = backend.client()
  await thief.auth.signInWithPassword({ email, password })
})

const rows = {
  saved_items: { document_id },
}

describe('a session that owes its second factor', () => {
  // shows P21
  it.each(['profiles', ...Object.keys(rows)])('sees no rows of its account: %s', async (table) => {
    expect((await thief.from(table).select('created_at')).data).toEqual([])
    expect((await owner.from(table).select('created_at')).data).toHaveLength(1)
  })

  it.each(Object.keys(rows))('leaves nothing behind: %s', async (table) => {
    const another = { document_id: 'another' }
    expect((await thief.from(table).insert(another)).error).toMatchObject({ code: '42501' })
    expect((await owner.from(table).insert(another)).error).toBeNull()
  })

  it('changes nothing: profiles', async () => {
    const own = { id: userId }
    await thief.from('profiles').update({ display_name: 'Mallory' }).match(own)
    const { data } = await backend.serviceClient().from('profiles').select('display_name').match(own).single()
    expect(data).not.toEqual({ display_name: 'Mallory' })
  })

  it.each(Object.keys(rows))('deletes nothing: %s', async (table) => {
    await thief.from(table).delete().eq('document_id', document_id)
    const { data } = await backend
      .serviceClient()
      .from(table)
      .select()
      .match({ user_id: userId, document_id })
    expect(data).toHaveLength(1)
  })

  // shows P21
  it('reads public experiences and changes none of its own', async () => {
    const service = backend.serviceClient()
    const marks = { payouts: 4, terms: 4, support: 4, games: 4 }
    const body = 'Fair terms, and four days to a payout.'
    const own = { user_id: userId, document_id: 'shown', ...marks, body, status: 'approved' }
    await service.from('experiences').insert(own)
    const shown = async (client: SupabaseClient) =>
      (await client.from('experiences').select('payouts, status').eq('document_id', 'shown')).data
    await thief.from('experiences').update({ payouts: 1 }).eq('document_id', 'shown')
    await thief.from('experiences').delete().eq('document_id', 'shown')
    for (const client of [thief, owner, backend.client()])
      expect(await shown(client)).toEqual([{ payouts: 4, status: 'approved' }])
    await service.from('experiences').delete().eq('document_id', 'shown')
  })

  it('sees no reports of its account', async () => {
    const report = { document_id, reason: 'wrong', user_id: userId }
    await backend.serviceClient().from('review_reports').insert(report)
    expect((await thief.from('review_reports').select()).data).toEqual([])
    expect((await owner.from('review_reports').select()).data).toHaveLength(1)
  })

  it('complains as a visitor, and not in the name of its account', async () => {
    for (const [client, user_id] of [
      [owner, userId],
      [thief, null],
    ] as const) {
      const body = { kind: 'wrong', details: 'The limit of the month is another one.' }
      const { data } = await client.functions.invoke<{ number: string }>('complain', { body })
      const { data: filed } = await backend
        .serviceClient()
        .from('review_reports')
        .select('user_id')
        .match({ number: data?.number })
        .single()
      expect(filed).toEqual({ user_id })
    }
  })

  it('tells, rewords, withdraws and illustrates no experience', async () => {
    const marks = { payouts: 1, terms: 1, support: 1, games: 1 }
    const told = { document_id, ...marks, body: 'They never paid what I had won there.' }
    expect((await thief.from('experiences').insert(told)).error).toMatchObject({ code: '42501' })
    expect((await owner.from('experiences').insert(told)).error).toBeNull()
    const { data } = await owner.rpc('my_experiences')
    const { id } = (data as { id: string }[])[0] ?? { id: '' }
    await thief.from('experiences').update({ payouts: 5 }).eq('id', id)
    await thief.from('experiences').delete().eq('id', id)
    const webp = new Blob(['x'], { type: 'image/webp' })
    const path = `${id}/${crypto.randomUUID()}.webp`
    expect((await thief.storage.from('experience-pictures').upload(path, webp)).error).toMatchObject({
      statusCode: '403',
      code: 'AccessDenied',
    })
    expect((await owner.rpc('my_experiences')).data).toMatchObject([{ payouts: 1 }])
    // One that everyone reads is in sight, and still not to be changed.
    await backend.serviceClient().from('experiences').update({ status: 'approved' }).eq('id', id)
    await thief.from('experiences').update({ payouts: 5 }).eq('id', id)
    // Asked for by nothing, it need not even be in sight as it would be.
    await thief.from('experiences').update({ payouts: 5 })
    await thief.from('experiences').delete().eq('id', id)
    expect((await owner.rpc('my_experiences')).data).toMatchObject([{ payouts: 1, status: 'approved' }])
  })

  it('neither lists, puts, replaces nor removes pictures', async () => {
    const theirs = thief.storage.from('avatars')
    expect((await theirs.list(userId)).data).toEqual([])
    expect((await theirs.upload(`${userId}/new.png`, png)).error).toMatchObject({ statusCode: '403' })
    expect((await theirs.upload(`${userId}/face.png`, png, { upsert: true })).error).toMatchObject({
      statusCode: '403',
      code: 'AccessDenied',
    })
    expect((await theirs.remove([`${userId}/face.png`])).data).toEqual([])
    expect((await owner.storage.from('avatars').list(userId)).data).toMatchObject([{ name: 'face.png' }])
  })

  // shows P21
  it('neither hears of other sessions nor ends them', async () => {
    const { data } = await owner.rpc('list_my_sessions')
    const sessions = data as { id: string; is_current: boolean }[]
    expect(sessions).toHaveLength(2)
    const session_id = sessions.find(({ is_current }) => is_current)?.id
    expect((await thief.rpc('end_my_session', { session_id })).error).toMatchObject({ code: '42501' })
    expect((await owner.auth.getUser()).error).toBeNull()
  })

  it.each([
    'list_my_sessions',
    'my_email_change',
    'my_experiences',
    'cancel_my_email_change',
    'export_my_data',
    'delete_my_account',
  ])('is refused %s', async (name) => {
    expect((await thief.rpc(name)).error).toMatchObject({ code: '42501' })
  })
})

describe('a moderator and operator who owes the second factor', () => {
  const about = 'moderated-casino'
  const far = '2999-01-01T00:00:00Z'
  /** One account, with a session of each kind. */
  let whole: SupabaseClient
  let half: SupabaseClient
  let experience: string

  beforeAll(async () => {
    const roles = { role: 'moderator', operates: ['operated-casino'] }
    const account = await backend.newAccount(roles)
    whole = account.client
    const { data: user } = await whole.auth.getUser()
    await enrol(whole)
    half = backend.client()
    await half.auth.signInWithPassword({ email: user.user?.email ?? '', password })
    const writer = (await backend.newAccount()).client
    const marks = { payouts: 3, terms: 3, support: 3, games: 3 }
    const body = 'They paid after four days, as they had said.'
    await writer
      .from('experiences')
      .insert({ document_id: about, ...marks, body })
      .throwOnError()
    const shown = {
      document_id: 'operated-casino',
      ...marks,
      body: 'They pay out on Fridays, and on no other day.',
    }
    await writer.from('experiences').insert(shown).throwOnError()
    const { data } = await writer.rpc('my_experiences')
    const mine = data as { id: string; document_id: string }[]
    experience = mine.find(({ document_id: each }) => each === about)?.id ?? ''
    const operated = mine.find(({ document_id: each }) => each === 'operated-casino')?.id
    await backend
      .serviceClient()
      .from('experiences')
      .update({ status: 'approved' })
      .eq('id', operated)
      .throwOnError()
  })

  // shows P21
  it.each([
    ['moderation_queue', {}],
    ['reply_queue', {}],
    ['complaint_queue', {}],
    ['moderation_history', {}],
    ['undo_decision', { event: 1 }],
    ['undo_reply_decision', { event: 1 }],
    ['answer_report', { asked: 'HE-ABCDEFGHIJKL', words: 'Mended.' }],
  ])('is refused %s', async (name, given) => {
    expect((await half.rpc(name, given)).error).toMatchObject({ code: '42501' })
    expect((await whole.rpc(name, given)).error).toBeNull()
  })

  // shows P21
  it('neither decides nor asks, and sees nothing that waits', async () => {
    const asked = { experience, about: 'payouts', words: 'Four days?', seen_at: far }
    const decision = { experience, decision: 'approved', why: null, seen_at: far }
    const reply = { experience, decision: 'rejected', why: 'abuse', seen_at: far }
    for (const [name, given] of [
      ['ask_for_correction', asked],
      ['decide_experience', decision],
      ['decide_reply', reply],
    ] as const)
      expect([name, (await half.rpc(name, given)).error?.code]).toEqual([name, '42501'])
    const waiting = async (client: SupabaseClient) =>
      (await client.from('experiences').select('id').eq('id', experience)).data
    expect([await waiting(half), await waiting(whole)]).toEqual([[], [{ id: experience }]])
    expect((await whole.rpc('decide_reply', reply)).data).toBe('gone')
    expect((await whole.rpc('decide_experience', decision)).data).toBe('decided')
    const decisions = async (client: SupabaseClient) =>
      (await client.from('moderation_events').select('becomes').eq('experience_id', experience)).data
    expect([await decisions(half), await decisions(whole)]).toEqual([[], [{ becomes: 'approved' }]])
  })

  it('answers for no casino', async () => {
    const operated = async (client: SupabaseClient) => (await client.rpc('operated_casinos')).data as unknown
    expect([await operated(half), await operated(whole)]).toEqual([[], ['operated-casino']])
    const seen = async (client: SupabaseClient) =>
      ((await client.rpc('operator_experiences')).data as { id: string }[]).length
    expect([await seen(half), await seen(whole)]).toEqual([0, 1])
  })
})
