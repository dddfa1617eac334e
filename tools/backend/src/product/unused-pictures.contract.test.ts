import { randomUUID } from 'node:crypto'
import type { FunctionsHttpError } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const dayMs = 24 * 60 * 60 * 1000
const webp = new Blob([new Uint8Array([0x52, 0x49, 0x46, 0x46])], { type: 'image/webp' })
const sweep = async () =>
  (await backend.serviceClient().functions.invoke('sweep-pictures', { body: {} })).data as unknown

/** A reader who has stored two pictures of an experience and two of themselves, and shows one of each. */
async function newReader() {
  const { client, userId } = await backend.signUp(`${randomUUID()}@example.com`)
  const marks = { payouts: 4, terms: 2, support: 5, games: 3 }
  const body = `My payout took four days. ${randomUUID()}`
  await client.from('experiences').insert({ document_id: 'casino', ...marks, body })
  const id = ((await client.rpc('my_experiences')).data as { id: string }[])[0]?.id ?? ''
  const [shown, replaced] = [`${id}/${randomUUID()}.webp`, `${id}/${randomUUID()}.webp`]
  const [face, formerFace] = [`${userId}/face.webp`, `${userId}/former.webp`]
  for (const path of [shown, replaced]) await client.storage.from('experience-pictures').upload(path, webp)
  for (const path of [face, formerFace]) await client.storage.from('avatars').upload(path, webp)
  await client
    .from('experiences')
    .update({ pictures: [shown] })
    .eq('id', id)
  await client.from('profiles').update({ avatar_path: face }).eq('id', userId)
  const files = async (bucket: string, folder: string) =>
    (await backend.serviceClient().storage.from(bucket).list(folder)).data?.map(
      ({ name }) => `${folder}/${name}`,
    )
  return {
    client,
    shown,
    face,
    files: async () => [await files('experience-pictures', id), await files('avatars', userId)],
  }
}

describe('pictures that nothing shows', () => {
  it('are removed after a day, whoever owned them', async () => {
    const service = backend.serviceClient()
    await service.storage.createBucket('elsewhere')
    backend.advance(-dayMs - 60_000)
    const [stays, leaves] = [await newReader(), await newReader()]
    await service.storage.from('elsewhere').upload('kept.webp', webp)
    // Not by the server function, which removes the pictures first.
    await leaves.client.rpc('delete_my_account')
    backend.advance(dayMs + 60_000)
    const late = await newReader()
    const before = await late.files()
    expect(await sweep()).toEqual({ removed: 6 })
    expect(await stays.files()).toEqual([[stays.shown], [stays.face]])
    expect(await leaves.files()).toEqual([[], []])
    expect(await late.files()).toEqual(before)
    expect((await service.storage.from('elsewhere').list()).data).toHaveLength(1)
    expect(await sweep()).toEqual({ removed: 0 })
  })

  it('are removed for the server alone', async () => {
    const { client } = await backend.signUp(`${randomUUID()}@example.com`)
    for (const asking of [backend.client(), client]) {
      const { error } = await asking.functions.invoke('sweep-pictures', { body: {} })
      expect((error as FunctionsHttpError).context.status).toBe(401)
      expect((await asking.rpc('unused_pictures', { most: 1 })).error?.code).toBe('42501')
    }
    expect((await backend.serviceClient().rpc('unused_pictures', { most: null })).data).toEqual([])
  })
})
