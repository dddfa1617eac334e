import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { textFile, useStorage } from '../testing/storage-world.ts'

const world = useStorage()

describe('uploads', () => {
  it.each([
    ['a string', 'plain text'],
    ['bytes', new TextEncoder().encode('bytes')],
    ['a Blob, as every browser sends', textFile('blob')],
    ['a File', new File(['file'], 'x.txt', { type: 'text/plain' })],
    ['a stream', new Blob(['stream']).stream()],
  ])('take %s', async (kind, body) => {
    const name = `kinds/${kind.replaceAll(/\W/g, '-')}.txt`
    const { data, error } = await world.reader.storage
      .from('private')
      .upload(name, body, { contentType: 'text/plain' })
    expect(error).toBeNull()
    expect(data).toMatchObject({ path: name, fullPath: `private/${name}`, id: expect.any(String) as string })
    const downloaded = await world.reader.storage.from('private').download(name)
    expect(await downloaded.data?.text()).toMatch(/text|bytes|blob|file|stream/)
  })

  it('without metadata are said to have none', async () => {
    const bucket = world.service.storage.from('private')
    await bucket.upload('plain.txt', textFile('x'))
    expect((await bucket.info('plain.txt')).data?.metadata).toEqual({})
  })

  it('keep type, cache time and metadata', async () => {
    const bucket = world.reader.storage.from('private')
    await bucket.upload('described.txt', textFile('x'), { cacheControl: '60', metadata: { source: 'desk' } })
    expect((await bucket.info('described.txt')).data).toMatchObject({
      name: 'described.txt',
      size: 1,
      contentType: 'text/plain',
      cacheControl: 'max-age=60',
      metadata: { source: 'desk' },
    })
  })

  // shows R135, R136
  it('refuse a name that is taken, unless told to replace', async () => {
    const bucket = world.reader.storage.from('private')
    await bucket.upload('taken.txt', textFile('one'))
    expect((await bucket.upload('taken.txt', textFile('two'))).error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    })
    expect((await bucket.upload('taken.txt', textFile('three'), { upsert: true })).error).toBeNull()
    expect(await (await bucket.download('taken.txt')).data?.text()).toBe('three')
    expect((await bucket.update('taken.txt', textFile('four'))).error).toBeNull()
    expect(await (await bucket.download('taken.txt')).data?.text()).toBe('four')
  })

  it('are refused where no policy allows them', async () => {
    for (const client of [world.backend.client(), world.reader]) {
      const { error } = await client.storage.from('public').upload('mine.txt', textFile('x'))
      expect(error).toMatchObject({
        statusCode: '403',
        message: 'new row violates row-level security policy',
      })
    }
    expect(
      (await world.backend.client().storage.from('open').upload('anon.txt', textFile('x'))).error,
    ).toBeNull()
  })

  it('never replace the file of somebody else', async () => {
    await world.reader.storage.from('private').upload('hers.txt', textFile('hers'))
    const { error } = await world.other.storage
      .from('private')
      .upload('hers.txt', textFile('his'), { upsert: true })
    expect(error).toMatchObject({ statusCode: '403' })
    expect(await (await world.reader.storage.from('private').download('hers.txt')).data?.text()).toBe('hers')
  })

  it.each([19_999, 20_000])('take %d bytes where 20 kB are allowed', async (size) => {
    const body = new Blob([new Uint8Array(size)], { type: 'image/png' })
    expect((await world.service.storage.from('pictures').upload(`size-${size}`, body)).error).toBeNull()
  })

  it.each(['announced', 'chunked', 'in a form'])(
    'refuse one byte more, %s, and keep nothing of it',
    async (kind) => {
      const files = (): Promise<number> =>
        readdir(join(world.backend.folder, 'objects'), { recursive: true }).then((all) => all.length)
      const before = await files()
      const bytes = new Uint8Array(kind === 'in a form' ? 100_000 : 20_001)
      const body =
        kind === 'in a form'
          ? new Blob([bytes], { type: 'image/png' })
          : kind === 'chunked'
            ? new Blob([bytes]).stream()
            : bytes
      const { error } = await world.service.storage
        .from('pictures')
        .upload('more', body, { contentType: 'image/png' })
      expect(error).toMatchObject({
        statusCode: '413',
        message: 'The object exceeded the maximum allowed size',
      })
      expect((await world.service.storage.from('pictures').exists('more')).data).toBe(false)
      expect(await files()).toBeLessThanOrEqual(before + 1)
    },
  )

  it.each(['image/png', 'image/svg+xml'])('of type %s fit a bucket of image/*', async (type) => {
    const name = `of-${type.replace('/', '-')}`
    const { error } = await world.service.storage.from('pictures').upload(name, new Blob(['x'], { type }))
    expect(error).toBeNull()
  })

  it.each(['text/html', 'application/pdf'])('of type %s do not', async (type) => {
    const { error } = await world.service.storage.from('pictures').upload('misfit', new Blob(['x'], { type }))
    expect(error).toMatchObject({ statusCode: '415', message: `mime type ${type} is not supported` })
  })

  it.each(['naïve.txt', '\u202egnp.exe', 'a\u0000b', 'a"b', 'x'.repeat(1025)])(
    'refuse the name %j',
    async (name) => {
      const { error } = await world.service.storage.from('public').upload(name, textFile('x'))
      expect(error).toMatchObject({
        statusCode: '400',
        code: name.includes('\0') ? 'bad_json' : 'InvalidKey',
      })
    },
  )

  it('cannot leave the folder', async () => {
    for (const name of ['../../escape.txt', '..%2f..%2fescape.txt', 'a/../../b']) {
      await world.service.storage.from('public').upload(name, textFile('x'))
    }
    const inside = await readdir(world.backend.folder)
    expect(inside.sort()).toEqual(['cache', 'keys.json', 'lock', 'lock.json', 'objects', 'outbox.jsonl'])
  })
})
