import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const far = '2999-01-01T00:00:00Z'
let moderator: SupabaseClient

beforeAll(async () => {
  moderator = (await backend.newAccount({ role: 'moderator' })).client
})

/** An experience that is shown, and whoever operates its casino. */
async function shownExperience() {
  const document_id = `casino-${randomUUID()}`
  const { client } = await backend.newAccount()
  const marks = { payouts: 1, terms: 2, support: 3, games: 4 }
  await client
    .from('experiences')
    .insert({ document_id, ...marks, body: `They paid after four days. ${randomUUID()}` })
  const id = ((await client.rpc('my_experiences')).data as { id: string }[])[0]?.id ?? ''
  const decision = { experience: id, decision: 'approved', why: null, seen_at: far }
  expect((await moderator.rpc('decide_experience', decision)).data).toBe('decided')
  const operator = await backend.newAccount({ operates: [document_id] })
  return { document_id, id, reader: client, operator: operator.client, operatorId: operator.userId }
}

const reply = (client: SupabaseClient, experience: string, words: string | null = ' We are\u200b sorry. ') =>
  client.rpc('reply_as_operator', { experience, words })
const decide = (client: SupabaseClient, experience: string, decision: string | null, why: string | null) =>
  client.rpc('decide_reply', { experience, decision, why, seen_at: far })
const shownReply = async (id: string): Promise<unknown> =>
  (await backend.client().from('experiences').select('reply').eq('id', id).single()).data?.['reply']

