import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPageStore } from './page-store.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'
import { formOf } from './stored-response.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
  file = join(folder, 'deep', 'pages')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function filledStore() {
  const store = createPageStore({ maxBytes: 1_000_000 })
  for (const name of ['/', '/a', '/ä%2F'])
    store.put(name, {
      body: Buffer.from(`<p>${name} ${'again '.repeat(200)}</p>`),
      headers: [['content-type', 'text/html; charset=utf-8']],
      vary: ['x-market'],
    })
  store.put('/font', { body: Buffer.from([0, 10, 255, 10]), headers: [['content-type', 'font/woff2']] })
  await store.settled()
  return store
}

describe('readSnapshot', () => {
  it('brings back what was written, byte for byte, tags included', async () => {
    const before = await filledStore()
    writeSnapshot(file, 'build-1', before)
    const after = createPageStore({ maxBytes: 1_000_000 })
    expect(readSnapshot(file, 'build-1', after)).toBeUndefined()
    expect([...after.entries()]).toEqual([...before.entries()])
    expect(formOf(after.get('/a')!, 'identity').body.toString()).toContain('<p>/a again')
    expect(after.bytes).toBe(before.bytes)
  })

  it('leaves the old file until the new one is whole', async () => {
    const store = await filledStore()
    writeSnapshot(file, 'build-1', store)
    writeSnapshot(file, 'build-2', store)
    expect(readdirSync(join(folder, 'deep'))).toEqual(['pages'])
    expect(readSnapshot(file, 'build-2', createPageStore({ maxBytes: 1_000_000 }))).toBeUndefined()
  })

  it('uses nothing of another build', async () => {
    writeSnapshot(file, 'build-1', await filledStore())
    const store = createPageStore({ maxBytes: 1_000_000 })
    expect(readSnapshot(file, 'build-2', store)).toBe('mismatched')
    expect(store.size).toBe(0)
  })

  it('uses nothing of a damaged file', async () => {
    writeSnapshot(file, 'build-1', await filledStore())
    const whole = readFileSync(file)
    const store = createPageStore({ maxBytes: 1_000_000 })
    for (let at = 0; at < whole.length; at += 7) {
      const damaged = Buffer.from(whole)
      damaged[at]! ^= 0x41
      writeFileSync(file, damaged)
      expect(['corrupted', 'mismatched']).toContain(readSnapshot(file, 'build-1', store))
    }
    writeFileSync(file, whole.subarray(0, -1))
    expect(readSnapshot(file, 'build-1', store)).toBe('corrupted')
    expect(store.size).toBe(0)
  })

  it('says that there is none', () => {
    expect(readSnapshot(join(folder, 'none'), 'build-1', createPageStore({ maxBytes: 1 }))).toBe('not-found')
  })
})
