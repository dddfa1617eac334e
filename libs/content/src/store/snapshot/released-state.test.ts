import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { benchWith, memoryStorage } from '../../testing/store-bench.ts'

const folder = join(import.meta.dirname, '../../../fixture/released')
const versions = readdirSync(folder)

function storageOf(file: string, change: (text: string) => string = (text) => text) {
  const storage = memoryStorage()
  const kept = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>
  for (const [name, text] of Object.entries(kept)) storage.files.set(name, change(text))
  return storage
}

describe('createSnapshotKeeper', () => {
  it.each(versions)('goes on with what a store of %s kept, while the service is away', async (file) => {
    const { store, service } = benchWith([], { storage: storageOf(file) })
    service.fail(new Error('refused'))
    expect(await store.lookup('article', 'odds')).toBe('found')
    expect((await store.client.getByUid('article', 'evens')).data).toEqual({ title: 'Evens' })
    expect((await store.client.getByType('article')).results).toHaveLength(2)
  })

  it.each(versions)('says that it takes nothing of what a later store than that of %s kept', async (file) => {
    const storage = storageOf(file, (text) => text.replace('"format":1', '"format":2'))
    const { store, service, events } = benchWith([], { storage })
    service.fail(new Error('refused'))
    expect(await store.lookup('article', 'odds')).toBe('unknown')
    const message = expect.stringContaining('of a later release (format 2; this one reads 1)') as string
    expect(events).toContainEqual({ type: 'snapshot', action: 'ignored', documents: 0, message })
  })
})