describe('the reply of an operator', () => {
  it('shows once moderated, and waits again when changed', async () => {
    const { id, document_id, operator } = await shownExperience()
    expect((await reply(operator, id)).data).toBe(true)
    expect(await shownReply(id)).toBeNull()
    const waiting = (await moderator.rpc('reply_queue')).data as { id: string; reply: string }[]
    expect(waiting.find((row) => row.id === id)).toMatchObject({ document_id, reply: 'We are sorry.' })
    expect((await decide(moderator, id, 'approved', null)).data).toBe('decided')
    // A page that another moderator still has open decides nothing over it.
    expect((await decide(moderator, id, 'rejected', 'abuse')).data).toBe('changed')
    expect(await shownReply(id)).toBe('We are sorry.')
    await reply(operator, id, 'It was the bank.')
    expect(await shownReply(id)).toBeNull()
    expect((await decide(moderator, id, 'rejected', 'personal-data')).data).toBe('decided')
    expect((await operator.rpc('operator_experiences')).data).toEqual([
      expect.objectContaining({
        id,
        reply: 'It was the bank.',
        reply_status: 'rejected',
        reply_reason: 'personal-data',
      }),
    ])
    const { data } = await moderator
      .from('reply_decisions')
      .select('was, becomes, reason')
      .eq('experience_id', id)
    expect(data).toEqual([
      { was: 'pending', becomes: 'approved', reason: null },
      { was: 'pending', becomes: 'rejected', reason: 'personal-data' },
    ])
  })

  it('sent again as it was, keeps what was decided', async () => {
    const { id, operator } = await shownExperience()
    await Promise.all([reply(operator, id), reply(operator, id)])
    const waiting = (await moderator.rpc('reply_queue')).data as { id: string; written_at: string }[]
    const { written_at: seen_at } = waiting.find((row) => row.id === id) ?? {}
    expect((await reply(operator, id)).data).toBe(true)
    const read = { experience: id, decision: 'approved', why: null, seen_at }
    expect((await moderator.rpc('decide_reply', read)).data).toBe('decided')
    expect((await reply(operator, id, 'We are sorry.')).data).toBe(true)
    expect(await shownReply(id)).toBe('We are sorry.')
    await decide(moderator, id, 'approved', null)
    await reply(operator, id, 'It was the bank.')
    await decide(moderator, id, 'rejected', 'abuse')
    await reply(operator, id, 'It was the bank.')
    expect((await operator.rpc('operator_experiences')).data).toEqual([
      expect.objectContaining({ id, reply_status: 'rejected', reply_reason: 'abuse' }),
    ])
  })

  // shows F45
  it('waits again when its experience was reworded', async () => {
    const { id, reader, operator } = await shownExperience()
    await reply(operator, id)
    await decide(moderator, id, 'approved', null)
    const reword = (body: string) => reader.from('experiences').update({ body }).eq('id', id)
    await reword(`They paid at once, I was wrong about it. ${randomUUID()}`)
    // Nor does the operator read what waits.
    expect((await operator.rpc('operator_experiences')).data).toEqual([])
    const again = { experience: id, decision: 'approved', why: null, seen_at: far }
    expect((await moderator.rpc('decide_experience', again)).data).toBe('decided')
    expect(await shownReply(id)).toBeNull()

    const waiting = async () =>
      ((await moderator.rpc('reply_queue')).data as { id: string; written_at: string }[]).find(
        (row) => row.id === id,
      )
    const read = await waiting()
    await reword(`They never paid, and I was right about it. ${randomUUID()}`)
    const early = { experience: id, decision: 'approved', why: null, seen_at: read?.written_at }
    expect((await moderator.rpc('decide_reply', early)).data).toBe('changed')
    const late = { ...early, seen_at: (await waiting())?.written_at }
    expect((await moderator.rpc('decide_reply', late)).data).toBe('decided')
  })

  it('stays refused when its experience is reworded', async () => {
    const { id, reader, operator } = await shownExperience()
    await reply(operator, id)
    await decide(moderator, id, 'rejected', 'abuse')
    const body = `They paid at once, I was wrong about it. ${randomUUID()}`
    expect((await reader.from('experiences').update({ body }).eq('id', id)).error).toBeNull()
    const again = { experience: id, decision: 'approved', why: null, seen_at: far }
    expect((await moderator.rpc('decide_experience', again)).data).toBe('decided')
    expect((await operator.rpc('operator_experiences')).data).toEqual([
      expect.objectContaining({ id, reply_status: 'rejected', reply_reason: 'abuse' }),
    ])
  })

  it('waits again when an uninvolved moderator reopens it, once', async () => {
    const { id, operator, reader } = await shownExperience()
    await reply(operator, id)
    await decide(moderator, id, 'approved', null)
    const [event] = (await moderator.from('reply_decisions').select('id').eq('experience_id', id)).data ?? []
    const undo = (client: SupabaseClient) =>
      client.rpc('undo_reply_decision', { event: event?.['id'] as unknown })
    // One who is concerned in no way is kept out by the role alone.
    const passerBy = (await backend.newAccount()).client
    for (const client of [operator, reader, passerBy])
      expect((await undo(client)).error).toMatchObject({ code: '42501' })
    const latest = async () => {
      const { data } = await moderator.rpc('moderation_history', { most: 1 })
      return (data as { about: string; becomes: string; may_undo: boolean }[])[0]
    }
    expect(await latest()).toMatchObject({ about: 'reply', becomes: 'approved', may_undo: true })
    expect((await undo(moderator)).data).toBe('undone')
    expect(await latest()).toMatchObject({ about: 'reply', becomes: 'pending', may_undo: false })
    expect(await shownReply(id)).toBeNull()
    expect((await undo(moderator)).data).toBe('changed')
    expect((await moderator.rpc('undo_reply_decision', { event: null })).data).toBe('gone')
  })

  it('is withdrawn by its operator after showing', async () => {
    const { id, operator } = await shownExperience()
    await reply(operator, id)
    expect((await decide(moderator, id, 'approved', null)).data).toBe('decided')
    expect((await reply(operator, id, ' ')).data).toBe(true)
    expect(await shownReply(id)).toBeNull()
    expect((await decide(moderator, id, 'approved', null)).data).toBe('gone')
  })

  // shows F45
  it('is for accounts the editors name for that casino', async () => {
    const { id, document_id, reader, operator, operatorId } = await shownExperience()
    const elsewhere = (await backend.newAccount({ operates: [`casino-${randomUUID()}`] })).client
    const claiming = await backend.signUp(`${randomUUID()}@example.com`, { operates: [document_id] })
    await claiming.client.auth.updateUser({ data: { operates: [document_id] } })
    for (const client of [reader, elsewhere, claiming.client, moderator]) {
      expect((await reply(client, id)).data).toBe(false)
      expect((await client.rpc('operator_experiences')).data).toEqual([])
    }
    expect((await reply(backend.client(), id)).error?.code).toBe('42501')
    await backend.serviceClient().auth.admin.updateUserById(operatorId, { app_metadata: { operates: [] } })
    expect((await reply(operator, id)).data).toBe(false)
    expect((await operator.rpc('operated_casinos')).data).toEqual([])
  })

  // shows F45
  it('is decided on by moderators alone', async () => {
    const { id, reader, operator } = await shownExperience()
    await reply(operator, id)
    for (const client of [backend.client(), reader, operator]) {
      expect((await decide(client, id, 'approved', null)).error?.code).toBe('42501')
      expect((await client.rpc('reply_queue')).error?.code).toBe('42501')
      const changed = await client
        .from('operator_replies')
        .update({ status: 'approved' })
        .eq('experience_id', id)
      expect(changed.error?.code).toBe('42501')
    }
    for (const [decision, why] of [
      ['approved', 'abuse'],
      ['rejected', null],
      [null, null],
      ['pending', null],
    ] as const)
      expect((await decide(moderator, id, decision, why)).error?.code).toBe('23514')
    const unseen = { experience: id, decision: 'approved', why: null, seen_at: null }
    expect((await moderator.rpc('decide_reply', unseen)).data).toBe('changed')
  })

  it.each([
    ['1001 characters', 'x'.repeat(1001), '23514'],
    ['a link', 'See www.casino.example for more.', '23514'],
  ])('is refused with %s', async (_what, words, code) => {
    const { id, operator } = await shownExperience()
    expect((await reply(operator, id, words)).error?.code).toBe(code)
  })

  it('goes with the account that wrote it', async () => {
    const { id, operator } = await shownExperience()
    await reply(operator, id)
    await decide(moderator, id, 'approved', null)
    await operator.rpc('delete_my_account')
    expect(await shownReply(id)).toBeNull()
  })
})
