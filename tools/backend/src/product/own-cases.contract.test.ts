import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const far = '2999-01-01T00:00:00Z'
const casino = 'casino-of-ours'
let stranger: SupabaseClient
/** Moderates, and writes what is judged here. */
let author: SupabaseClient
/** Moderates, and answers for the casino. */
let operator: SupabaseClient
/** Moderates, and wrote the reply for the casino before that became another's. */
let replier: SupabaseClient
/** The experience of the author, and one of a reader; the casino answered both. */
let own: string
let foreign: string

async function tell(client: SupabaseClient): Promise<string> {
  const marks = { payouts: 1, terms: 2, support: 3, games: 4 }
  const body = `They paid after four days. ${randomUUID()}`
  expect((await client.from('experiences').insert({ document_id: casino, ...marks, body })).error).toBeNull()
  return ((await client.rpc('my_experiences')).data as { id: string }[])[0]?.id ?? ''
}

const decide = (client: SupabaseClient, experience: string) =>
  client.rpc('decide_experience', { experience, decision: 'approved', why: null, seen_at: far })
const decideReply = (client: SupabaseClient, experience: string) =>
  client.rpc('decide_reply', { experience, decision: 'rejected', why: 'abuse', seen_at: far })
const complaint = async (row: object): Promise<string> => {
  const letters = Array.from(
    randomUUID().replaceAll('-', ''),
    (digit) => 'ABCDEFGHIJKLMNOP'[parseInt(digit, 16)],
  )
  const number = `HE-${letters.slice(0, 12).join('')}`
  const { error } = await backend
    .serviceClient()
    .from('review_reports')
    .insert({ number, reason: 'wrong', ...row })
  expect(error).toBeNull()
  return number
}
const answer = (client: SupabaseClient, asked: string) =>
  client.rpc('answer_report', { asked, words: 'Mended.' })

beforeAll(async () => {
  stranger = (await backend.newAccount({ role: 'moderator' })).client
  author = (await backend.newAccount({ role: 'moderator' })).client
  const replying = await backend.newAccount({ role: 'moderator', operates: [casino] })
  replier = replying.client
  operator = (await backend.newAccount({ role: 'moderator', operates: [casino] })).client
  own = await tell(author)
  foreign = await tell((await backend.newAccount({})).client)
})

