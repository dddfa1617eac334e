import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { pngFile, useStorage } from '../testing/storage-world.ts'

/** 64 million pixels in a few kilobytes: as a hostile file has them, and made in no time. */
function flood(): Blob {
  const side = 8000
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const bytes = Buffer.alloc(body.length + 8)
    bytes.writeUInt32BE(data.length)
    bytes.set(body, 4)
    bytes.writeUInt32BE(crc32(body), body.length + 4)
    return bytes
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side)
  head.writeUInt32BE(side, 4)
  // One bit for each pixel.
  head[8] = 1
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const pixels = deflateSync(Buffer.alloc(side * (1 + side / 8)))
  const chunks = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return new Blob([new Uint8Array(Buffer.concat([signature, ...chunks]))], { type: 'image/png' })
}

const world = useStorage({ drawing: { atOnce: 1, mostWaiting: 1 } })

describe('pictures', () => {
  beforeAll(async () => {
    const bucket = world.service.storage.from('public')
    await bucket.upload('p.png', await pngFile())
    await bucket.upload('tall.png', await pngFile(600, 13_000))
  })
  const measure = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata()

  it('come in the wanted size and format', async () => {
    const bucket = world.service.storage.from('public')
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

  it.each<[string, object]>([
    ['as they are, in another format', { format: 'avif' }],
    ['a narrow one made wide', { width: 2500 }],
    ['a narrow one made high', { height: 2500 }],
  ])('are never larger than 2500 by 2500: %s', async (_kind, transform) => {
    const bucket = world.service.storage.from('public')
    const { data } = await bucket.download('tall.png', { transform })
    const { width, height } = await sharp((await data?.bytes()) ?? '').metadata()
    expect(width * height).toBeLessThan(2500 * 2500 * 1.01)
    expect(height / width).toBeGreaterThan(18)
  })

  it('are drawn once, and kept', async () => {
    const bucket = world.service.storage.from('public')
    const { publicUrl } = bucket.getPublicUrl('p.png', { transform: { width: 31 } }).data
    const first = await (await fetch(publicUrl)).bytes()
    const kept = await readdir(join(world.backend.folder, 'cache/pictures'))
    expect(await (await fetch(publicUrl)).bytes()).toEqual(first)
    expect(await readdir(join(world.backend.folder, 'cache/pictures'))).toEqual(kept)
    await bucket.upload('p.png', await pngFile(40, 60), { upsert: true })
    expect((await measure(await fetch(publicUrl))).height).toBeGreaterThan(31)
    await bucket.upload('p.png', await pngFile(), { upsert: true })
  })

  it('say when to come again while busy', async () => {
    const bucket = world.service.storage.from('public')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_each, index) =>
        fetch(bucket.getPublicUrl('p.png', { transform: { width: 1000 + index } }).data.publicUrl),
      ),
    )
    const refused = answers.find(({ status }) => status === 503)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(refused?.headers.get('retry-after')).toBe('5')
    expect(await refused?.json()).toMatchObject({ statusCode: '503', code: 'SlowDown' })
  })

  it('say what was done to them', async () => {
    const { publicUrl } = world.service.storage
      .from('public')
      .getPublicUrl('p.png', { transform: { width: 30, height: 20, quality: 60 } }).data
    expect((await fetch(publicUrl)).headers.get('x-transformations')).toBe(
      'height:20,width:30,resizing_type:fill,quality:60',
    )
  })

  it.each(['width', 'height'])('are refused a %s above 2500, signed too', async (side) => {
    const bucket = world.service.storage.from('public')
    const response = await fetch(bucket.getPublicUrl('p.png', { transform: { [side]: 2501 } }).data.publicUrl)
    expect(response.status).toBe(400)
    const signed = await bucket.createSignedUrl('p.png', 60, { transform: { [side]: 2501 } })
    expect(signed.error).toMatchObject({ status: 400 })
  })

  it('come by signed URL only as they were signed', async () => {
    await world.service.storage.from('private').upload('p.png', await pngFile())
    const { data } = await world.service.storage
      .from('private')
      .createSignedUrl('p.png', 60, { transform: { width: 15, height: 10 } })
    expect(await measure(await fetch(`${data?.signedUrl ?? ''}&width=50`))).toMatchObject({
      width: 15,
      height: 10,
    })
  })

  it('are downloaded transformed by those who may read', async () => {
    const { data } = await world.service.storage
      .from('private')
      .download('p.png', { transform: { width: 12 } })
    expect(
      (await sharp(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0))).metadata()).width,
    ).toBe(12)
    expect(
      (await world.other.storage.from('private').download('p.png', { transform: { width: 12 } })).error,
    ).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
  })

  it.each<[string, () => Promise<Blob>, reason?: string]>([
    [
      'no picture',
      async () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }),
    ],
    ['cut off', async () => (await pngFile(600, 400)).slice(0, 100, 'image/png')],
    ['a flood of pixels', async () => flood(), 'The source image resolution is too large to process'],
  ])('are refused when %s', async (kind, make, reason = 'The source image is invalid') => {
    const name = `bad-${kind.replaceAll(' ', '-')}.png`
    const bucket = world.service.storage.from('public')
    expect((await bucket.upload(name, await make())).error).toBeNull()
    const response = await fetch(bucket.getPublicUrl(name, { transform: { width: 10 } }).data.publicUrl)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(reason)
  })
})
