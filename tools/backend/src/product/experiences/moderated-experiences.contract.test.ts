import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { casino, decide, tell, threePeople } from '../../testing/experience-world.ts'
import { useBackend } from '../../testing/test-backend.ts'

const backend = useBackend()

let ada: Awaited<ReturnType<typeof threePeople>>['ada']
let ben: Awaited<ReturnType<typeof threePeople>>['ben']
let moderator: Awaited<ReturnType<typeof threePeople>>['moderator']

beforeAll(async () => {
  ;({ ada, ben, moderator } = await threePeople(backend))
})

describe('moderation', () => {
  it('shows a queue and each decision’s reason', async () => {
    const { client } = await backend.newAccount()
    const at = casino()
    const { id } = await tell(client, at, { payout_hours: 96 })
    const queue = (await moderator.rpc('moderation_queue')).data as { id: string }[]
    expect(queue.find((waiting) => waiting.id === id)).toMatchObject({ payout_hours: 96 })
    expect((await decide(moderator, id, 'rejected', 'personal-data')).data).toBe('decided')
    const mine = (await client.rpc('my_experiences')).data as unknown[]
    expect(mine).toEqual([expect.objectContaining({ status: 'rejected', reason: 'personal-data' })])
    const { data } = await moderator.from('moderation_events').select('*').eq('experience_id', id)
    expect(data).toEqual([
      expect.objectContaining({ was: 'pending', becomes: 'rejected', reason: 'personal-data' }),
    ])
  })

  it('takes a decision back, once, and only the latest', async () => {
    const { id } = await tell((await backend.newAccount()).client, casino())
    await decide(moderator, id, 'approved')
    const { data } = await moderator.from('moderation_events').select('id').eq('experience_id', id)
    const event = (data as { id: number }[])[0]?.id
    expect((await moderator.rpc('undo_decision', { event })).data).toBe('undone')
    expect((await moderator.rpc('undo_decision', { event })).data).toBe('changed')
    expect((await decide(moderator, id, 'rejected', 'abuse')).data).toBe('decided')
    expect(
      (await moderator.from('moderation_events').select('id').eq('experience_id', id)).data,
    ).toHaveLength(3)
    // Decided once more as the first time, that first decision is still not the latest.
    const again = (await moderator.from('moderation_events').select('id').eq('experience_id', id)).data ?? []
    expect(
      (await moderator.rpc('undo_decision', { event: Math.max(...again.map((row) => Number(row['id']))) }))
        .data,
    ).toBe('undone')
    expect((await decide(moderator, id, 'approved')).data).toBe('decided')
    expect((await moderator.rpc('undo_decision', { event })).data).toBe('changed')
  })

  it('refuses decisions on reworded or decided experiences', async () => {
    const { client } = await backend.newAccount()
    const { id } = await tell(client, casino())
    const seen_at = '2000-01-01T00:00:00Z'
    const early = await moderator.rpc('decide_experience', {
      experience: id,
      decision: 'approved',
      why: null,
      seen_at,
    })
    expect(early.data).toBe('changed')
    await decide(moderator, id, 'approved')
    expect((await decide(moderator, id, 'rejected', 'abuse')).data).toBe('changed')
    expect((await decide(moderator, randomUUID(), 'approved')).data).toBe('gone')
  })

  it.each([
    ['approved', 'abuse'],
    ['rejected', null],
    ['rejected', 'too negative'],
    ['pending', null],
  ])('refuses the decision %s because of %s', async (decision, why) => {
    const { id } = await tell((await backend.newAccount()).client, casino())
    expect((await decide(moderator, id, decision, why)).error?.code).toBe('23514')
  })

  // shows F45
  it('is refused without the role, whatever the claim', async () => {
    const { id } = await tell((await backend.newAccount()).client, casino())
    const { client: dismissed, userId } = await backend.newAccount({ role: 'moderator' })
    await backend.serviceClient().auth.admin.updateUserById(userId, { app_metadata: { role: null } })
    const claiming = await backend.signUp('claiming@example.com', {
      role: 'moderator',
      app_metadata: { role: 'moderator' },
    })
    await claiming.client.auth.updateUser({ data: { role: 'moderator' } })
    for (const client of [backend.client(), ben.client, dismissed, claiming.client]) {
      expect((await decide(client, id, 'approved')).error?.code).toBe('42501')
      expect((await client.rpc('undo_decision', { event: 1 })).error?.code).toBe('42501')
      expect((await client.rpc('moderation_queue')).error?.code).toBe('42501')
      expect((await client.from('moderation_events').select('id')).data ?? []).toEqual([])
      expect((await client.from('experiences').select('id').eq('id', id)).data).toEqual([])
    }
  })

  it('is by others: a moderator’s own experience waits', async () => {
    const at = casino()
    const { id } = await tell(moderator, at)
    expect((await decide(moderator, id, 'approved')).error?.code).toBe('42501')
    const queue = (await moderator.rpc('moderation_queue')).data as { id: string }[]
    expect(queue.map((waiting) => waiting.id)).not.toContain(id)
  })
})

