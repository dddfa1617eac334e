import { asImagePixelDensitySrcSet, asImageSrc, asImageWidthSrcSet } from '@prismicio/client'
import sharp from 'sharp'
import type { Metadata } from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ImageSummary } from '../desk/contract.ts'
import { drawing, startTestService } from '../testing/start-test-service.ts'
import type { TestService } from '../testing/start-test-service.ts'

async function picture(service: TestService, query: string, accept = ''): Promise<Metadata> {
  const response = await fetch(`${service.origin}/images/drawing.svg${query}`, { headers: { accept } })
  expect(response.status).toBe(200)
  return sharp(Buffer.from(await response.arrayBuffer())).metadata()
}

async function upload(
  service: TestService,
  bytes: Uint8Array | string,
  name: string,
): Promise<{ status: number; body: unknown }> {
  const form = new FormData()
  form.append('file', new File([bytes as BlobPart], name))
  form.append('alt', 'What it shows')
  const response = await fetch(`${service.origin}/desk/api/images`, { method: 'POST', body: form })
  return { status: response.status, body: await response.json() }
}

let madePhoto: Promise<Buffer> | undefined

/** As a camera makes it. Made once: that alone takes a third of a second. */
function photo(): Promise<Buffer> {
  const made = sharp({ create: { width: 6000, height: 4000, channels: 3, background: 'grey' } })
  return (madePhoto ??= made.jpeg().toBuffer())
}

describe('an animation', () => {
  it('keeps its frames when it is made smaller or cut', async () => {
    const service = await startTestService()
    const frame = (red: number) =>
      sharp({ create: { width: 80, height: 40, channels: 3, background: { r: red, g: 0, b: 0 } } })
        .png()
        .toBuffer()
    const frames = await Promise.all([0, 90, 180].map(frame))
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 200, 300] })
      .toBuffer()
    await upload(service, moving, 'moving.gif')
    for (const query of ['w=40', 'rect=10,0,40,40&w=20', 'auto=format&w=40']) {
      const answer = await fetch(`${service.origin}/images/moving.gif?${query}`, {
        headers: { accept: 'image/webp' },
      })
      const made = await sharp(Buffer.from(await answer.arrayBuffer()), { animated: true }).metadata()
      expect([query, made.pages, made.delay, made.width]).toEqual([
        query,
        3,
        [100, 200, 300],
        query.includes('rect') ? 20 : 40,
      ])
    }
    // What does not move shows the first.
    const still = await fetch(`${service.origin}/images/moving.gif?fm=png&w=40`)
    expect((await sharp(Buffer.from(await still.arrayBuffer())).metadata()).height).toBe(20)
  })
})

