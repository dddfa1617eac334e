import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, useBackend } from '../testing/test-backend.ts'

const migrations = new URL('../testing/migrations', import.meta.url).pathname
const backend = useBackend({ migrations, maxFileBytes: 1_000_000 })

let service: SupabaseClient
let reader: SupabaseClient
let other: SupabaseClient

beforeAll(async () => {
  service = backend.serviceClient()
  for (const [id, options] of [
    ['private', { public: false }],
    ['public', { public: true }],
    ['open', { public: false }],
    ['unlisted', { public: false }],
    ['pictures', { public: true, allowedMimeTypes: ['image/*'], fileSizeLimit: '20KB' }],
  ] as const) {
    expect((await service.storage.createBucket(id, { ...options } as { public: boolean })).error).toBeNull()
  }
  reader = (await backend.signUp('files@example.com')).client
  other = (await backend.signUp('others-files@example.com')).client
})

const text = (content: string): Blob => new Blob([content], { type: 'text/plain' })
const picture = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0e4b38' } })
    .png()
    .toBuffer()

describe('buckets', () => {
  it('are made, seen, changed and deleted by the service', async () => {
    const { storage } = service
    expect(
      (
        await storage.createBucket('passing', {
          public: false,
          fileSizeLimit: '200KB',
          allowedMimeTypes: ['text/plain'],
        })
      ).data,
    ).toEqual({ name: 'passing' })
    expect((await storage.getBucket('passing')).data).toMatchObject({
      id: 'passing',
      public: false,
      file_size_limit: 200_000,
      allowed_mime_types: ['text/plain'],
    })
    await storage.updateBucket('passing', { public: true })
    expect((await storage.getBucket('passing')).data).toMatchObject({
      public: true,
      file_size_limit: 200_000,
    })
    expect((await storage.listBuckets()).data?.map(({ id }) => id)).toContain('passing')

    await storage.from('passing').upload('a.txt', 'a', { contentType: 'text/plain' })
    expect((await storage.deleteBucket('passing')).error).toMatchObject({ statusCode: '409' })
    expect((await storage.emptyBucket('passing')).error).toBeNull()
    expect((await storage.deleteBucket('passing')).error).toBeNull()
    expect((await storage.getBucket('passing')).error).toMatchObject({
      statusCode: '404',
      message: 'Bucket not found',
    })
  })

  it('are not made twice, nor by readers, nor under odd names', async () => {
    expect((await service.storage.createBucket('private')).error).toMatchObject({ statusCode: '409' })
    expect((await reader.storage.createBucket('mine')).error).toMatchObject({ statusCode: '403' })
    expect((await service.storage.createBucket('a/b')).error).toMatchObject({ statusCode: '400' })
    expect(
      (await service.storage.createBucket('big', { public: false, fileSizeLimit: '2GB' })).error,
    ).toMatchObject({ statusCode: '413' })
  })

  it('are invisible to readers without a policy', async () => {
    expect((await reader.storage.listBuckets()).data).toEqual([])
  })
})