describe('pictures', () => {
  const webp = new Blob([new Uint8Array([0x52, 0x49, 0x46, 0x46])], { type: 'image/webp' })
  const pictures = (client: SupabaseClient) => client.storage.from('experience-pictures')

  // shows F45
  it('are public once shown, earlier the author’s and moderators’', async () => {
    const { client } = await backend.newAccount()
    const { id } = await tell(client, casino())
    const path = `${id}/${randomUUID()}.webp`
    expect((await pictures(client).upload(path, webp)).error).toBeNull()
    expect(
      (
        await client
          .from('experiences')
          .update({ pictures: [path] })
          .eq('id', id)
      ).error,
    ).toBeNull()
    const seen = async () =>
      Promise.all(
        [client, moderator, ben.client, backend.client()].map(
          async (who) => !(await pictures(who).download(path)).error,
        ),
      )
    expect(await seen()).toEqual([true, true, false, false])
    await decide(moderator, id, 'approved')
    expect(await seen()).toEqual([true, true, true, true])
  })

  // shows F45
  it('are hidden when swapped in after moderation', async () => {
    const { client } = await backend.newAccount()
    const { id } = await tell(client, casino())
    const path = `${id}/${randomUUID()}.webp`
    const { data: leave } = await pictures(client).createSignedUploadUrl(path, { upsert: true })
    const token = leave?.token ?? ''
    await pictures(client).upload(path, webp)
    const naming = await client
      .from('experiences')
      .update({ pictures: [path] })
      .eq('id', id)
    expect(naming.error).toBeNull()
    await decide(moderator, id, 'approved')
    const isSeen = async () => !(await pictures(backend.client()).download(path)).error
    expect(await isSeen()).toBe(true)

    expect((await pictures(client).uploadToSignedUrl(path, token, webp, { upsert: true })).error).toBeNull()
    expect(await isSeen()).toBe(false)
    await pictures(client).remove([path])
    expect((await pictures(client).upload(path, webp)).error).toBeNull()
    expect(await isSeen()).toBe(false)
  })

  // shows F45
  it('go into their experience’s folder, six at most', async () => {
    const { client } = await backend.newAccount()
    const { id } = await tell(client, casino())
    const foreign = await tell(ben.client, casino())
    const put = async (folder: string) =>
      (await pictures(client).upload(`${folder}/${randomUUID()}.webp`, webp)).error
    for (const folder of [foreign.id, ada.userId, 'x', `${id}/deeper`])
      expect(await put(folder)).toMatchObject({ code: 'AccessDenied' })
    for (let n = 0; n < 6; n += 1) expect(await put(id)).toBeNull()
    expect(await put(id)).toMatchObject({ code: 'AccessDenied' })
    const naming = await client
      .from('experiences')
      .update({ pictures: [`${foreign.id}/${randomUUID()}.webp`] })
      .eq('id', id)
    expect(naming.error?.code).toBe('23514')
  })

  // shows F45
  it('are six at most, under any haste', async () => {
    const { client } = await backend.newAccount()
    const { id } = await tell(client, casino())
    const signed = await Promise.all(
      Array.from({ length: 3 }, () => pictures(client).createSignedUploadUrl(`${id}/${randomUUID()}.webp`)),
    )
    const uploads = await Promise.all(
      Array.from({ length: 12 }, () => pictures(client).upload(`${id}/${randomUUID()}.webp`, webp)),
    )
    expect(uploads.filter(({ error }) => !error)).toHaveLength(6)
    for (const { data } of signed)
      expect(
        (await pictures(client).uploadToSignedUrl(data?.path ?? '', data?.token ?? '', webp)).error,
      ).toMatchObject({ statusCode: '403' })
    expect((await pictures(client).list(id)).data).toHaveLength(6)
  })
})
