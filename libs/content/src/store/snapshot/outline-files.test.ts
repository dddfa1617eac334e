import { describe, expect, it } from 'vitest'
import { article, memoryStorage } from '../../testing/store-bench.ts'
import { entryOf } from '../address-index.ts'
import { createShelf, type Shelf } from '../shelf.ts'
import { loadOutlines, saveOutlines } from './outline-files.ts'

const documents = Array.from({ length: 30 }, (_, n) => article(`a-${n}`))
const ids = documents.map(({ id }) => id)

/** A shelf that knows all documents and has room for none. */
function shelfOf(fields: string[], touched: string[] = []): Shelf {
  const shelf = createShelf(1, (id) => touched.push(id), { article: fields })
  for (const document of documents) shelf.index.set(entryOf(document, []))
  return shelf
}

describe('saveOutlines', () => {
  it('writes outlines that come back', async () => {
    const storage = memoryStorage()
    const shelf = shelfOf(['title'])
    for (const document of documents) shelf.outlines.keep(document)
    const saved = await saveOutlines(storage, shelf, ids)

    const again = shelfOf(['title'])
    await loadOutlines(storage, again, saved)
    expect([...again.outlines.values()].map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  it('writes none while all documents have room', async () => {
    const storage = memoryStorage()
    const shelf = createShelf(100_000, () => {}, { article: ['title'] })
    expect(await saveOutlines(storage, shelf, [])).toBeUndefined()
    expect(storage.files.size).toBe(0)
  })
})

describe('loadOutlines', () => {
  it('has every file written anew when fields were changed', async () => {
    const touched: string[] = []
    await loadOutlines(memoryStorage(), shelfOf(['title'], touched), { kind: 'other fields', files: [] })
    expect(touched).toEqual(ids)
  })

  it('passes over files that others wrote', async () => {
    const storage = memoryStorage()
    const others = shelfOf(['title', 'text'])
    for (const document of documents) others.outlines.keep(document)
    const { files } = (await saveOutlines(storage, others, ids)) ?? { files: [] }

    const mine = shelfOf(['title'])
    await loadOutlines(storage, mine, { kind: mine.outlines.kind, files })
    expect([...mine.outlines.values()]).toEqual([])
  })
})
