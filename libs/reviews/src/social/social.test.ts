import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { speak } from '@house-edge/ui/language'
import { bandOf } from '../bands/band-of.ts'
import { createCardCache } from './card-cache.ts'
import { cardOf, drawable } from './card.ts'
import { drawCard } from './draw-card.tsx'
import { fetchPicture } from './fetch-picture.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('cardOf', () => {
  const groups = { bonuses: [], payments: [], providers: [], licences: [] }
  const review = (status: string): never => {
    const data = { name: 'Velvet Comet', overall_score: 3.1, status, ...groups }
    return { id: 'a', uid: 'a', type: 'casino_review', data } as never
  }

  // shows P57
  it('has a review’s name, score and picture', () => {
    const settings = {
      data: { tagline: 'The odds', meta_image: { url: 'https://a.example/home.svg' } },
    } as never
    expect(cardOf(review('active'), settings)).toMatchObject({
      kind: 'Casino review',
      isWarning: false,
      title: 'Velvet Comet',
      score: '3.1',
      band: { word: 'Poor' },
      outOfTen: 'out of 10',
      tagline: 'The odds',
      picture: 'https://a.example/home.svg',
    })
  })

  it('says in German what it says, and in Arabic what the typeface can write', () => {
    speak('de-AT')
    expect(cardOf(review('active'), undefined)).toMatchObject({
      kind: 'Casino-Test',
      score: '3,1',
      band: { word: 'Schlecht' },
      outOfTen: 'von 10',
    })
    speak('ar-AE')
    expect(cardOf(review('active'), undefined)).toMatchObject({
      kind: '',
      title: 'Velvet Comet',
      score: '3.1',
      outOfTen: '',
    })
    speak(undefined)
  })

  it.each([
    ['warning', 'Warning'],
    ['closed', 'Closed'],
    ['unlisted', 'No longer listed'],
  ])('says on an Arabic page that a casino is %s, in English rather than not at all', (status, kind) => {
    speak('ar-AE')
    expect(cardOf(review(status), undefined)).toMatchObject({ kind, isWarning: true })
    speak(undefined)
  })

  // shows P98
  it.each([
    ['warning', 'Warning'],
    ['closed', 'Closed'],
  ])('says of a casino that is %s what it is', (status, kind) => {
    expect(cardOf(review(status), undefined)).toMatchObject({ kind, isWarning: true })
  })

  it('leaves out an offer’s worth, which needs its terms', () => {
    const offer = { type: 'bonus', data: { title: 'Windfall', value: '100% up to £50' } } as never
    expect(JSON.stringify(cardOf(offer, undefined))).not.toContain('100%')
  })
})

describe('drawable', () => {
  it('keeps only what its typeface can write', () => {
    expect(drawable('“Café” – £50 × 10… 🎰\u202E')).toBe('“Café” – £50 × 10…')
    expect(drawable('🎰')).toBe('')
  })

  it.each(['العروض في UK', 'Café 漢字', 'من 10', '٣ casinos'])('makes no fragment of %s', (title) => {
    expect(drawable(title)).toBe('')
  })

  it('is bounded', () => {
    expect(drawable('a'.repeat(10_000)).length).toBeLessThan(120)
  })
})

describe('drawCard', () => {
  afterEach(() => vi.unstubAllGlobals())

  // shows P57
  it('draws a whole, small picture without any request', async () => {
    const asked: string[] = []
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
      const address = input instanceof Request ? input.url : String(input)
      // The library brings its own parts along as data.
      if (!address.startsWith('data:')) asked.push(address)
      return fetch(input, init)
    })
    const title = drawable('Sixty-three withdrawals, “timed” – for £50… 🎰')
    const card = {
      kind: 'Article',
      isWarning: false,
      title,
      score: '9.2',
      band: bandOf(9.2),
      outOfTen: 'out of 10',
      tagline: '',
      picture: undefined,
    }
    const drawn = await drawCard(card, undefined)
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(drawn.byteLength).toBeLessThan(60_000)
    expect(asked).toEqual([])
  })
})

describe('createCardCache', () => {
  it('draws a picture once for all who ask at once', async () => {
    const cards = createCardCache({ most: 2, mostWaiting: 9 })
    let drawn = 0
    const draw = async (): Promise<Uint8Array> => bytes(String(++drawn))
    const both = await Promise.all([cards.take('a', draw), cards.take('a', draw)])
    expect(both).toEqual([bytes('1'), bytes('1')])
  })

  it('keeps those asked for last', async () => {
    const cards = createCardCache({ most: 2, mostWaiting: 9 })
    const drawn: string[] = []
    const take = (name: string) =>
      cards.take(name, async () => {
        drawn.push(name)
        return bytes(name)
      })
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await take(name)
    expect(drawn).toEqual(['a', 'b', 'c', 'b'])
  })

  it('limits who waits, and draws failures again', async () => {
    const cards = createCardCache({ most: 9, mostWaiting: 1 })
    let fail: (error: Error) => void = () => {}
    const first = cards.take('a', () => new Promise((_resolve, reject) => (fail = reject)))
    await expect(cards.take('b', async () => bytes('b'))).resolves.toBe('busy')
    fail(new Error('no'))
    await expect(first).rejects.toThrow('no')
    await expect(cards.take('a', async () => bytes('a'))).resolves.toEqual(bytes('a'))
  })
})

describe('fetchPicture', () => {
  const origins = ['https://pictures.example']
  const answer = (body: BodyInit, init?: ResponseInit) => async () => new Response(body, init)

  it('cuts a picture to its place', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="10"><rect width="9" height="9"/></svg>'
    const made = await fetchPicture('https://pictures.example/a.svg', { origins, fetch: answer(drawing) })
    expect(made && (await sharp(made).metadata())).toMatchObject({ format: 'png', width: 480, height: 630 })
  })

  it('asks nobody but those who have our pictures', async () => {
    const asked: unknown[] = []
    const fetch = async (input: unknown) => {
      asked.push(input)
      return new Response('')
    }
    for (const address of ['http://127.0.0.1/secret', 'https://pictures.example.evil.example/', 'x'])
      await fetchPicture(address, { origins, fetch })
    expect(asked).toEqual([])
  })

  it.each([answer('no picture'), answer('', { status: 500 }), async () => Promise.reject(new Error('gone'))])(
    'is nothing where there is none',
    async (fetch) => {
      expect(await fetchPicture('https://pictures.example/a', { origins, fetch })).toBeUndefined()
    },
  )
})
