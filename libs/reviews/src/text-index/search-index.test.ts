import { describe, expect, it } from 'vitest'
import { boundedQuestion } from '../question/search-question.ts'
import { createSearchIndex } from './search-index.ts'
import type { SearchEntry } from './segment-writer.ts'

const entries: readonly SearchEntry[] = [
  {
    id: 'a',
    uid: 'a',
    kind: 'review',
    title: 'Copper Lantern',
    summary: 'A dull casino that pays.',
    text: ['Paid in two hours.'],
  },
  {
    id: 'b',
    uid: 'b',
    kind: 'article',
    title: 'Sixty-three withdrawals',
    summary: 'Timed.',
    text: ['The Copper Lantern was the fastest.'],
  },
  {
    id: 'c',
    uid: 'c',
    kind: 'article',
    title: 'Bonus arithmetic',
    summary: 'What wagering costs.',
    text: ['Café, naïve and simple.'],
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
    const text = ['The mister, his sister and a twister.']
    await index.add([{ id: 'a', uid: 'a', kind: 'article', title: 'Odds', summary: '', text }])
    expect(index.suggest('vister')).toMatch(/^(?:m|s|tw)ister$/)
    expect(index.suggest('zist')).toBeUndefined()
  })

  // shows P95
  it('lets requests in between every few documents', async () => {
    const index = createSearchIndex()
    let taken = 0
    const read: number[] = []
    const many = Array.from({ length: 60 }, (_, place) => ({
      id: `${place}`,
      uid: null,
      kind: 'article',
      title: 'Odds',
      summary: 'What games cost.',
      text: ['A casino that pays. '.repeat(250)],
    }))
    const counted = function* () {
      for (const entry of many) {
        taken += 1
        yield entry
      }
    }
    await index.add(counted(), async () => read.push(taken))
    const most = Math.max(...read.map((count, place) => count - (read[place - 1] ?? 0)))
    expect(index.size).toBe(60)
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
    await index.add([{ id: 'a', kind: 'review', uid: 'a', title: 'Tide Clock', summary: '', text: [] }])
    expect(idsOf(index.find('tide'))).toEqual(['a'])
    expect(idsOf(index.find('copper'))).toEqual(['b'])
    index.remove(['b', 'unknown'])
    expect(index.find('copper')).toEqual([])
    expect(index.size).toBe(2)
  })

  it('finds the same in one part as in many, without what is gone', async () => {
    const index = await filled()
    for (let turn = 0; turn < 30; turn += 1) {
      const title = `Velvet Comet ${turn}`
      await index.add([
        { id: `v${turn % 20}`, uid: null, kind: 'review', title, summary: '', text: ['Café.'] },
      ])
    }
    index.remove(['c'])
    const found = () =>
      index
        .find('velvet')
        .map(({ id, title }) => `${id} ${title}`)
        .toSorted()
    const before = [found(), idsOf(index.find('cafe')).toSorted(), index.size]
    expect(before[2]).toBe(22)
    expect(index.changedShare).toBeGreaterThan(1)
    await index.join()
    expect([found(), idsOf(index.find('cafe')).toSorted(), index.size]).toEqual(before)
    expect(index.changedShare).toBe(0)
    expect([...index.ids()].toSorted()).toEqual(
      ['a', 'b', ...Array.from({ length: 20 }, (_, at) => `v${at}`)].toSorted(),
    )
  })

  it('loses no change that comes while parts are joined', async () => {
    const index = await filled()
    await index.add([{ id: 'd', uid: 'd', kind: 'article', title: 'Tide Clock', summary: '', text: [] }])
    let isFirst = true
    await index.join(async () => {
      if (!isFirst) return
      isFirst = false
      index.remove(['a'])
      await index.add([{ id: 'd', uid: 'd', kind: 'article', title: 'Ebb Clock', summary: '', text: [] }])
    })
    expect(isFirst).toBe(false)
    expect(idsOf(index.find('copper'))).toEqual(['b'])
    expect([idsOf(index.find('tide')), idsOf(index.find('ebb')), index.size]).toEqual([[], ['d'], 3])
  })

  it('has each document once, however many come while parts are joined', async () => {
    const index = await filled()
    const add = (turn: number) =>
      index.add([{ id: `v${turn}`, uid: null, kind: 'review', title: 'Velvet', summary: '', text: [] }])
    await add(0)
    let isFirst = true
    await index.join(async () => {
      if (!isFirst) return
      isFirst = false
      for (let turn = 1; turn < 20; turn += 1) await add(turn)
    })
    expect(index.find('velvet')).toHaveLength(20)
    await index.join()
    expect(index.find('velvet')).toHaveLength(20)
  })

  it('takes the later of two documents with one id', async () => {
    const index = createSearchIndex()
    const texts = ['Copper', 'Tide'].map((title) => ({ ...entries[0]!, title, summary: '' }))
    await index.add(texts)
    expect([index.size, idsOf(index.find('tide')), index.find('copper')]).toEqual([1, ['a'], []])
  })

  it('takes a document that says the same for known', async () => {
    const index = await filled()
    await index.add(entries)
    expect([index.changedShare, index.size]).toEqual([0, 3])
  })
})
