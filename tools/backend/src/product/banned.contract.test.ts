/** What an account may do with the token it still has when it is banned. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const document_id = 'shut'
const marks = { payouts: 4, terms: 4, support: 4, games: 4 }
const body = 'Fair terms, and four days to a payout.'
const webp = new Blob(['x'], { type: 'image/webp' })
const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' })

let banned: SupabaseClient
let userId: string
let experience: string

beforeAll(async () => {
  const signedUp = await backend.signUp('shut-out@example.com', { display_name: 'Brian Banned' })
  ;({ client: banned, userId } = signedUp)
  await banned.from('saved_items').insert({ document_id }).throwOnError()
  await banned.from('watches').insert({ document_id, score: 7, status: 'active' }).throwOnError()
  await banned
    .from('experiences')
    .insert({ document_id, ...marks, body })
    .throwOnError()
  await banned.storage.from('avatars').upload(`${userId}/face.png`, png)
  const service = backend.serviceClient()
  const { data } = await service
    .from('experiences')
    .select('id')
    .eq('user_id', userId)
    .single()
    .throwOnError()
  experience = String(data.id)
  await service.from('review_reports').insert({ document_id, reason: 'wrong', user_id: userId })
  await service.auth.admin.updateUserById(userId, { ban_duration: '24h' })
})

describe('a banned account whose token has not ended', () => {
  it.each([
    ['saved_items', { document_id: 'another' }],
    ['watches', { document_id: 'another', score: 7, status: 'active' }],
    ['experiences', { document_id: 'another', ...marks, body: `Told elsewhere. ${body}` }],
  ])('adds nothing: %s', async (table, row) => {
    expect((await banned.from(table).insert(row)).error).toMatchObject({ code: '42501' })
  })

  it('changes nothing: profiles, experiences', async () => {
    await banned.from('profiles').update({ display_name: 'Mallory' }).eq('id', userId)
    const service = backend.serviceClient()
    // One that everyone reads is in sight, and still not to be changed.
    for (const status of ['pending', 'approved']) {
      await service.from('experiences').update({ status }).eq('id', experience)
      await banned.from('experiences').update({ payouts: 1 }).eq('id', experience)
      // Asked for by nothing, it need not even be in sight as it would be.
      await banned.from('experiences').update({ payouts: 1 })
      await banned.from('experiences').delete().eq('id', experience)
    }
    await service.from('experiences').update({ status: 'pending' }).eq('id', experience)
    const profile = await service.from('profiles').select('display_name').eq('id', userId).single()
    const told = await service.from('experiences').select('payouts').eq('id', experience).single()
    expect([profile.data, told.data]).toEqual([{ display_name: 'Brian Banned' }, { payouts: 4 }])
  })

  it.each(['saved_items', 'watches', 'experiences'])('takes nothing away: %s', async (table) => {
    await banned.from(table).delete().eq('document_id', document_id)
    const { data } = await backend
      .serviceClient()
      .from(table)
      .select()
      .match({ user_id: userId, document_id })
    expect(data).toHaveLength(1)
  })

  it.each(['profiles', 'saved_items', 'watches', 'experiences', 'review_reports'])(
    'carries nothing off: %s',
    async (table) => {
      expect((await banned.from(table).select('created_at')).data).toEqual([])
    },
  )

  it('reads what everyone reads', async () => {
    const approve = (status: string) =>
      backend.serviceClient().from('experiences').update({ status }).eq('id', experience).throwOnError()
    await approve('approved')
    expect((await banned.from('experiences').select('payouts')).data).toEqual([{ payouts: 4 }])
    await approve('pending')
  })

  it('neither lists, puts nor removes pictures', async () => {
    const avatars = banned.storage.from('avatars')
    expect((await avatars.list(userId)).data).toEqual([])
    expect((await avatars.upload(`${userId}/new.png`, png)).error).toMatchObject({ statusCode: '403' })
    expect((await avatars.remove([`${userId}/face.png`])).data).toEqual([])
    const pictures = banned.storage.from('experience-pictures')
    const path = `${experience}/${crypto.randomUUID()}.webp`
    expect((await pictures.upload(path, webp)).error).toMatchObject({ statusCode: '403' })
  })

  it('is let in again when the ban is lifted', async () => {
    await backend.serviceClient().auth.admin.updateUserById(userId, { ban_duration: 'none' })
    expect((await banned.from('saved_items').select('document_id')).data).toEqual([{ document_id }])
  })
})

describe('an account that was deleted softly', () => {
  it('adds nothing with the token it still has', async () => {
    const { client, userId: id } = await backend.signUp('softly@example.com')
    await backend.serviceClient().auth.admin.deleteUser(id, true)
    expect((await client.from('saved_items').insert({ document_id })).error).toMatchObject({ code: '42501' })
    expect((await client.rpc('export_my_data')).error).toMatchObject({ code: '28000' })
  })
})
