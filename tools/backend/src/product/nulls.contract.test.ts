import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
let author: SupabaseClient
let moderator: SupabaseClient
let id: string

beforeAll(async () => {
  moderator = (await backend.newAccount({ role: 'moderator' })).client
  author = (await backend.signUp('author@example.com')).client
  const marks = { payouts: 4, terms: 2, support: 5, games: 3 }
  const body = 'My payout took four days, support was kind.'
  await author.from('experiences').insert({ document_id: 'a', ...marks, body })
  id = ((await author.rpc('my_experiences')).data as { id: string }[])[0]?.id ?? ''
})

const statusNow = async () =>
  (await author.from('experiences').select('status, pictures').eq('id', id).single()).data

describe('nothing in place of an argument', () => {
  const decision = () => ({
    experience: id,
    decision: 'approved',
    why: null,
    seen_at: new Date(backend.nowMs() + 60_000).toISOString(),
  })

  it('decides on nothing unseen, and is no decision', async () => {
    expect((await moderator.rpc('decide_experience', { ...decision(), seen_at: null })).data).toBe('changed')
    expect((await moderator.rpc('decide_experience', { ...decision(), decision: null })).error).toMatchObject(
      { code: '23514', hint: 'limit/reason' },
    )
    expect((await moderator.rpc('decide_experience', { ...decision(), experience: null })).data).toBe('gone')
    expect(await statusNow()).toMatchObject({ status: 'pending' })
    expect((await moderator.rpc('undo_decision', { event: null })).data).toBe('gone')
  })

  it('answers no complaint', async () => {
    const service = backend.serviceClient()
    const number = 'HE-NULLNULLNULL'.replaceAll('U', 'A')
    expect((await service.from('review_reports').insert({ number, reason: 'wrong' })).error).toBeNull()
    for (const words of [null, ' \u200b'])
      expect((await moderator.rpc('answer_report', { asked: number, words })).error?.code).toBe('23514')
    expect((await moderator.rpc('report_status', { asked: number })).data).toEqual([
      expect.objectContaining({ status: 'open', answer: null }),
    ])
    expect((await moderator.rpc('answer_report', { asked: null, words: 'Mended.' })).data).toBe(false)
    expect((await moderator.rpc('report_status', { asked: null })).data).toEqual([])
  })

  it.each([
    ['stop_watch', { asked: null }, false],
    ['end_my_session', { session_id: null }, false],
    ['reply_as_operator', { experience: null, words: null }, false],
    ['owns_experience', { folder: null }, false],
    ['shows_picture', { path: null, version: null }, false],
  ])('does nothing in %s', async (name, args, answer) => {
    expect((await author.rpc(name, args)).data).toEqual(answer)
  })

  it.each([
    [
      'file_report',
      {
        kind: 'wrong',
        words: 'x',
        email: null,
        document: null,
        experience: null,
        reader: null,
        visitor: null,
      },
    ],
    ['enter_subscriber', { address: 'a@b.c', consent: 'x', wanted: ['reviews'], visitor: null }],
    ['enter_subscriber', { address: 'a@b.c', consent: 'x', wanted: [null], visitor: '192.0.2.1' }],
    ['enter_subscriber', { address: null, consent: 'x', wanted: ['reviews'], visitor: '192.0.2.1' }],
  ])('is refused by %s', async (name, args) => {
    expect((await backend.serviceClient().rpc(name, args)).error?.code).toMatch(/^23/)
  })

  it('keeps one incomplete review from harming others', async () => {
    const watch = { score: 8, status: 'listed' }
    await author.from('watches').insert([
      { document_id: 'one', ...watch },
      { document_id: 'two', ...watch },
    ])
    const told = { name: 'N', path: '/n', score: 7, status: 'listed' }
    const reviews = [
      { id: 'one', ...told, status: null },
      { id: 'two', ...told },
    ]
    expect((await backend.serviceClient().rpc('note_scores', { reviews })).data).toBe(1)
  })
})

describe('a table in place of a list', () => {
  it('shows no pictures, while storage still hands them out', async () => {
    const picture = () => `${id}/${randomUUID()}.webp`
    for (const pictures of [[[picture()]], [[picture(), picture()]], [[picture()], [picture()]]])
      expect((await author.from('experiences').update({ pictures }).eq('id', id)).error?.code).toBe('23514')
    expect(await statusNow()).toMatchObject({ pictures: [] })
  })
})

describe('nothing in place of a value', () => {
  it.each([[[null]], [[null, null]]])('is no picture of an experience: %j', async (pictures) => {
    for (const list of [pictures, [`${id}/${randomUUID()}.webp`, ...pictures]])
      expect((await author.from('experiences').update({ pictures: list }).eq('id', id)).error?.code).toBe(
        '23514',
      )
    expect(await statusNow()).toMatchObject({ pictures: [] })
  })
})
