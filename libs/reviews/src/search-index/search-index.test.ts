import { describe, expect, it } from 'vitest'
import { boundedQuestion } from '../question/search-question.ts'
import { createSearchIndex, type SearchEntry } from './search-index.ts'

const entries: readonly SearchEntry[] = [
  {
    id: 'a',
    kind: 'review',
    title: 'Copper Lantern',
    summary: 'A dull casino that pays.',
    text: 'Paid in two hours.',
  },
  {
    id: 'b',
    kind: 'article',
    title: 'Sixty-three withdrawals',
    summary: 'Timed.',
    text: 'The Copper Lantern was the fastest.',
  },
  {
    id: 'c',
    kind: 'article',
    title: 'Bonus arithmetic',
    summary: 'What wagering costs.',
    text: 'Café, naïve and simple.',
  },
]

async function filled() {
  const index = createSearchIndex()
  await index.add(entries)
  return index
}

const idsOf = (hits: readonly { id: string }[]): string[] => hits.map(({ id }) => id)

describe('createSearchIndex', () => {
  it('puts a title before a text that mentions it', async () => {
    expect(idsOf((await filled()).find('copper lantern'))).toEqual(['a', 'b'])
  })

  // shows P95
  it.each(['coper lantern', 'copper lantren', 'coppar'])(
    'forgives the typing error in %j',
    async (question) => {
      expect((await filled()).find(question)[0]?.id).toBe('a')
    },
  )

  it('finds unfinished words and missing accents', async () => {
    const index = await filled()
    expect(idsOf(index.find('wager'))).toEqual(['c'])
    expect(idsOf(index.find('cafe'))).toEqual(['c'])
  })

  it.each(['copperlantern', 'CopperLantern.example', 'coperlantern'])(
    'finds a name in one word: %s',
    async (question) => {
      const index = await filled()
      expect(index.find(question)[0]?.id).toBe('a')
    },
  )

  it('falls back on some words where none has all', async () => {
    expect(idsOf((await filled()).find('lantern zeppelin'))).toContain('a')
  })

  // shows P221
  it('completes typing from titles, forgiving one slip', async () => {
    const index = await filled()
    expect(idsOf(index.complete('copper la'))).toEqual(['a'])
    expect(idsOf(index.complete('wi'))).toEqual(['b'])
    expect(idsOf(index.complete('copperla'))).toEqual(['a'])
    expect(idsOf(index.complete('arithmatic'))).toEqual(['c'])
    expect(index.complete('casino')).toEqual([])
    expect(index.complete(' ')).toEqual([])
  })

  it('says what may have been meant', async () => {
    const index = await filled()
    expect(index.suggest('naivve')).toBe('naive')
    expect(index.suggest('')).toBeUndefined()
  })

  it('suggests one word for each that was asked', async () => {
    const index = createSearchIndex()
    const text = 'The mister, his sister and a twister.'
    await index.add([{ id: 'a', kind: 'article', title: 'Odds', summary: '', text }])
    expect(index.suggest('vister')).toMatch(/^(?:m|s|tw)ister$/)
    expect(index.suggest('zist')).toBeUndefined()
  })

  it('suggests nothing where something is found', async () => {
    expect((await filled()).suggest('copper')).toBeUndefined()
  })

  // shows P95
  it('lets requests in between every few documents', async () => {
    const index = createSearchIndex()
    const seen = new Set<number>()
    let isAdding = true
    const look = () => {
      seen.add(index.size)
      if (isAdding) setImmediate(look)
    }
    look()
    await index.add(
      Array.from({ length: 60 }, (_, place) => ({
        id: `${place}`,
        kind: 'article',
        title: 'Odds',
        summary: 'What games cost.',
        text: 'A casino that pays. '.repeat(250),
      })),
    )
    isAdding = false
    const sizes = [...seen]
    const most = Math.max(...sizes.map((size, place) => size - (sizes[place - 1] ?? 0)))
    expect(most).toBeLessThanOrEqual(3)
  })

  // shows P99
  it('finds nothing for nothing, and bears any question', async () => {
    const index = await filled()
    for (const question of [
      '',
      '   ',
      '\u0000',
      '*',
      'a'.repeat(100_000),
      'x '.repeat(50_000),
      '__proto__',
      '<script>',
    ])
      expect(index.find(question).length).toBeLessThanOrEqual(entries.length)
    expect(index.find('')).toEqual([])
  })

  // shows P99
  it('looks for eight words of 100 characters at most', () => {
    const words = 'one two three four five six seven eight'
    expect(boundedQuestion(`  ${words} nine`)).toBe(words)
    expect(boundedQuestion(`${'x'.repeat(101)} y`)).toBe('x'.repeat(100))
  })

  it('finds a document by its new text, until removed', async () => {
    const index = await filled()
    await index.add([{ id: 'a', kind: 'review', title: 'Tide Clock', summary: '', text: '' }])
    expect(idsOf(index.find('tide'))).toEqual(['a'])
    expect(idsOf(index.find('copper'))).toEqual(['b'])
    index.remove(['b', 'unknown'])
    expect(index.find('copper')).toEqual([])
    expect(index.size).toBe(2)
  })
})
