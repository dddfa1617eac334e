import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lineSink } from './stored-texts.ts'
import { savedIndex } from './saved-index.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import type { SearchEntry } from './segment-writer.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lines-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** More than stays in memory. */
const long = 'Plain words of a long article, again and again. '.repeat(12_000)
const entry = (id: string): SearchEntry => ({
  id,
  uid: id,
  kind: 'article',
  title: `Title ${id}`,
  summary: `Ünïcode ${id}`,
  text: [`Only ${id} says this in a sentence of its own.`, long],
})
const shownOf = (index: SearchIndex) =>
  index
    .find('sentence')
    .map(({ id, title, summary, line }) => [id, title, summary, line])
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other))

describe('lineSink', () => {
  it('puts many texts into a file without a name, and reads them as they were', async () => {
    const sink = lineSink(folder)
    const texts = ['first', long, long, 'é in between', long]
    const ends = texts.map((text) => (sink.addText(text), sink.byteLength))
    const lines = sink.done()
    expect(texts.map((_, at) => lines.text(ends[at - 1] ?? 0, ends[at]!))).toEqual(texts)
    expect(await readdir(folder)).toEqual([])
    const again = lineSink()
    again.addLines(lines, ends[0]!, ends[3]!)
    expect(again.done().text(0, long.length)).toBe(long)
  })

  it('keeps them in memory where no file can be made', () => {
    const sink = lineSink('/dev/null/no-folder')
    for (let count = 0; count < 3; count += 1) sink.addText(long)
    expect(sink.done().text(long.length * 2, long.length * 3)).toBe(long)
  })
})

describe('an index whose lines are in a file', () => {
  // shows P95
  it('shows the same when it is saved, changed, joined and loaded', async () => {
    const index = createSearchIndex(undefined, folder)
    await index.add(['alpha', 'bravo'].map(entry))
    const before = shownOf(index)
    expect(before).toMatchObject([
      ['alpha', 'Title alpha', 'Ünïcode alpha', 'Only alpha says this in a sentence of its own.'],
      ['bravo', 'Title bravo', 'Ünïcode bravo', 'Only bravo says this in a sentence of its own.'],
    ])
    const disk = savedIndex(folder, 'source')
    await disk.save(index, 'a')
    expect(shownOf(index)).toEqual(before)
    await index.add([entry('charlie')])
    index.remove(['alpha'])
    await disk.save(index, 'b')
    const after = shownOf(index)
    expect(after.map(([id]) => id)).toEqual(['bravo', 'charlie'])
    const loaded = await savedIndex(folder, 'source').load()
    expect(typeof loaded === 'object' && shownOf(loaded.index)).toEqual(after)
  })
})