describe('a moderator', () => {
  // shows F45
  it('decides on no experience of theirs or their casino', async () => {
    for (const client of [operator, replier]) {
      expect((await decide(client, foreign)).error).toMatchObject({ code: '42501' })
      expect((await client.rpc('moderation_queue')).data).toEqual([])
    }
    expect((await decide(author, own)).error).toMatchObject({ code: '42501' })
    const queued = (await author.rpc('moderation_queue')).data as { id: string }[]
    expect(queued.map(({ id }) => id)).toEqual([foreign])
    for (const id of [own, foreign]) expect((await decide(stranger, id)).data).toBe('decided')
  })

  // shows F45
  it('takes back no decision about what concerns them', async () => {
    const eventOf = async (id: string): Promise<unknown> =>
      (await stranger.from('moderation_events').select('id').eq('experience_id', id).single()).data?.['id']
    const event = await eventOf(own)
    const mayUndo = async (client: SupabaseClient) =>
      ((await client.rpc('moderation_history')).data as { event: number; may_undo: boolean }[]).flatMap(
        (decided) => (decided.may_undo ? [decided.event] : []),
      )
    const foreignEvent = await eventOf(foreign)
    expect(await mayUndo(stranger)).toEqual([foreignEvent, event])
    expect([await mayUndo(author), await mayUndo(operator)]).toEqual([[foreignEvent], []])
    for (const client of [author, operator])
      expect((await client.rpc('undo_decision', { event })).error).toMatchObject({ code: '42501' })
    const undone = await author.rpc('undo_decision', { event: foreignEvent })
    expect(undone.data).toBe('undone')
    expect(await mayUndo(stranger)).toEqual([event])
    expect((await decide(stranger, foreign)).data).toBe('decided')
  })

  // shows F45
  it('decides on no reply to, by or about theirs', async () => {
    for (const experience of [own, foreign])
      expect((await replier.rpc('reply_as_operator', { experience, words: 'It was the bank.' })).data).toBe(
        true,
      )
    const { data } = await replier.auth.getUser()
    const admin = backend.serviceClient().auth.admin
    await admin.updateUserById(data.user?.id ?? '', { app_metadata: { role: 'moderator', operates: [] } })
    expect((await decideReply(author, own)).error).toMatchObject({ code: '42501' })
    for (const client of [replier, operator])
      expect((await decideReply(client, foreign)).error).toMatchObject({ code: '42501' })
    const queueOf = async (client: SupabaseClient) =>
      ((await client.rpc('reply_queue')).data as { id: string }[]).map(({ id }) => id)
    expect([await queueOf(author), await queueOf(operator), await queueOf(replier)]).toEqual([
      [foreign],
      [],
      [],
    ])
    for (const id of [own, foreign]) expect((await decideReply(stranger, id)).data).toBe('decided')
    const { data: decided } = await stranger.from('reply_decisions').select('id').eq('experience_id', own)
    for (const client of [author, operator])
      expect(
        (await client.rpc('undo_reply_decision', { event: decided?.[0]?.['id'] as unknown })).error,
      ).toMatchObject({ code: '42501' })
  })

  // shows F45
  it('answers no complaint of theirs or about their casino', async () => {
    const { data } = await author.auth.getUser()
    for (const [client, row] of [
      [author, { user_id: data.user?.id }],
      [author, { experience_id: own }],
      [operator, { document_id: casino }],
      [operator, { experience_id: foreign }],
    ] as const) {
      const number = await complaint(row)
      const queue = async (by: SupabaseClient) =>
        ((await by.rpc('complaint_queue')).data as { number: string }[]).map((each) => each.number)
      expect([await queue(client), await queue(stranger)]).toEqual([[], [number]])
      expect((await answer(client, number)).error).toMatchObject({ code: '42501' })
      expect((await answer(stranger, number)).data).toBe(true)
    }
    expect((await answer(author, await complaint({ document_id: casino }))).data).toBe(true)
  })

  // shows F45
  it('reads no complaint about themselves, nor who sent it', async () => {
    const { data } = await author.auth.getUser()
    await complaint({ experience_id: own, contact_email: 'who@example.com' })
    const mine = await complaint({ user_id: data.user?.id, contact_email: 'mine@example.com' })
    expect((await author.from('review_reports').select('number')).data).toContainEqual({ number: mine })
    for (const client of [author, operator, stranger]) {
      const read = (await client.from('review_reports').select('contact_email')).data
      expect(JSON.stringify(read)).not.toContain('who@example.com')
    }
  })

  // shows F45
  it('sees nothing that waits about their casino, nor its judges', async () => {
    const told = await tell((await backend.newAccount({})).client)
    const path = `${told}/${randomUUID()}.webp`
    const service = backend.serviceClient()
    const stored = await service.storage
      .from('experience-pictures')
      .upload(path, new Uint8Array(8), { contentType: 'image/webp' })
    expect(stored.error).toBeNull()
    const seen = async (client: SupabaseClient) => {
      const history = (await client.rpc('moderation_history')).data as { document_id: string }[]
      const { data: pictures } = await client.storage.from('experience-pictures').list(told)
      return {
        experience: (await client.from('experiences').select('id').eq('id', told)).data?.length,
        pictures: pictures?.length,
        judged: (await client.from('moderation_events').select('id').eq('experience_id', foreign)).data
          ?.length,
        replies: (await client.from('reply_decisions').select('id').eq('experience_id', foreign)).data
          ?.length,
        history: history.filter(({ document_id }) => document_id === casino).length,
      }
    }
    expect(await seen(stranger)).toEqual({
      experience: 1,
      pictures: 1,
      judged: 3,
      replies: 1,
      history: 6,
    })
    expect(await seen(operator)).toEqual({ experience: 0, pictures: 0, judged: 0, replies: 0, history: 0 })
  })

  // shows F45
  it('sees no judge of what they wrote themselves', async () => {
    for (const table of ['moderation_events', 'reply_decisions']) {
      expect((await stranger.from(table).select('id').eq('experience_id', own)).data).not.toEqual([])
      expect((await author.from(table).select('id').eq('experience_id', own)).data).toEqual([])
    }
    // The reply to the experience of a reader, by an account that answers for the casino no more.
    const { data } = await replier.from('reply_decisions').select('id').eq('experience_id', foreign)
    expect(data).toEqual([])
  })
})
