import { randomUUID } from 'node:crypto'
import type { FunctionsHttpError, SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { createCode } from '../auth/factors/totp.ts'
import { consent } from '../testing/consent.ts'
import { password, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' })

const remove = (client: SupabaseClient) => client.functions.invoke('delete-account', { body: {} })
const refusalOf = async ({ error }: { error: unknown }): Promise<unknown> => {
  const { context } = error as FunctionsHttpError
  return [context.status, await context.json()]
}

describe('delete-account', () => {
  // shows R148
  it('ends the account, its pictures and its subscription', async () => {
    const email = 'leaving@example.com'
    const { client, userId } = await backend.signUp(email)
    await client.storage.from('avatars').upload(`${userId}/face.png`, png)
    await client.functions.invoke('newsletter-subscribe', { body: { email, consent_text: consent } })

    expect((await remove(client)).data).toEqual({ status: 'deleted' })
    expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' })
    const service = backend.serviceClient()
    expect((await service.storage.from('avatars').list(userId)).data).toEqual([])
    expect((await service.from('newsletter_subscribers').select('email').eq('email', email)).data).toEqual([])
    expect((await service.auth.admin.getUserById(userId)).error?.code).toBe('user_not_found')
  })

  it('ends experiences, their pictures and their counts', async () => {
    const { client, userId } = await backend.signUp('teller@example.com')
    const marks = { payouts: 1, terms: 1, support: 1, games: 1 }
    const told = { document_id: 'left', ...marks, body: 'They never paid what I had won there.' }
    await client.from('experiences').insert(told)
    const service = backend.serviceClient()
    const { data } = await service.from('experiences').select('id').eq('user_id', userId).single()
    const path = `${String(data?.['id'])}/${crypto.randomUUID()}.webp`
    await client.storage.from('experience-pictures').upload(path, new Blob(['x'], { type: 'image/webp' }))
    await service
      .from('experiences')
      .update({ pictures: [path] })
      .eq('user_id', userId)
    await service.from('experiences').update({ status: 'approved' }).eq('user_id', userId)
    expect((await service.from('experience_totals').select('votes')).data).toEqual([{ votes: 1 }])

    expect((await remove(client)).data).toEqual({ status: 'deleted' })
    for (const table of ['experiences', 'reader_actions'])
      expect((await service.from(table).select('*').eq('user_id', userId)).data).toEqual([])
    expect((await service.from('experience_totals').select('votes')).data).toEqual([{ votes: 0 }])
    expect((await service.storage.from('experience-pictures').list(path.split('/')[0])).data).toEqual([])
  })

  // shows P34
  it('tells the mailbox once, however often it is asked at once', async () => {
    const email = 'impatient@example.com'
    const { client } = await backend.signUp(email)
    const before = await backend.mailCount(email)
    const asked = await Promise.all(Array.from({ length: 6 }, () => remove(client)))
    expect(asked.map(({ data }) => data as unknown)).toContainEqual({ status: 'deleted' })
    expect(await backend.mailCount(email)).toBe(before + 1)
  })

  it('answers as done when asked again afterwards', async () => {
    const { client } = await backend.signUp('again@example.com')
    for (const isFirst of [true, false]) {
      const { data, status } = await client.rpc('delete_my_account')
      expect([status, data]).toEqual([200, isFirst])
    }
    expect((await remove(client)).data).toEqual({ status: 'deleted' })
    expect(await backend.mailCount('again@example.com')).toBe(1)
  })

  it('is refused to a banned account until its token ends', async () => {
    const { client, userId } = await backend.signUp('banned@example.com')
    const { admin } = backend.serviceClient().auth
    await admin.updateUserById(userId, { ban_duration: '24h' })
    for (const name of ['delete_my_account', 'export_my_data', 'cancel_my_email_change', 'list_my_sessions'])
      expect({ name, ...(await client.rpc(name)) }).toMatchObject({ name, error: { code: '28000' } })
    expect(await refusalOf(await remove(client))).toEqual([401, { error: 'not_signed_in' }])
    expect((await admin.getUserById(userId)).data.user?.id).toBe(userId)
    await admin.updateUserById(userId, { ban_duration: 'none' })
    expect((await remove(client)).data).toEqual({ status: 'deleted' })
  })

  // shows P34
  it('tells the mailbox that the account is gone', async () => {
    const email = 'farewell@example.com'
    const { client } = await backend.signUp(email)
    expect((await remove(client)).data).toEqual({ status: 'deleted' })
    expect((await backend.mailTo(email)).subject).toBe('Your account was deleted')
  })

  it('deletes the account when no message can be sent', async () => {
    const { client, userId } = await backend.signUp('unsent@example.com')
    await fetch(`${backend.url}/control/mail/fail`, {
      method: 'POST',
      headers: { apikey: backend.secretKey },
      body: JSON.stringify({ times: 1 }),
    })
    expect((await remove(client)).data).toEqual({ status: 'deleted' })
    const { error } = await backend.serviceClient().auth.admin.getUserById(userId)
    expect(error?.code).toBe('user_not_found')
  })

  it('is refused to visitors', async () => {
    expect(await refusalOf(await remove(backend.client()))).toEqual([401, { error: 'not_signed_in' }])
  })

  it('is refused without the second factor, and keeps pictures', async () => {
    const email = 'careful@example.com'
    const { client, userId } = await backend.signUp(email)
    await client.storage.from('avatars').upload(`${userId}/face.png`, png)
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' })
    const secret = enrolled.data && 'totp' in enrolled.data ? enrolled.data.totp.secret : ''
    const code = createCode(secret, Math.floor(backend.nowMs() / 30_000))
    const factorId = enrolled.data?.id ?? ''
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()

    const thief = backend.client()
    await thief.auth.signInWithPassword({ email, password })
    expect(await refusalOf(await remove(thief))).toEqual([403, { error: 'second_factor_needed' }])
    expect((await backend.serviceClient().storage.from('avatars').list(userId)).data).toHaveLength(1)
    expect((await remove(client)).error).toBeNull()
  })
})

const newAddress = () => `${randomUUID()}@example.com`
const tokenIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('token')

const complain = async (email: string) => {
  const body = { kind: 'wrong', details: `The limit is another one now: ${randomUUID()}`, email }
  const { error } = await backend.clientFrom().functions.invoke('complain', { body })
  expect(error).toBeNull()
}
const subscribe = async (email: string) => {
  const body = { email, consent_text: consent }
  const { data } = await backend.clientFrom().functions.invoke('newsletter-subscribe', { body })
  expect(data).toEqual({ status: 'pending' })
}
const settle = async (email: string, action: string) => {
  const body = { token: tokenIn((await backend.mailTo(email)).links[0]), action }
  const { error } = await backend.client().functions.invoke('newsletter-confirm', { body })
  expect(error).toBeNull()
}

/** An account with this address, made and deleted. */
async function comeAndGo(email: string): Promise<void> {
  const { client } = await backend.signUp(email)
  expect((await remove(client)).data).toEqual({ status: 'deleted' })
}

describe('an address that is to be left alone', () => {
  it('gets no letter about complaints once its account is deleted', async () => {
    const email = newAddress()
    await complain(email)
    await backend.client().rpc('stop_watch', { asked: tokenIn((await backend.mailTo(email)).links[1]) })
    await comeAndGo(email)
    const before = await backend.mailCount(email)
    await complain(email)
    expect(await backend.mailCount(email)).toBe(before)
  })

  it('stays excluded from the newsletter once its account is deleted', async () => {
    const email = newAddress()
    await subscribe(email)
    await settle(email, 'exclude')
    await comeAndGo(email)
    const before = await backend.mailCount(email)
    await subscribe(email)
    expect(await backend.mailCount(email)).toBe(before)
  })

  it('hears of the other kind of letters still', async () => {
    const email = newAddress()
    await subscribe(email)
    await settle(email, 'exclude')
    await comeAndGo(email)
    await complain(email)
    expect((await backend.mailTo(email)).subject).toMatch(/^We have it: HE-/)
  })

  it('is kept as a digest alone, and only then', async () => {
    const service = backend.serviceClient()
    const kept = async () => (await service.from('refused_addresses').select('*')).data ?? []
    const before = await kept()
    const excluded = newAddress()
    const left = newAddress()
    for (const email of [excluded, left]) await subscribe(email)
    await settle(excluded, 'exclude')
    await settle(left, 'unsubscribe')
    for (const email of [excluded, left]) await comeAndGo(email)
    const added = (await kept()).slice(before.length)
    expect(added).toEqual([
      { letters: 'newsletter_subscribers', digest: expect.stringMatching(/^\\x[0-9a-f]{64}$/) },
    ])
    // Who sends in an address learns from no answer whether it is among them.
    for (const asking of [backend.client(), (await backend.newAccount()).client]) {
      expect((await asking.from('refused_addresses').select('*')).error?.code).toBe('42501')
      expect((await asking.from('digest_key').select('*')).error?.code).toBe('42501')
      expect((await asking.rpc('digest_address', { address: excluded })).error?.code).toBe('42501')
    }
  })
})