describe('uploads', () => {
  it.each([
    ['a string', 'plain text'],
    ['bytes', new TextEncoder().encode('bytes')],
    ['a Blob, as every browser sends', text('blob')],
    ['a File', new File(['file'], 'x.txt', { type: 'text/plain' })],
    ['a stream', new Blob(['stream']).stream()],
  ])('take %s', async (kind, body) => {
    const name = `kinds/${kind.replaceAll(/\W/g, '-')}.txt`
    const { data, error } = await reader.storage
      .from('private')
      .upload(name, body, { contentType: 'text/plain' })
    expect(error).toBeNull()
    expect(data).toMatchObject({ path: name, fullPath: `private/${name}`, id: expect.any(String) as string })
    const downloaded = await reader.storage.from('private').download(name)
    expect(await downloaded.data?.text()).toMatch(/text|bytes|blob|file|stream/)
  })

  it('keep type, cache time and metadata', async () => {
    const bucket = reader.storage.from('private')
    await bucket.upload('described.txt', text('x'), { cacheControl: '60', metadata: { source: 'desk' } })
    expect((await bucket.info('described.txt')).data).toMatchObject({
      name: 'described.txt',
      size: 1,
      contentType: 'text/plain',
      cacheControl: 'max-age=60',
      metadata: { source: 'desk' },
    })
  })

  it('refuse a name that is taken, unless told to replace', async () => {
    const bucket = reader.storage.from('private')
    await bucket.upload('taken.txt', text('one'))
    expect((await bucket.upload('taken.txt', text('two'))).error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    })
    expect((await bucket.upload('taken.txt', text('three'), { upsert: true })).error).toBeNull()
    expect(await (await bucket.download('taken.txt')).data?.text()).toBe('three')
    expect((await bucket.update('taken.txt', text('four'))).error).toBeNull()
    expect(await (await bucket.download('taken.txt')).data?.text()).toBe('four')
  })

  it('are refused where no policy allows them', async () => {
    for (const client of [backend.client(), reader]) {
      const { error } = await client.storage.from('public').upload('mine.txt', text('x'))
      expect(error).toMatchObject({
        statusCode: '403',
        message: 'new row violates row-level security policy',
      })
    }
    expect((await backend.client().storage.from('open').upload('anon.txt', text('x'))).error).toBeNull()
  })

  it('never replace the file of somebody else', async () => {
    await reader.storage.from('private').upload('hers.txt', text('hers'))
    const { error } = await other.storage.from('private').upload('hers.txt', text('his'), { upsert: true })
    expect(error).toMatchObject({ statusCode: '403' })
    expect(await (await reader.storage.from('private').download('hers.txt')).data?.text()).toBe('hers')
  })

  it.each([19_999, 20_000])('take %d bytes where 20 kB are allowed', async (size) => {
    const body = new Blob([new Uint8Array(size)], { type: 'image/png' })
    expect((await service.storage.from('pictures').upload(`size-${size}`, body)).error).toBeNull()
  })

  it.each(['announced', 'chunked', 'in a form'])(
    'refuse one byte more, %s, and keep nothing of it',
    async (kind) => {
      const files = (): Promise<number> =>
        readdir(join(backend.folder, 'objects'), { recursive: true }).then((all) => all.length)
      const before = await files()
      const bytes = new Uint8Array(kind === 'in a form' ? 100_000 : 20_001)
      const body =
        kind === 'in a form'
          ? new Blob([bytes], { type: 'image/png' })
          : kind === 'chunked'
            ? new Blob([bytes]).stream()
            : bytes
      const { error } = await service.storage
        .from('pictures')
        .upload('more', body, { contentType: 'image/png' })
      expect(error).toMatchObject({
        statusCode: '413',
        message: 'The object exceeded the maximum allowed size',
      })
      expect((await service.storage.from('pictures').exists('more')).data).toBe(false)
      expect(await files()).toBeLessThanOrEqual(before + 1)
    },
  )

  it.each([
    ['image/png', true],
    ['image/svg+xml', true],
    ['text/html', false],
    ['application/pdf', false],
  ])('by wildcard: %s is %s in a bucket of image/*', async (type, allowed) => {
    const { error } = await service.storage
      .from('pictures')
      .upload(`of-${type.replace('/', '-')}`, new Blob(['x'], { type }))
    if (allowed) expect(error).toBeNull()
    else expect(error).toMatchObject({ statusCode: '415', message: `mime type ${type} is not supported` })
  })

  it.each(['a\\b', 'naïve.txt', '\u202egnp.exe', 'a\u0000b', 'a"b', 'a\r\nb', 'x'.repeat(1025)])(
    'refuse the name %j',
    async (name) => {
      const { error } = await service.storage.from('public').upload(name, text('x'))
      expect(error).not.toBeNull()
    },
  )

  it('cannot leave the folder', async () => {
    for (const name of ['../../escape.txt', '..%2f..%2fescape.txt', 'a/../../b']) {
      await service.storage.from('public').upload(name, text('x'))
    }
    const inside = await readdir(backend.folder)
    expect(inside.sort()).toEqual(['database', 'keys.json', 'lock.json', 'objects', 'outbox.jsonl'])
  })
})

