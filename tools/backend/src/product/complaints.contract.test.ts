import { randomUUID } from 'node:crypto'
import type { FunctionsHttpError, SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { password, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const details = 'The licence number of this casino is that of another one.'
const complain = async (body: object, client = backend.clientFrom()) => {
  const { data, error } = await client.functions.invoke('complain', { body })
  if (!error) return data as { number: string; desk_told: boolean }
  const { context } = error as FunctionsHttpError
  return [context.status, ((await context.json()) as { error: string }).error]
}
const statusOf = async (number: string) =>
  (await backend.client().rpc('report_status', { asked: number })).data as Record<string, unknown>[]

describe('a complaint', () => {
  it('needs no account, is mailed, and has a number', async () => {
    const email = 'reader@example.com'
    const filed = await complain({ kind: 'wrong', details, email, document_id: 'review' })
    const { number } = filed as { number: string }
    expect(filed).toEqual({ number: expect.stringMatching(/^HE-[A-Z2-7]{12}$/), desk_told: true })
    expect(await backend.mailTo('desk@house-edge.example')).toMatchObject({
      subject: `${number}: wrong`,
      text: expect.stringContaining(details),
    })
    expect((await backend.mailTo(email)).links[0]).toBe(`${backend.siteUrl}/complaints/${number}`)
    expect(await statusOf(number)).toEqual([
      expect.objectContaining({ kind: 'wrong', status: 'open', answer: null }),
    ])
    expect(JSON.stringify(await statusOf(number))).not.toMatch(/licence|reader@/)
    expect(await statusOf('HE-AAAAAAAAAAAA')).toEqual([])
  })

  it('sent twice at once is one, mailed once', async () => {
    const said = {
      kind: 'wrong',
      details: `${details} ${randomUUID()}`,
      email: `${randomUUID()}@example.com`,
      form: randomUUID(),
    }
    const before = await backend.mailCount('desk@house-edge.example')
    const filed = (await Promise.all([complain(said), complain(said)])) as { number: string }[]
    expect(filed[0]?.number).toMatch(/^HE-/)
    expect(filed[1]?.number).toBe(filed[0]?.number)
    expect(await backend.mailCount('desk@house-edge.example')).toBe(before + 1)
    expect(await backend.mailCount(said.email)).toBe(1)
    const other = (await complain({ ...said, kind: 'outdated' })) as { number: string }
    expect(other.number).not.toBe(filed[0]?.number)
  })

  it('in the same words has a number for each who sends it', async () => {
    const words = { kind: 'wrong', details: `${details} ${randomUUID()}` }
    const forms = [{ form: randomUUID() }, { form: randomUUID() }, {}, {}]
    const filed = (await Promise.all(forms.map((form) => complain({ ...words, ...form })))) as {
      number: string
    }[]
    expect(new Set(filed.map(({ number }) => number)).size).toBe(4)
  })

  it('is plain at the desk, answer included', async () => {
    const turned = `\u202e${details}\u200b\u{e0041}`
    const { number } = (await complain({ kind: 'outdated', details: turned })) as { number: string }
    const { text } = await backend.mailTo('desk@house-edge.example')
    expect(text).toContain(`\n\n${details}\n\n`)
    const service = backend.serviceClient()
    await service.from('review_reports').update({ answer: 'Mended.\u202e' }).eq('number', number)
    const kept = await service.from('review_reports').select('details, answer').eq('number', number).single()
    expect(kept.data).toEqual({ details, answer: 'Mended.' })
  })

  it('is kept when the desk cannot be mailed', async () => {
    await fetch(`${backend.url}/control/mail/fail`, {
      method: 'POST',
      headers: { apikey: backend.secretKey },
      body: JSON.stringify({ times: 1 }),
    })
    const filed = (await complain({ kind: 'complaint', details })) as { number: string; desk_told: boolean }
    expect(filed.desk_told).toBe(false)
    expect(await statusOf(filed.number)).toHaveLength(1)
  })

  it('is answered by moderators, for whoever knows its number', async () => {
    const { number } = (await complain({ kind: 'unfair', details })) as { number: string }
    const email = 'moderator@example.com'
    const { client: reader, userId } = await backend.signUp(email)
    const answer = { asked: number, words: 'You are right. It is mended.' }
    expect((await reader.rpc('answer_report', answer)).error?.code).toBe('42501')
    await backend.serviceClient().auth.admin.updateUserById(userId, { app_metadata: { role: 'moderator' } })
    const moderator = backend.client()
    await moderator.auth.signInWithPassword({ email, password })
    expect((await reader.rpc('complaint_queue')).error?.code).toBe('42501')
    expect((await moderator.rpc('answer_report', answer)).data).toBe(true)
    // A page that another moderator still has open writes nothing over it.
    const late = { asked: number, words: 'You are wrong.' }
    expect((await moderator.rpc('answer_report', late)).data).toBe(false)
    expect(await statusOf(number)).toEqual([
      expect.objectContaining({ status: 'answered', answer: 'You are right. It is mended.' }),
    ])
  })

  it('with an account is exported, and loses words with it', async () => {
    const { client, userId } = await backend.signUp('leaving@example.com')
    await complain({ kind: 'other', details, email: 'leaving@example.com' }, client)
    const { data } = await client.rpc('export_my_data')
    expect((data as { reports: unknown[] }).reports).toEqual([expect.objectContaining({ details })])
    await client.rpc('delete_my_account')
    const left = await backend.serviceClient().from('review_reports').select('*').eq('reason', 'other')
    expect(left.data).toEqual([
      expect.objectContaining({ user_id: null, details: null, contact_email: null, status: 'closed' }),
    ])
    expect(JSON.stringify(left.data)).not.toContain(userId)
  })

  it('whose words went with an account waits for nobody', async () => {
    const email = `${randomUUID()}@example.com`
    const { client } = await backend.signUp(email)
    const { client: moderator } = await backend.newAccount({ role: 'moderator' })
    const numberOf = async (by: SupabaseClient, words = `${details} ${randomUUID()}`) =>
      ((await complain({ kind: 'unsafe', details: words, email }, by)) as { number: string }).number
    const own = await numberOf(client)
    const answered = await numberOf(client)
    const signedOut = await numberOf(backend.clientFrom())
    await moderator.rpc('answer_report', { asked: answered, words: 'It is mended.' })
    // Another reader’s, who typed this address: the words are theirs.
    const { client: other } = await backend.newAccount()
    const foreign = await numberOf(other)
    expect((await client.rpc('delete_my_account')).data).toBe(true)

    const waiting = (await moderator.rpc('complaint_queue', { most: 200 })).data as { number: string }[]
    expect(waiting.map(({ number }) => number)).toContain(foreign)
    for (const number of [own, signedOut]) {
      expect(waiting.map((row) => row.number)).not.toContain(number)
      expect((await moderator.rpc('answer_report', { asked: number, words: 'Late.' })).data).toBe(false)
      expect(await statusOf(number)).toEqual([expect.objectContaining({ status: 'closed', answer: null })])
    }
    expect(await statusOf(answered)).toEqual([
      expect.objectContaining({ status: 'answered', answer: 'It is mended.' }),
    ])
    const kept = backend.serviceClient().from('review_reports').select('details, contact_email')
    expect((await kept.eq('number', foreign)).data).toEqual([
      { details: expect.stringContaining(details), contact_email: null },
    ])
  })

  it('writes five times a day to an address and stays', async () => {
    const email = `${randomUUID()}@example.com`
    const filed = await Promise.all(
      Array.from({ length: 7 }, (_, at) => complain({ kind: 'wrong', details: `${details} ${at}`, email })),
    )
    for (const outcome of filed) expect(outcome).toMatchObject({ desk_told: true })
    expect(await backend.mailCount(email)).toBe(5)
  })

  it('stays, but writes no more to an ended address', async () => {
    const email = `${randomUUID()}@example.com`
    await complain({ kind: 'wrong', details, email })
    const { links, headers } = await backend.mailTo(email)
    const token = new URL(links[1] ?? '').searchParams.get('token')
    expect(links[1]).toBe(`${backend.siteUrl}/stop?token=${token}&leave=yes`)
    expect(headers).toEqual({
      'List-Unsubscribe': `<${backend.siteUrl}/api/stop?token=${token}&leave=yes>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect((await backend.client().rpc('stop_watch', { asked: token })).data).toBe(true)
    const again = `${details} It still is.`
    const { number } = (await complain({ kind: 'wrong', details: again, email })) as { number: string }
    expect(await statusOf(number)).toHaveLength(1)
    expect(await backend.mailCount(email)).toBe(1)
  })

  it.each([
    ['no kind', { details }, 'invalid_kind'],
    ['a kind of its own', { kind: 'spam', details }, 'invalid_kind'],
    ['too few words', { kind: 'wrong', details: 'It is wrong.' }, 'invalid_details'],
    [
      'too few that can be seen',
      { kind: 'wrong', details: `It is wrong.${'\u200b'.repeat(20)}` },
      'invalid_details',
    ],
    ['too many words', { kind: 'wrong', details: 'x'.repeat(2001) }, 'invalid_details'],
    ['a header in the address', { kind: 'wrong', details, email: 'a@b.c\r\nBcc: d@e.f' }, 'invalid_email'],
    ['two addresses', { kind: 'wrong', details, email: 'a@b.c,d@e.f' }, 'invalid_email'],
    ['no document', { kind: 'wrong', details, document_id: '../x' }, 'invalid_document'],
    ['no form', { kind: 'wrong', details, form: 'form' }, 'invalid_form'],
    ['no experience', { kind: 'experience', details, experience_id: randomUUID() }, 'invalid_experience'],
  ])('with %s is refused', async (_what, body, code) => {
    expect(await complain(body)).toEqual([422, code])
  })

  it('comes in no other way than by the function', async () => {
    const { client } = await backend.signUp('direct@example.com')
    for (const asking of [backend.client(), client]) {
      const inserted = await asking.from('review_reports').insert({ document_id: 'x', reason: 'wrong' })
      expect(inserted.error?.code).toBe('42501')
      const args = {
        kind: 'wrong',
        words: details,
        email: null,
        document: null,
        experience: null,
        reader: null,
        visitor: '192.0.2.1',
      }
      expect((await asking.rpc('file_report', args)).error?.code).toBe('42501')
    }
  })
})
