import { describe, expect, it } from 'vitest'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' })

describe('avatars', () => {
  it('are put in the reader’s folder and seen by everyone', async () => {
    const { client, userId } = await backend.signUp('face@example.com')
    const bucket = client.storage.from('avatars')
    expect((await bucket.upload(`${userId}/face.png`, png)).error).toBeNull()
    expect((await bucket.upload(`${userId}/face.png`, png, { upsert: true })).error).toBeNull()
    expect((await fetch(bucket.getPublicUrl(`${userId}/face.png`).data.publicUrl)).status).toBe(200)
    expect((await bucket.remove([`${userId}/face.png`])).data).toHaveLength(1)
  })

  it('are not put anywhere else, nor by visitors', async () => {
    const { client, userId } = await backend.signUp('mallory@example.com')
    const victim = await backend.signUp('victim@example.com')
    await victim.client.storage.from('avatars').upload(`${victim.userId}/face.png`, png)
    for (const path of ['face.png', `${victim.userId}/face.png`, `${userId}/deep/face.png`]) {
      expect((await client.storage.from('avatars').upload(path, png)).error).toMatchObject({
        statusCode: '403',
        code: 'AccessDenied',
      })
      expect((await client.storage.from('avatars').upload(path, png, { upsert: true })).error).toMatchObject({
        statusCode: '403',
        code: 'AccessDenied',
      })
    }
    expect((await client.storage.from('avatars').remove([`${victim.userId}/face.png`])).data).toEqual([])
    expect(
      (await backend.client().storage.from('avatars').upload(`${userId}/face.png`, png)).error,
    ).toMatchObject({ statusCode: '403', code: 'AccessDenied' })
  })

  // shows R102
  it('are pictures of at most 2 MB, ten at most', async () => {
    const { client, userId } = await backend.signUp('collector@example.com')
    const bucket = client.storage.from('avatars')
    const script = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/svg+xml' })
    expect((await bucket.upload(`${userId}/a.svg`, script)).error).toMatchObject({ statusCode: '415' })
    const large = new Blob([new Uint8Array(2_097_153)], { type: 'image/png' })
    expect((await bucket.upload(`${userId}/a.png`, large)).error).toMatchObject({ statusCode: '413' })
    for (let index = 0; index < 10; index += 1)
      expect((await bucket.upload(`${userId}/${index}.png`, png)).error).toBeNull()
    expect((await bucket.upload(`${userId}/11.png`, png)).error).toMatchObject({ statusCode: '403' })
    expect((await bucket.update(`${userId}/3.png`, png)).error).toMatchObject({ statusCode: '403' })
  })

  it('are refused to a deleted account’s token and upload leave', async () => {
    const { client, userId } = await backend.signUp('gone@example.com')
    const bucket = client.storage.from('avatars')
    const leave = await bucket.createSignedUploadUrl(`${userId}/leave.png`)
    expect(leave.error).toBeNull()
    await backend.serviceClient().auth.admin.deleteUser(userId)
    for (const upsert of [false, true])
      expect((await bucket.upload(`${userId}/face.png`, png, { upsert })).error).toMatchObject({
        statusCode: '403',
      })
    expect(
      (await bucket.uploadToSignedUrl(`${userId}/leave.png`, leave.data?.token ?? '', png)).error,
    ).toMatchObject({ statusCode: '403', code: 'AccessDenied' })
    const service = backend.serviceClient().storage.from('avatars')
    expect((await service.list(userId)).data).toEqual([])
  })

  it('are ten at most when they come at once', async () => {
    const { client, userId } = await backend.signUp('hasty@example.com')
    const bucket = client.storage.from('avatars')
    const uploads = Array.from({ length: 24 }, (_, index) => bucket.upload(`${userId}/${index}.png`, png))
    const refused = (await Promise.all(uploads)).flatMap(({ error }) => (error ? [error] : []))
    expect(refused).toHaveLength(14)
    for (const error of refused) expect(error).toMatchObject({ statusCode: '403' })
    expect((await bucket.list(userId)).data).toHaveLength(10)
  })
})
