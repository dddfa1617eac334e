import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { shrinkPicture, preparePicture } from './prepare-picture.ts'

const drawing = sharp({ create: { width: 300, height: 100, channels: 3, background: '#0e4b38' } })

describe('preparePicture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('makes a small square of a %s', async (format) => {
    const made = await preparePicture(new Blob([await drawing.clone().toFormat(format).toBuffer()]))
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  it('crops a strip before it enlarges it', async () => {
    // Enlarged first, it has fifteen million pixels a line, and takes minutes.
    const strip = sharp({ create: { width: 30_000, height: 1, channels: 3, background: '#0e4b38' } })
    const made = await preparePicture(new Blob([new Uint8Array(await strip.png().toBuffer())]))
    expect(await sharp(made).metadata()).toMatchObject({ width: 512, height: 512 })
  })

  // shows R135
  it('removes a camera’s metadata and turns the picture upright', async () => {
    const upright = sharp({ create: { width: 80, height: 80, channels: 3, background: '#ff0000' } })
    const bytes = await upright
      .composite([
        { input: { create: { width: 80, height: 40, channels: 3, background: '#0000ff' } }, top: 0, left: 0 },
      ])
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 3 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('Camera')
    const made = await preparePicture(new Blob([bytes]))
    const { exif, xmp, iptc } = await sharp(made).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    const { dominant } = await sharp(
      await sharp(made).extract({ left: 0, top: 400, width: 512, height: 100 }).png().toBuffer(),
    ).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
  })

  it.each([
    ['nothing', ''],
    ['words', 'no picture at all'],
    [
      'a drawing that could hold scripts',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ],
    ['an animation', 'GIF89a\x01\x00\x01\x00\x80\x00\x00'],
  ])('takes %s for no picture', async (_, text) => {
    expect(await preparePicture(new Blob([text], { type: 'image/png' }))).toBeUndefined()
  })

  it('takes a picture that was cut off for none', async () => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#0e4b38',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(
      await preparePicture(new Blob([new Uint8Array(whole.subarray(0, whole.length / 2))])),
    ).toBeUndefined()
  })

  it('unfolds nothing of a size that no camera makes', async () => {
    const bomb = await sharp({
      create: { width: 7_800, height: 7_800, channels: 3, background: '#000000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(1024 * 1024)
    expect(await preparePicture(new Blob([new Uint8Array(bomb)]))).toBeUndefined()
  })
})

describe('shrinkPicture', () => {
  it('keeps a picture whole, no larger, without camera data', async () => {
    const bytes = await drawing
      .clone()
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer()
    const { format, width, height, exif } = await sharp(
      await shrinkPicture(new Blob([new Uint8Array(bytes)])),
    ).metadata()
    expect([format, width, height, exif]).toEqual(['webp', 300, 100, undefined])
  })

  it('makes any picture small enough for the storage', async () => {
    const noise = sharp({
      create: {
        width: 2_400,
        height: 2_400,
        channels: 3,
        background: '#0e4b38',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    const made = await shrinkPicture(new Blob([new Uint8Array(await noise.png().toBuffer())]))
    expect(made?.byteLength).toBeLessThanOrEqual(1024 * 1024)
    expect(made?.byteLength).toBeGreaterThan(1_000)
  })
})

describe('preparePicture: many at once', () => {
  it('are made in turn, so the site keeps reading', async () => {
    const bytes = await drawing.clone().png().toBuffer()
    let most = 0
    // A thread may begin a picture before the library has counted it as waiting, so both are added.
    const count = (): void => {
      const { queue, process } = sharp.counters()
      most = Math.max(most, queue + process)
    }
    sharp.queue.on('change', count)
    onTestFinished(() => void sharp.queue.off('change', count))
    const made = await Promise.all(
      Array.from({ length: 6 }, () => shrinkPicture(new Blob([new Uint8Array(bytes)]))),
    )
    expect(made.filter((picture) => picture !== undefined)).toHaveLength(6)
    expect(most).toBeLessThanOrEqual(1)
  })
})
