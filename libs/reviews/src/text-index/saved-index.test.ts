import { appendFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { savedIndex } from './saved-index.ts'
import { createSearchIndex } from './search-index.ts'
import { format } from './segment-file.ts'
import type { SearchEntry } from './segment-writer.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saved-index-'))
})
afterEach(() => rm(folder, { recursive: true }))

const entry = (id: string, title: string, ...text: string[]): SearchEntry => ({
  id,
  uid: id,
  kind: 'article',
  title,
  summary: 'Timed.',
  text,
})
const odds = entry('odds', 'Roulette odds', 'A wheel has thirty-seven numbers, café or not.', 'Tide Clock')
const tables = entry('tables', 'Blackjack tables', 'They are counted by hand.')

async function saved(...entries: SearchEntry[]) {
  const index = createSearchIndex()
  await index.add(entries)
  const disk = savedIndex(folder, 'source')
  await disk.save(index, 'ref-1')
  return { index, disk }
}

async function loaded(source = 'source') {
  const found = await savedIndex(folder, source).load()
  if (typeof found === 'string') throw new TypeError(found)
  return found
}

const file = (name: string): string => join(folder, name)
const idsOf = (hits: readonly { id: string }[]): string[] => hits.map(({ id }) => id)

describe('savedIndex', () => {
  it('finds the same after a start, without its content', async () => {
    const { index } = await saved(odds, tables)
    const { index: again, ref } = await loaded()
    expect(ref).toBe('ref-1')
    expect(again.size).toBe(2)
    for (const question of ['roulette', 'cafe', 'tide clock', 'blakjack', 'by hand', 'nothing of it'])
      expect(again.find(question).map(({ id, score, line }) => [id, score, line])).toEqual(
        index.find(question).map(({ id, score, line }) => [id, score, line]),
      )
  })

  it('writes of a publish what it changed', async () => {
    const many = Array.from({ length: 40 }, (_, place) =>
      entry(`${place}`, `Odds of ${place}`, 'Plain words.'),
    )
    const { index, disk } = await saved(odds, tables, ...many)
    const before = await readFile(file('documents.index'))
    index.remove(['tables'])
    await index.add([entry('odds', 'Poker odds', 'Cards.')])
    await disk.save(index, 'ref-2')
    expect((await readFile(file('documents.index'))).equals(before)).toBe(true)
    const { index: again, ref } = await loaded()
    expect(ref).toBe('ref-2')
    expect(again.size).toBe(41)
    expect(idsOf(again.find('poker'))).toEqual(['odds'])
    expect(again.find('roulette')).toEqual([])
    expect(again.find('blackjack')).toEqual([])
  })

  it('joins what came since when it is a tenth of all', async () => {
    const { index, disk } = await saved(odds, tables)
    await index.add([entry('poker', 'Poker', 'Cards.')])
    await disk.save(index, 'ref-2')
    await rm(file('changes.index'))
    expect(idsOf((await loaded()).index.find('poker'))).toEqual(['poker'])
  })

  it('leaves the documents of another process alone, and the changes to it', async () => {
    const many = Array.from({ length: 40 }, (_, place) =>
      entry(`${place}`, `Odds of ${place}`, 'Plain words.'),
    )
    const { index, disk } = await saved(odds, ...many)
    await saved(tables, odds, ...many)
    const before = await readFile(file('changes.index'))
    await index.add([entry('poker', 'Poker', 'Cards.')])
    await disk.save(index, 'ref-2')
    expect((await readFile(file('changes.index'))).equals(before)).toBe(true)
    await rm(file('documents.index'))
    await disk.save(index, 'ref-2')
    expect(await loaded()).toMatchObject({ ref: 'ref-2', index: { size: 42 } })
  })

  it('says that there is none', async () => {
    expect(await savedIndex(folder, 'source').load()).toBe('absent')
  })

  it.each([
    ['cut short', (name: string) => truncate(name, 900)],
    ['cut within its head', (name: string) => truncate(name, 40)],
    ['longer', (name: string) => appendFile(name, 'more')],
    [
      'altered in one byte',
      async (name: string) => {
        const bytes = await readFile(name)
        bytes[bytes.length - 100]! ^= 1
        await writeFile(name, bytes)
      },
    ],
  ])('refuses a file that is %s', async (_, spoil) => {
    await saved(odds, tables)
    await spoil(file('documents.index'))
    expect(await savedIndex(folder, 'source').load()).toBe('damaged')
  })

  it.each([
    ['of another kind', '{"some":"json"}'],
    ['empty', ''],
  ])('refuses a file that is %s', async (_, text) => {
    await saved(odds)
    await writeFile(file('documents.index'), text)
    expect(await savedIndex(folder, 'source').load()).toBe('foreign')
  })

  it('refuses the file of other content, and of another format', async () => {
    await saved(odds)
    expect(await savedIndex(folder, 'elsewhere').load()).toBe('foreign')
    const bytes = await readFile(file('documents.index'))
    bytes.write('"format":0', bytes.indexOf('"format":'))
    await writeFile(file('documents.index'), bytes)
    expect(await savedIndex(folder, 'source').load()).toBe('foreign')
  })

  it('takes no changes of other documents, nor damaged ones', async () => {
    const many = Array.from({ length: 40 }, (_, place) =>
      entry(`${place}`, `Odds of ${place}`, 'Plain words.'),
    )
    const { index, disk } = await saved(odds, ...many)
    await index.add([tables])
    await disk.save(index, 'ref-2')
    const changes = await readFile(file('changes.index'))
    await truncate(file('changes.index'), 600)
    expect(await loaded()).toMatchObject({ ref: 'ref-1', index: { size: 41 } })
    await saved(tables)
    await writeFile(file('changes.index'), changes)
    expect(await loaded()).toMatchObject({ ref: 'ref-1', index: { size: 1 } })
  })

  it('leaves nothing of a file that could not be written', async () => {
    const index = createSearchIndex()
    await index.add([odds])
    await writeFile(file('taken'), '')
    await expect(savedIndex(file('taken'), 'source').save(index, 'ref-1')).rejects.toMatchObject({
      code: 'EEXIST',
    })
    await saved(odds)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  // Where this fails, texts become other words, lines or bytes than before: raise `format`, so that files are made anew.
  it('has a format for what a file holds', async () => {
    await saved(odds, tables, entry('long', 'The Velvet Comet', '100% up to £50', 'Straße, naïve; don’t'))
    const content = hash('sha256', await readFile(file('documents.index')), 'hex').slice(0, 16)
    expect([format, content]).toEqual([1, '164c38836ea5f0e2'])
  })
})
