import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { textFile, useStorage } from '../testing/storage-world.ts'

const world = useStorage()

describe('signed URLs', () => {
  // shows R141, F48
  it('open one object for their time', async () => {
    const bucket = world.reader.storage.from('private')
    await bucket.upload('signed file.txt', textFile('signed'))
    const { data } = await bucket.createSignedUrl('signed file.txt', 60, { download: 'name.txt' })
    const url = data?.signedUrl ?? ''
    const response = await fetch(url)
    expect([response.status, await response.text()]).toEqual([200, 'signed'])
    expect(response.headers.get('content-disposition')).toContain('name.txt')
    await bucket.upload('another.txt', textFile('x'))
    expect((await fetch(url.replace('signed%20file', 'another'))).status).toBe(400)
    expect((await fetch(url.replace(/token=[^.]+/, 'token=eyJhbGciOiJub25lIn0'))).status).toBe(400)

    world.backend.advance(61_000)
    const late = await fetch(url)
    expect(await late.json()).toMatchObject({ statusCode: '400', code: 'InvalidJWT' })
  })

  it('are made for many, each with an outcome', async () => {
    await world.reader.storage.from('private').upload('m1.txt', textFile('1'))
    const { data } = await world.reader.storage
      .from('private')
      .createSignedUrls(['m1.txt', 'nothing.txt'], 60)
    expect(data?.map(({ error }) => error)).toEqual([
      null,
      'Either the object does not exist or you do not have access to it',
    ])
    expect((await fetch(data?.[0]?.signedUrl ?? '')).status).toBe(200)
  })

  it('are refused to those who may not read', async () => {
    await world.reader.storage.from('private').upload('unsigned.txt', textFile('x'))
    expect(
      (await world.other.storage.from('private').createSignedUrl('unsigned.txt', 60)).error,
    ).toMatchObject({
      statusCode: '404',
    })
  })

  // shows R141
  it('take one upload, from whoever holds them', async () => {
    const { data } = await world.reader.storage.from('private').createSignedUploadUrl('invited.txt')
    const uploaded = await world.backend
      .client()
      .storage.from('private')
      .uploadToSignedUrl('invited.txt', data?.token ?? '', textFile('by guest'))
    expect(uploaded.error).toBeNull()
    expect(await (await world.reader.storage.from('private').download('invited.txt')).data?.text()).toBe(
      'by guest',
    )

    const elsewhere = await world.backend
      .client()
      .storage.from('private')
      .uploadToSignedUrl('else.txt', data?.token ?? '', textFile('x'))
    expect(elsewhere.error).toMatchObject({ message: 'Invalid signature' })
    const twice = await world.backend
      .client()
      .storage.from('private')
      .uploadToSignedUrl('invited.txt', data?.token ?? '', textFile('x'))
    expect(twice.error).toMatchObject({ statusCode: '409' })
    expect((await world.other.storage.from('public').createSignedUploadUrl('no.txt')).error).toMatchObject({
      statusCode: '403',
    })
  })

  it('are no access tokens, nor the reverse', async () => {
    await world.reader.storage.from('private').upload('confused.txt', textFile('x'))
    const { data } = await world.reader.storage.from('private').createSignedUrl('confused.txt', 60)
    const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? ''
    const asBearer = createClient(world.backend.url, world.backend.publishableKey, {
      accessToken: async () => token,
    })
    expect((await asBearer.storage.from('private').list()).error).toMatchObject({ statusCode: '403' })

    const access = (await world.reader.auth.getSession()).data.session?.access_token ?? ''
    const asToken = await fetch(
      `${world.backend.url}/storage/v1/object/sign/private/confused.txt?token=${access}`,
    )
    expect(asToken.status).toBe(400)
  })
})
