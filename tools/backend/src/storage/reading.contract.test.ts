import { beforeAll, describe, expect, it } from 'vitest'
import { textFile, useStorage } from '../testing/storage-world.ts'

const world = useStorage()

describe('reading', () => {
  it('shows private files to their owner only', async () => {
    await world.reader.storage.from('private').upload('secret.txt', textFile('secret'))
    expect(await (await world.reader.storage.from('private').download('secret.txt')).data?.text()).toBe(
      'secret',
    )
    for (const client of [world.other, world.backend.client()]) {
      expect((await client.storage.from('private').download('secret.txt')).error).toMatchObject({
        statusCode: '404',
        code: 'NoSuchKey',
      })
      expect((await client.storage.from('private').exists('secret.txt')).data).toBe(false)
    }
    const asPublic = await fetch(
      world.reader.storage.from('private').getPublicUrl('secret.txt').data.publicUrl,
    )
    expect(asPublic.status).toBe(400)
  })

  // shows R142
  it('shows public files to everyone, unable to do anything', async () => {
    await world.service.storage
      .from('public')
      .upload('page.html', new Blob(['<script>alert(1)</script>'], { type: 'text/html' }), {
        cacheControl: '60',
      })
    const response = await fetch(
      world.service.storage.from('public').getPublicUrl('page.html').data.publicUrl,
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('max-age=60')

    const again = await fetch(response.url, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  // shows R143
  it('tells whether a file is there', async () => {
    const bucket = world.service.storage.from('private')
    await bucket.upload('known.txt', textFile('12345'), { cacheControl: '60' })
    expect((await bucket.exists('known.txt')).data).toBe(true)
    expect((await bucket.exists('unknown.txt')).data).toBe(false)
    expect((await bucket.info('known.txt')).data).toMatchObject({
      name: 'known.txt',
      size: 5,
      contentType: 'text/plain',
      cacheControl: 'max-age=60',
    })
    expect((await bucket.info('unknown.txt')).error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
    const stranger = world.other.storage.from('private')
    expect((await stranger.exists('known.txt')).data).toBe(false)
    expect((await stranger.info('known.txt')).error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
  })

  it('answers one range', async () => {
    await world.service.storage.from('public').upload('range.txt', textFile('0123456789'))
    const { publicUrl } = world.service.storage.from('public').getPublicUrl('range.txt').data
    const part = await fetch(publicUrl, { headers: { range: 'bytes=2-4' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ])
    const tail = await fetch(publicUrl, { headers: { range: 'bytes=-3' } })
    expect(await tail.text()).toBe('789')
    expect((await fetch(publicUrl, { headers: { range: 'bytes=20-30' } })).status).toBe(400)
    const head = await fetch(publicUrl, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
  })

  it('names a download without letting it write headers', async () => {
    await world.service.storage.from('public').upload('dl.txt', textFile('x'))
    const { publicUrl } = world.service.storage
      .from('public')
      .getPublicUrl('dl.txt', { download: 'a"\r\nSet-Cookie: b.txt' }).data
    const response = await fetch(publicUrl)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=a%22%0D%0ASet-Cookie/)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('lets a policy tell reading from listing', async () => {
    await world.service.storage.from('unlisted').upload('known.txt', textFile('x'))
    expect((await world.reader.storage.from('unlisted').list()).data).toEqual([])
    expect((await world.reader.storage.from('unlisted').download('known.txt')).error).toBeNull()
  })
})

describe('lists', () => {
  beforeAll(async () => {
    for (const name of [
      'b.txt',
      'a.txt',
      'folder/one.txt',
      'folder/two.txt',
      'folder/deep/three.txt',
      'Folder2/x.txt',
    ]) {
      await world.service.storage.from('unlisted').upload(`list/${name}`, textFile(name))
    }
  })
  const names = async (path: string, options?: object): Promise<(string | null)[][] | undefined> =>
    (await world.service.storage.from('unlisted').list(path, options)).data?.map(({ name, id }) => [
      name,
      id === null ? 'folder' : 'file',
    ])

  it('show one level, folders among the files', async () => {
    expect(await names('list')).toEqual([
      ['a.txt', 'file'],
      ['b.txt', 'file'],
      ['folder', 'folder'],
      ['Folder2', 'folder'],
    ])
    expect(await names('list/folder')).toEqual([
      ['deep', 'folder'],
      ['one.txt', 'file'],
      ['two.txt', 'file'],
    ])
  })

  // shows R140
  it('show a hundred entries where no number is given', async () => {
    const bucket = world.service.storage.from('unlisted')
    const files = Array.from({ length: 103 }, (_, at) => `many/${String(at).padStart(3, '0')}.txt`)
    await Promise.all(files.map((name) => bucket.upload(name, textFile(name))))
    const shown = (await names('many')) ?? []
    expect([shown.length, shown[0], shown[99]]).toEqual([100, ['000.txt', 'file'], ['099.txt', 'file']])
    // The client asks for a hundred by itself.
    const { url, secretKey } = world.backend
    const bare = await fetch(`${url}/storage/v1/object/list/unlisted`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: 'many/' }),
    })
    expect(await bare.json()).toHaveLength(100)
    expect(await names('many', { limit: 103 })).toHaveLength(103)
  })

  // shows R140
  it('are sorted, cut and searched', async () => {
    expect(
      await names('list/folder', { sortBy: { column: 'name', order: 'desc' }, limit: 1, offset: 1 }),
    ).toEqual([['one.txt', 'file']])
    expect(await names('list', { search: 'fold' })).toEqual([
      ['folder', 'folder'],
      ['Folder2', 'folder'],
    ])
    expect(
      (
        await world.service.storage
          .from('unlisted')
          .list('list', { sortBy: { column: 'version; drop table', order: 'asc' } })
      ).error,
    ).toMatchObject({ statusCode: '400' })
  })

  it('show readers only what is theirs', async () => {
    await world.reader.storage.from('private').upload('own/one.txt', textFile('x'))
    expect((await world.reader.storage.from('private').list('own')).data).toHaveLength(1)
    expect((await world.other.storage.from('private').list('own')).data).toEqual([])
  })
})