describe('reading', () => {
  it('shows private files to their owner only', async () => {
    await reader.storage.from('private').upload('secret.txt', text('secret'))
    expect(await (await reader.storage.from('private').download('secret.txt')).data?.text()).toBe('secret')
    for (const client of [other, backend.client()]) {
      expect((await client.storage.from('private').download('secret.txt')).error).not.toBeNull()
      expect((await client.storage.from('private').exists('secret.txt')).data).toBe(false)
    }
    const asPublic = await fetch(reader.storage.from('private').getPublicUrl('secret.txt').data.publicUrl)
    expect(asPublic.status).toBe(400)
  })

  it('shows public files to everyone, unable to do anything', async () => {
    await service.storage
      .from('public')
      .upload('page.html', new Blob(['<script>alert(1)</script>'], { type: 'text/html' }), {
        cacheControl: '60',
      })
    const response = await fetch(service.storage.from('public').getPublicUrl('page.html').data.publicUrl)
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

  it('answers one range', async () => {
    await service.storage.from('public').upload('range.txt', text('0123456789'))
    const { publicUrl } = service.storage.from('public').getPublicUrl('range.txt').data
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
    await service.storage.from('public').upload('dl.txt', text('x'))
    const { publicUrl } = service.storage
      .from('public')
      .getPublicUrl('dl.txt', { download: 'a"\r\nSet-Cookie: b.txt' }).data
    const response = await fetch(publicUrl)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=a%22%0D%0ASet-Cookie/)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('lets a policy tell reading from listing', async () => {
    await service.storage.from('unlisted').upload('known.txt', text('x'))
    expect((await reader.storage.from('unlisted').list()).data).toEqual([])
    expect((await reader.storage.from('unlisted').download('known.txt')).error).toBeNull()
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
      await service.storage.from('unlisted').upload(`list/${name}`, text(name))
    }
  })
  const names = async (path: string, options?: object): Promise<(string | null)[][] | undefined> =>
    (await service.storage.from('unlisted').list(path, options)).data?.map(({ name, id }) => [
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
        await service.storage
          .from('unlisted')
          .list('list', { sortBy: { column: 'version; drop table', order: 'asc' } })
      ).error,
    ).not.toBeNull()
  })

  it('show readers only what is theirs', async () => {
    await reader.storage.from('private').upload('own/one.txt', text('x'))
    expect((await reader.storage.from('private').list('own')).data).toHaveLength(1)
    expect((await other.storage.from('private').list('own')).data).toEqual([])
  })
})

