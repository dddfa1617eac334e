import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDrawnPictures, type DrawnPictures, type DrawnPicturesOptions } from './drawn-pictures.ts'

const staying = new AbortController().signal
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

interface Easel {
  /** Pictures that are being drawn right now, by name. */
  drawing: string[]
  mostAtOnce: number
  draw(name: string): () => Promise<Uint8Array>
  /** Lets the oldest that is being drawn be finished. */
  finishOne(): Promise<void>
}

function createEasel(): Easel {
  const finish: (() => void)[] = []
  const easel: Easel = {
    drawing: [],
    mostAtOnce: 0,
    draw: (name) => async () => {
      easel.drawing.push(name)
      easel.mostAtOnce = Math.max(easel.mostAtOnce, easel.drawing.length)
      await new Promise<void>((done) => finish.push(done))
      easel.drawing = easel.drawing.filter((each) => each !== name)
      return bytes(name)
    },
    finishOne: async () => {
      await vi.waitFor(() => expect(finish.length).toBeGreaterThan(0), { timeout: 60_000 })
      finish.shift()?.()
    },
  }
  return easel
}

async function open(
  options: Partial<DrawnPicturesOptions> = {},
): Promise<{ pictures: DrawnPictures; folder: string; reported: unknown[] }> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'drawn-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const reported: unknown[] = []
  const report = (error: unknown): void => void reported.push(error)
  return {
    pictures: await openDrawnPictures({ limitBytes: 1e6, report, ...options, folder }),
    folder,
    reported,
  }
}

describe('openDrawnPictures', () => {
  it('draws few at once and the rest in turn', async () => {
    const { pictures } = await open({ atOnce: 2 })
    const easel = createEasel()
    const all = ['a', 'b', 'c', 'd'].map((name) => pictures.get(name, easel.draw(name), staying))
    for (const _each of all) await easel.finishOne()
    expect((await Promise.all(all)).map((each) => new TextDecoder().decode(each))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
    expect(easel.mostAtOnce).toBe(2)
  })

  it('turns away who would wait too long', async () => {
    const { pictures } = await open({ atOnce: 1, mostWaiting: 1 })
    const easel = createEasel()
    const first = pictures.get('a', easel.draw('a'), staying)
    await vi.waitFor(() => expect(easel.drawing).toEqual(['a']), { timeout: 60_000 })
    const second = pictures.get('b', easel.draw('b'), staying)
    await expect(pictures.get('c', easel.draw('c'), staying)).rejects.toMatchObject({
      code: 'double/too-many-pictures',
      retryAfterSeconds: 5,
    })
    await easel.finishOne()
    await easel.finishOne()
    await Promise.all([first, second])
    const later = pictures.get('c', easel.draw('c'), staying)
    await easel.finishOne()
    expect(await later).toEqual(bytes('c'))
  })

  it('draws a picture once, however many ask for it', async () => {
    const { pictures } = await open()
    const draw = vi.fn(() => Promise.resolve(bytes('once')))
    await Promise.all([pictures.get('a', draw, staying), pictures.get('a', draw, staying)])
    await pictures.get('a', draw, staying)
    expect(draw).toHaveBeenCalledOnce()
  })

  it('draws nothing for those gone', async () => {
    const { pictures } = await open({ atOnce: 1 })
    const easel = createEasel()
    const leaving = new AbortController()
    const first = pictures.get('a', easel.draw('a'), staying)
    await vi.waitFor(() => expect(easel.drawing).toEqual(['a']), { timeout: 60_000 })
    const unwanted = pictures.get('b', easel.draw('b'), leaving.signal)
    const shared = [leaving.signal, staying].map((gone) => pictures.get('c', easel.draw('c'), gone))
    leaving.abort()
    await easel.finishOne()
    await expect(unwanted).rejects.toMatchObject({ code: 'double/too-many-pictures' })
    await easel.finishOne()
    expect(await Promise.all([first, ...shared])).toHaveLength(3)
  })

  it('writes nothing more once it is closed', async () => {
    const { pictures, folder } = await open()
    const easel = createEasel()
    void pictures.get('a', easel.draw('a'), staying)
    const closed = pictures.close()
    await easel.finishOne()
    await closed
    expect(await readdir(folder)).toEqual(['a'])
  })

  it('keeps what it drew, for the next process too', async () => {
    const { pictures, folder } = await open()
    await pictures.get('a', () => Promise.resolve(bytes('kept')), staying)
    const { pictures: next } = await open({ folder })
    expect(await next.get('a', () => Promise.reject(new Error('drawn again')), staying)).toEqual(
      Buffer.from('kept'),
    )
  })

  it('drops the least recently used file', async () => {
    const { pictures, folder } = await open({ limitBytes: 3 * 4096 })
    const draw = vi.fn(() => Promise.resolve(bytes('small')))
    for (const name of ['a', 'b', 'c', 'a', 'd']) await pictures.get(name, draw, staying)
    expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'd'])
  })

  it('makes room at the start in an overfull folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'drawn-'))
    for (const name of ['a', 'b', 'c']) await writeFile(join(folder, name), 'x')
    await open({ folder, limitBytes: 4096 })
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('sends what it cannot keep', async () => {
    const { pictures, folder, reported } = await open()
    await rm(folder, { recursive: true })
    expect(await pictures.get('a', () => Promise.resolve(bytes('sent')), staying)).toEqual(bytes('sent'))
    expect(reported).toHaveLength(1)
  })

  it('draws again what is gone from the folder', async () => {
    const { pictures, folder } = await open()
    await pictures.get('a', () => Promise.resolve(bytes('first')), staying)
    await rm(join(folder, 'a'))
    expect(await pictures.get('a', () => Promise.resolve(bytes('again')), staying)).toEqual(bytes('again'))
  })
})
