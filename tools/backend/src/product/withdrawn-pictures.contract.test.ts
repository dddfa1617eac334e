import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const webp = new Blob([new Uint8Array([0x52, 0x49, 0x46, 0x46])], { type: 'image/webp' })

// shows F45
it('pictures go before their experience and never after', async () => {
  const { client } = await backend.signUp('ada@example.com')
  const marks = { payouts: 4, terms: 2, support: 5, games: 3 }
  const body = 'My payout took four days, and support was kind.'
  await client.from('experiences').insert({ document_id: 'casino', ...marks, body })
  const mine = async () => (await client.rpc('my_experiences')).data as { id: string }[]
  const id = (await mine())[0]?.id ?? ''
  const pictures = client.storage.from('experience-pictures')
  const path = `${id}/${randomUUID()}.webp`
  const { data: leave } = await pictures.createSignedUploadUrl(`${id}/${randomUUID()}.webp`)
  await pictures.upload(path, webp)
  await client.from('experiences').delete().eq('id', id)
  expect(await mine()).toHaveLength(1)
  await pictures.remove([path])
  await client.from('experiences').delete().eq('id', id)
  expect(await mine()).toEqual([])
  const late = await pictures.uploadToSignedUrl(leave?.path ?? '', leave?.token ?? '', webp)
  expect(late.error).toMatchObject({ statusCode: '403' })
  const kept = await backend.serviceClient().storage.from('experience-pictures').list(id)
  expect(kept.data).toEqual([])
})

// shows F45
it('pictures are made at most twenty times a day', async () => {
  const { client } = await backend.signUp('ben@example.com')
  for (let count = 0; count < 20; count += 1) expect((await client.rpc('begin_pictures')).error).toBeNull()
  expect((await client.rpc('begin_pictures')).error).toMatchObject({ hint: 'limit/pictures-a-day' })
  expect((await backend.client().rpc('begin_pictures')).error?.code).toBe('42501')
})