describe('moving, copying, removing', () => {
  it('moves and copies, within a bucket and between two', async () => {
    const bucket = reader.storage.from('private')
    await bucket.upload('from.txt', text('content'))
    expect((await bucket.move('from.txt', 'moved/to.txt')).data).toMatchObject({
      message: 'Successfully moved',
    })
    expect((await bucket.copy('moved/to.txt', 'copied.txt')).data).toEqual({ path: 'private/copied.txt' })
    expect(await (await bucket.download('copied.txt')).data?.text()).toBe('content')
    expect((await bucket.exists('from.txt')).data).toBe(false)

    expect((await bucket.copy('copied.txt', 'x.txt', { destinationBucket: 'public' })).error).toMatchObject({
      statusCode: '403',
    })
    expect(
      (await service.storage.from('private').copy('copied.txt', 'x.txt', { destinationBucket: 'public' }))
        .error,
    ).toBeNull()
    expect((await bucket.move('nothing.txt', 'y.txt')).error).toMatchObject({ statusCode: '404' })
  })

  it('holds the rules of the bucket it copies to', async () => {
    await service.storage.from('public').upload('page.txt', text('x'))
    const { error } = await service.storage
      .from('public')
      .copy('page.txt', 'page', { destinationBucket: 'pictures' })
    expect(error).toMatchObject({ statusCode: '415' })
  })

  it('removes what the caller may remove, and the bytes with it', async () => {
    await reader.storage.from('private').upload('gone.txt', text('x'))
    expect((await other.storage.from('private').remove(['gone.txt'])).data).toEqual([])
    const { data } = await reader.storage.from('private').remove(['gone.txt', 'never.txt'])
    expect(data?.map(({ name }) => name)).toEqual(['gone.txt'])
    expect((await reader.storage.from('private').download('gone.txt')).error).not.toBeNull()
  })

  it('does not let rows be deleted behind the service’s back', async () => {
    const { error } = await service
      .schema('storage' as 'public')
      .from('objects')
      .delete()
      .eq('bucket_id', 'public')
    expect(error).not.toBeNull()
  })
})

describe('signed URLs', () => {
  it('open one object, for as long as they were made for', async () => {
    const bucket = reader.storage.from('private')
    await bucket.upload('signed file.txt', text('signed'))
    const { data } = await bucket.createSignedUrl('signed file.txt', 60, { download: 'name.txt' })
    const url = data?.signedUrl ?? ''
    const response = await fetch(url)
    expect([response.status, await response.text()]).toEqual([200, 'signed'])
    expect(response.headers.get('content-disposition')).toContain('name.txt')
    await bucket.upload('another.txt', text('x'))
    expect((await fetch(url.replace('signed%20file', 'another'))).status).toBe(400)
    expect((await fetch(`${url.slice(0, -4)}AAAA`)).status).toBe(400)

    backend.advance(61_000)
    const late = await fetch(url)
    expect(await late.json()).toMatchObject({ statusCode: '400', code: 'InvalidJWT' })
  })

  it('are made for many at once, each with its own outcome', async () => {
    await reader.storage.from('private').upload('m1.txt', text('1'))
    const { data } = await reader.storage.from('private').createSignedUrls(['m1.txt', 'nothing.txt'], 60)
    expect(data?.map(({ error }) => error)).toEqual([
      null,
      'Either the object does not exist or you do not have access to it',
    ])
    expect((await fetch(data?.[0]?.signedUrl ?? '')).status).toBe(200)
  })

  it('are refused to those who may not read', async () => {
    await reader.storage.from('private').upload('unsigned.txt', text('x'))
    expect((await other.storage.from('private').createSignedUrl('unsigned.txt', 60)).error).toMatchObject({
      statusCode: '404',
    })
  })

  it('take one upload, from whoever holds them', async () => {
    const { data } = await reader.storage.from('private').createSignedUploadUrl('invited.txt')
    const uploaded = await backend
      .client()
      .storage.from('private')
      .uploadToSignedUrl('invited.txt', data?.token ?? '', text('by guest'))
    expect(uploaded.error).toBeNull()
    expect(await (await reader.storage.from('private').download('invited.txt')).data?.text()).toBe('by guest')

    const elsewhere = await backend
      .client()
      .storage.from('private')
      .uploadToSignedUrl('else.txt', data?.token ?? '', text('x'))
    expect(elsewhere.error).toMatchObject({ message: 'Invalid signature' })
    const twice = await backend
      .client()
      .storage.from('private')
      .uploadToSignedUrl('invited.txt', data?.token ?? '', text('x'))
    expect(twice.error).toMatchObject({ statusCode: '409' })
    expect((await other.storage.from('public').createSignedUploadUrl('no.txt')).error).toMatchObject({
      statusCode: '403',
    })
  })

  it('are no access tokens, and access tokens are no signed URLs', async () => {
    await reader.storage.from('private').upload('confused.txt', text('x'))
    const { data } = await reader.storage.from('private').createSignedUrl('confused.txt', 60)
    const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? ''
    const asBearer = createClient(backend.url, backend.publishableKey, { accessToken: async () => token })
    expect((await asBearer.storage.from('private').list()).error).toMatchObject({ statusCode: '403' })

    const access = (await reader.auth.getSession()).data.session?.access_token ?? ''
    const asToken = await fetch(`${backend.url}/storage/v1/object/sign/private/confused.txt?token=${access}`)
    expect(asToken.status).toBe(400)
  })
})

