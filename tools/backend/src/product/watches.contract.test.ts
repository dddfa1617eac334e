import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { FunctionsHttpError, SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { type KillableBackend, killableFolder, startKillable } from '../testing/killable-backend.ts'
import { startMailService } from '../testing/mail-service.ts'
import { password, startTestBackend, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const review = (id: string, score: number | null, status = 'active') => ({
  id,
  score,
  status,
  name: 'Copper Lantern',
  path: '/casino-reviews/copper-lantern',
})
const publish = async (...reviews: object[]) =>
  (await backend.serviceClient().functions.invoke('score-changes', { body: { reviews } })).data as unknown
const failMail = (times: number) =>
  fetch(`${backend.url}/control/mail/fail`, {
    method: 'POST',
    headers: { apikey: backend.secretKey },
    body: JSON.stringify({ times }),
  })

/** Somebody who watches a review of 8.4. */
async function watcher() {
  const email = `${randomUUID()}@example.com`
  const { client, userId } = await backend.signUp(email)
  const id = `review-${randomUUID()}`
  expect(
    (await client.from('watches').insert({ document_id: id, score: 8.4, status: 'active' })).error,
  ).toBeNull()
  return { email, client, userId, id, mails: async () => (await backend.mailCount(email)) - 1 }
}

describe('a watch', () => {
  it('tells of a changed score once, and nothing else', async () => {
    const { email, id, mails } = await watcher()
    expect(await publish(review(id, 8.4))).toEqual({ noted: 0, sent: 0 })
    const answers = await Promise.all([
      publish(review(id, 7.9)),
      publish(review(id, 7.9)),
      publish(review(id, 7.9)),
    ])
    expect(answers.reduce<number>((sum, told) => sum + (told as { noted: number }).noted, 0)).toBe(1)
    expect(await mails()).toBe(1)
    const { subject, text } = await backend.mailTo(email)
    expect([subject, text]).toEqual([
      'Copper Lantern: its score has changed',
      expect.stringContaining('was 8.4 of 10. It is 7.9 of 10 now.'),
    ])
    await publish(review(id, 7.9, 'warning'))
    expect((await backend.mailTo(email)).subject).toBe('Copper Lantern: its status has changed')
    expect(await mails()).toBe(2)
  })

  it('sends the unsent with the next publish', async () => {
    const { id, mails } = await watcher()
    await failMail(1)
    expect(await publish(review(id, 7))).toEqual({ noted: 1, sent: 0 })
    expect(await publish()).toEqual({ noted: 0, sent: 1 })
    expect(await publish()).toEqual({ noted: 0, sent: 0 })
    expect(await mails()).toBe(1)
  })

  // shows F52
  it('is told of once by a sender that was killed', async () => {
    let first: KillableBackend | undefined
    const { endpoint, taken, close } = await startMailService((messages) =>
      messages.length === 3 ? first?.kill() : undefined,
    )
    const folder = await killableFolder()
    const id = `review-${randomUUID()}`
    const tell = async (client: SupabaseClient) =>
      (await client.functions.invoke('score-changes', { body: { reviews: [review(id, 7)] } })).data as unknown
    try {
      first = await startKillable(folder, { mailEndpoint: endpoint })
      const { client } = first
      const addresses = Array.from({ length: 5 }, () => `${randomUUID()}@example.com`)
      for (const email of addresses) {
        const { data } = await client.auth.admin.createUser({ email, password, email_confirm: true })
        const known = { user_id: data.user?.id, document_id: id, score: 8.4, status: 'active' }
        expect((await client.from('watches').insert(known)).error).toBeNull()
      }
      await tell(client)
      expect(taken).toHaveLength(3)

      const second = await startTestBackend({ folder, functionEnv: { MAIL_ENDPOINT: endpoint } })
      const service = second.serviceClient()
      expect(await tell(service)).toEqual({ noted: 0, sent: 0 })
      const longAgo = new Date(Date.now() - 11 * 60_000).toISOString()
      const lost = service.from('watch_messages').update({ taken_at: longAgo })
      expect((await lost.not('taken_at', 'is', null)).error).toBeNull()
      expect(await tell(service)).toEqual({ noted: 0, sent: 3 })
      expect(await tell(service)).toEqual({ noted: 0, sent: 0 })
      await second.close()
      expect([...new Set(taken.map(({ to }) => to))].toSorted()).toEqual(addresses.toSorted())
      // Only what was on its way came again, under its key.
      expect(taken).toHaveLength(6)
      expect(taken.filter(({ key }) => key === taken[2]?.key)).toHaveLength(2)
    } finally {
      close()
      await rm(folder, { recursive: true, force: true })
    }
  }, 120_000)

  it('is ended once from its message, also by a program', async () => {
    const { email, client, id, mails } = await watcher()
    const another = await watcher()
    await publish(review(id, 7))
    const { headers } = await backend.mailTo(email)
    const url = new URL((headers?.['List-Unsubscribe'] ?? '').slice(1, -1))
    expect([url.pathname, headers?.['List-Unsubscribe-Post']]).toEqual([
      '/api/stop',
      'List-Unsubscribe=One-Click',
    ])
    const stop = () => backend.client().rpc('stop_watch', { asked: url.searchParams.get('token') })
    expect([(await stop()).data, (await stop()).data]).toEqual([true, false])
    await publish(review(id, 6))
    expect(await mails()).toBe(1)
    expect((await client.from('watches').select('document_id')).data).toEqual([])
    expect((await another.client.from('watches').select('document_id')).data).toHaveLength(1)
  })

  it('is exported, and gone with the account, messages too', async () => {
    const { client, userId, id } = await watcher()
    expect((await client.rpc('export_my_data')).data).toMatchObject({
      watches: [{ document_id: id, score: 8.4 }],
    })
    await failMail(1)
    await publish(review(id, 7))
    const service = backend.serviceClient()
    expect((await service.from('watch_messages').select('id').eq('user_id', userId)).data).toHaveLength(1)
    await client.rpc('delete_my_account')
    for (const table of ['watches', 'watch_messages'])
      expect((await service.from(table).select('*').eq('user_id', userId)).data).toEqual([])
  })

  it('is one’s own, a hundred at most, its token unreadable', async () => {
    const { client, id } = await watcher()
    const { client: other } = await watcher()
    expect((await other.from('watches').select('document_id').eq('document_id', id)).data).toEqual([])
    expect((await client.from('watches').select('token')).error?.code).toBe('42501')
    const rows = Array.from({ length: 100 }, (_, at) => ({ document_id: `r-${at}`, status: 'active' }))
    expect((await client.from('watches').insert(rows)).error?.hint).toBe('limit/watches')
    expect((await client.from('watches').insert(rows.slice(1))).error).toBeNull()
  })

  it('is told of by the server alone', async () => {
    const { client } = await watcher()
    for (const asking of [backend.client(), client]) {
      const { error } = await asking.functions.invoke('score-changes', { body: { reviews: [] } })
      expect((error as FunctionsHttpError).context.status).toBe(401)
      expect((await asking.rpc('note_scores', { reviews: [] })).error?.code).toBe('42501')
    }
  })

  it('has at most 500 messages taken at once', async () => {
    const { userId, id } = await watcher()
    const message = {
      user_id: userId,
      document_id: id,
      old_status: 'active',
      new_status: 'warning',
      name: 'N',
      path: '/n',
    }
    const service = backend.serviceClient()
    await service.from('watch_messages').insert(Array.from({ length: 501 }, () => message))
    const take = async (most: number | null) =>
      ((await service.rpc('take_messages', { most })).data as unknown[]).length
    expect([await take(null), await take(0), await take(600), await take(600)]).toEqual([0, 0, 500, 1])
  })
})