describe('GET /images', () => {
  it('sends an untransformed file so that nothing in it runs', async () => {
    const service = await startTestService()
    const response = await fetch(`${service.origin}/images/drawing.svg`)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('draws a vector picture at any size', async () => {
    const service = await startTestService()
    expect(await picture(service, '?w=300')).toMatchObject({ format: 'png', width: 300, height: 240 })
    expect(await picture(service, '?w=3000&fm=webp')).toMatchObject({
      format: 'webp',
      width: 3000,
      height: 2400,
    })
  })

  it('knows the usual parameters', async () => {
    const service = await startTestService()
    const expected: [string, { width: number; height: number; format?: string }][] = [
      ['?auto=format,compress', { width: 1000, height: 800 }],
      ['?w=100&h=100', { width: 100, height: 80 }],
      ['?w=100&h=100&fit=crop', { width: 100, height: 100 }],
      ['?w=100&h=100&fit=scale', { width: 100, height: 100 }],
      ['?w=100&h=100&fit=fill', { width: 100, height: 100 }],
      ['?w=100&dpr=2', { width: 200, height: 160 }],
      ['?rect=0,0,500,400&w=250', { width: 250, height: 200 }],
      ['?rect=0,0,500,250', { width: 500, height: 250 }],
      ['?w=100&fm=jpg&q=40', { width: 100, height: 80, format: 'jpeg' }],
      ['?w=100&fm=avif', { width: 100, height: 80, format: 'heif' }],
      ['?w=100&crop=top,left&h=50&fit=crop', { width: 100, height: 50 }],
    ]
    for (const [query, size] of expected)
      expect([query, await picture(service, query)]).toMatchObject([query, size])
  })

  it('draws a whole picture the same, cut or not', async () => {
    const fine = drawing.replace(
      '</svg>',
      '<circle cx="500" cy="400" r="300" stroke="#fff" stroke-width="3"/></svg>',
    )
    const service = await startTestService({ files: { 'images/fine.svg': fine } })
    const drawn = async (query: string): Promise<string> => {
      const response = await fetch(`${service.origin}/images/fine.svg?${query}`)
      return Buffer.from(await response.arrayBuffer()).toString('base64')
    }
    // As the vendor writes the address of a picture that nothing was cut out of.
    expect(await drawn('rect=0,0,1000,800&w=130')).toBe(await drawn('w=130'))
    expect(await drawn('rect=0,0,1000,700&w=130')).not.toBe(await drawn('w=130'))
  })

  it('chooses a format the visitor accepts', async () => {
    const service = await startTestService()
    expect(await picture(service, '?auto=format&w=10', 'image/avif,image/webp,*/*')).toMatchObject({
      format: 'webp',
    })
    expect(await picture(service, '?auto=format&w=10', 'image/png')).toMatchObject({ format: 'png' })
  })

  it('answers the addresses of API and client', async () => {
    const service = await startTestService({
      documents: [
        { id: 'p', type: 'page', uid: 'p', data: { picture: { url: '/images/drawing.svg', alt: '' } } },
      ],
    })
    const { data } = await service.client().getByUID('page', 'p')
    const sources = [
      data['picture'].url,
      data['picture'].square.url,
      asImageSrc(data['picture'], { w: 50 }),
    ] as string[]
    const sizes = await Promise.all(
      sources.map(async (source) => {
        const { width, height } = await sharp(
          Buffer.from(await (await fetch(source)).arrayBuffer()),
        ).metadata()
        return [width, height]
      }),
    )
    expect(sizes).toEqual([
      [400, 200],
      [100, 100],
      [50, 25],
    ])
  })

  // shows R226, R227
  it('comes in the client’s widths and densities', async () => {
    const service = await startTestService({
      documents: [
        { id: 'p', type: 'page', uid: 'p', data: { picture: { url: '/images/drawing.svg', alt: '' } } },
      ],
    })
    const { data } = await service.client().getByUID('page', 'p')
    const drawn = async (set: { srcset: string } | null) =>
      Object.fromEntries(
        await Promise.all(
          (set?.srcset ?? '').split(', ').map(async (candidate) => {
            const [source = '', descriptor = ''] = candidate.split(' ')
            const bytes = Buffer.from(await (await fetch(source)).arrayBuffer())
            return [descriptor, (await sharp(bytes).metadata()).width]
          }),
        ),
      )
    expect(await drawn(asImageWidthSrcSet(data['picture']))).toEqual({
      '640w': 640,
      '828w': 828,
      '1200w': 1200,
      '2048w': 2048,
      '3840w': 3840,
    })
    expect(await drawn(asImagePixelDensitySrcSet(data['picture'], { w: 50 }))).toEqual({
      '1x': 50,
      '2x': 100,
      '3x': 150,
    })
  })

  // shows HG
  it.each([
    ['drawing.svg', 'w=1e9', 10, 1.25],
    ['drawing.svg', 'w=8192&h=8192&fit=scale&fm=webp', 8, 1],
    ['drawing.svg', 'w=9000&fit=crop&rect=0,0,10,10&fm=avif', 3, 1],
    ['drawing.svg', 'w=64&h=8192', 10, 1.25],
    ['photo.jpg', '', 24, 1.5],
    ['photo.jpg', 'auto=format', 10, 1.5],
    ['photo.jpg', 'dpr=5&w=8192', 10, 1.5],
    ['photo.jpg', 'h=8192&fit=max&fm=gif', 3, 1.5],
  ])('draws no picture as large as /%s?%s asks for', async (file, query, mostMegapixels, ratio) => {
    const service = await startTestService()
    const given = file === 'photo.jpg' ? await upload(service, await photo(), file) : { status: 201 }
    expect(given).toMatchObject({ status: 201 })
    const response = await fetch(`${service.origin}/images/${file}?${query}`)
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect((width * height) / 1e6).toBeLessThan(mostMegapixels + 0.01)
    expect(width / height).toBeCloseTo(ratio, 1)
  })

  it('asks to wait when too many are drawn', async () => {
    const service = await startTestService({ service: { drawing: { atOnce: 1, mostWaiting: 1 } } })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_each, index) =>
        fetch(`${service.origin}/images/drawing.svg?w=${2000 + index}`),
      ),
    )
    const refused = answers.find(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(refused?.headers.get('retry-after')).toBe('5')
    expect(await refused?.json()).toEqual({ error: expect.stringContaining('Ask again') as string })
    expect((await fetch(`${service.origin}/images/drawing.svg?w=2007`)).status).toBe(200)
    expect((await fetch(`${service.origin}/images/drawing.svg`)).status).toBe(200)
  })

  it('refuses nonsense and has no other files', async () => {
    const service = await startTestService()
    expect((await service.call('GET', '/images/drawing.svg?w=wide')).status).toBe(400)
    expect((await service.call('GET', '/images/drawing.svg?fm=bmp')).status).toBe(400)
    const ignoring = await fetch(`${service.origin}/images/drawing.svg?w=10&sepia=50`)
    expect(ignoring.headers.get('x-ignored-parameters')).toBe('sepia')
    expect((await service.call('GET', '/images/nothing.svg')).status).toBe(404)
    expect((await service.call('GET', '/images/..%2frepository.json')).status).toBe(404)
  })

  it('is not sent again to a visitor who has it', async () => {
    const service = await startTestService()
    const first = await fetch(`${service.origin}/images/drawing.svg?w=10`)
    const again = await fetch(`${service.origin}/images/drawing.svg?w=10`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })
})

describe('the media library', () => {
  it('takes pictures by content, under its own names', async () => {
    const service = await startTestService()
    const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const first = await upload(service, png, 'Über uns!.jpg')
    expect(first).toMatchObject({
      status: 201,
      body: { file: 'uber-uns.png', width: 8, height: 4, alt: 'What it shows', uses: 0 },
    })
    expect((await upload(service, png, 'Über uns!.jpg')).body).toMatchObject({ file: 'uber-uns-2.png' })
  })

  it('refuses scripts, damage and what is no picture', async () => {
    const service = await startTestService()
    for (const [bytes, name] of [
      ['<html></html>', 'a.png'],
      [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]), 'b.png'],
      [drawing.replace('</svg>', '<script>alert(1)</script></svg>'), 'c.svg'],
      [drawing.replace('<rect', '<rect onload="x()"'), 'd.svg'],
    ] as const) {
      expect([name, await upload(service, bytes, name)]).toMatchObject([
        name,
        { status: 415, body: { error: { code: 'desk/unsupported-file' } } },
      ])
    }
    expect((await service.call('GET', '/desk/api/images')).body).toMatchObject({ total: 1 })
  })

  it('says what to do with pictures of phones', async () => {
    const service = await startTestService()
    // The head of an ISO base media file of the brand `heic`, ISO/IEC 23008-12.
    const head = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')
    expect(await upload(service, head, 'photo.heic')).toMatchObject({
      status: 415,
      body: { error: { message: expect.stringMatching(/HEIC.*save it as JPEG/) } },
    })
  })

  it('finds nothing by signs alone', async () => {
    const service = await startTestService({ documents: [{ id: 'p', type: 'page', uid: 'p' }] })
    for (const list of ['images', 'documents'])
      for (const [search, total] of [
        ['%', 0],
        ['   ', 1],
      ] as const)
        expect([
          list,
          search,
          (await service.call('GET', `/desk/api/${list}?search=${encodeURIComponent(search)}`)).body,
        ]).toMatchObject([list, search, { total }])
  })

  it('keeps files that documents use', async () => {
    const service = await startTestService({
      documents: [
        { id: 'p', type: 'page', uid: 'p', data: { picture: { url: '/images/drawing.svg', alt: '' } } },
      ],
    })
    const { items } = (await service.call('GET', '/desk/api/images')).body as unknown as {
      items: ImageSummary[]
    }
    expect(items).toMatchObject([{ file: 'drawing.svg', uses: 1 }])
    const path = `/desk/api/images/${items[0]?.id ?? ''}`
    expect((await service.call('GET', `${path}/usage`)).body).toMatchObject([{ id: 'p' }])
    expect(await service.call('DELETE', path)).toMatchObject({
      status: 409,
      body: { error: { code: 'desk/in-use', details: ['p'] } },
    })
    expect((await service.call('PATCH', path, { alt: 'New', tags: ['boxes'] })).body).toMatchObject({
      alt: 'New',
      tags: ['boxes'],
    })
  })

  it('sends documents the details of files they link to', async () => {
    const service = await startTestService()
    const { items } = (await service.call('GET', '/desk/api/images')).body as unknown as {
      items: ImageSummary[]
    }
    await service.call('POST', '/desk/api/documents', {
      type: 'page',
      uid: 'p',
      data: { download: { link_type: 'Media', id: items[0]?.id ?? '' } },
    })
    const list = (await service.call('GET', '/desk/api/documents')).body as { items: { id: string }[] }
    await service.call('POST', `/desk/api/documents/${list.items[0]?.id ?? ''}/publish`)
    expect((await service.client().getByUID('page', 'p')).data['download']).toEqual({
      link_type: 'Media',
      kind: 'image',
      id: items[0]?.id,
      url: `${service.origin}/images/drawing.svg?auto=compress,format`,
      name: 'drawing.svg',
      size: String(items[0]?.sizeBytes),
      width: '1000',
      height: '800',
    })
  })
})