describe('pictures', () => {
  beforeAll(async () => {
    await service.storage
      .from('public')
      .upload('p.png', new Blob([new Uint8Array(await picture())], { type: 'image/png' }))
  })
  const measure = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata()

  it('come in the wanted size and format', async () => {
    const bucket = service.storage.from('public')
    const url = (transform: object): string => bucket.getPublicUrl('p.png', { transform }).data.publicUrl
    expect(await measure(await fetch(url({ width: 30, height: 30 })))).toMatchObject({
      width: 30,
      height: 30,
      format: 'png',
    })
    expect(await measure(await fetch(url({ width: 30, height: 30, resize: 'contain' })))).toMatchObject({
      width: 30,
      height: 20,
    })
    const webp = await fetch(url({ width: 30, format: 'webp' }))
    expect(webp.headers.get('content-type')).toBe('image/webp')
    const chosen = await fetch(url({ width: 30 }), { headers: { accept: 'image/webp,*/*' } })
    expect(chosen.headers.get('content-type')).toBe('image/webp')
  })

  it('come by signed URL only as they were signed', async () => {
    await service.storage
      .from('private')
      .upload('p.png', new Blob([new Uint8Array(await picture())], { type: 'image/png' }))
    const { data } = await service.storage
      .from('private')
      .createSignedUrl('p.png', 60, { transform: { width: 15, height: 10 } })
    expect(await measure(await fetch(`${data?.signedUrl ?? ''}&width=50`))).toMatchObject({
      width: 15,
      height: 10,
    })
  })

  it('are downloaded transformed by those who may read', async () => {
    const { data } = await service.storage.from('private').download('p.png', { transform: { width: 12 } })
    expect(
      (await sharp(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0))).metadata()).width,
    ).toBe(12)
    expect(
      (await other.storage.from('private').download('p.png', { transform: { width: 12 } })).error,
    ).not.toBeNull()
  })

  it.each([
    ['no picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['cut off', async () => (await picture(600, 400)).subarray(0, 100)],
    [
      'a flood of pixels',
      async () =>
        sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#000' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
    ],
  ])('are refused when %s', async (kind, make) => {
    const name = `bad-${kind.replaceAll(' ', '-')}.png`
    await service.storage
      .from('public')
      .upload(name, new Blob([new Uint8Array(await make())], { type: 'image/png' }))
    const response = await fetch(
      service.storage.from('public').getPublicUrl(name, { transform: { width: 10 } }).data.publicUrl,
    )
    expect(response.status).toBe(400)
  })
})

describe('files left behind', () => {
  it('by a crash are swept away at the next start, and those in use are not', async () => {
    const first = await startTestBackend({ migrations })
    await first.serviceClient().storage.createBucket('kept', { public: true })
    await first.serviceClient().storage.from('kept').upload('x.txt', text('kept'))
    await first.close()
    await mkdir(join(first.folder, 'objects', 'aa'), { recursive: true })
    await writeFile(join(first.folder, 'objects', 'aa', 'aa-lost.part'), 'half')

    const second = await startTestBackend({ migrations, folder: first.folder })
    expect(await readdir(join(first.folder, 'objects', 'aa'))).not.toContain('aa-lost.part')
    const { publicUrl } = second.client().storage.from('kept').getPublicUrl('x.txt').data
    expect(await (await fetch(publicUrl)).text()).toBe('kept')
    await second.close()
  })
})
