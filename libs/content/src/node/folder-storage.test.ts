import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderStorage } from './folder-storage.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-storage-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('folderStorage', () => {
  it('gives back what was written, and nothing else', async () => {
    const storage = folderStorage(join(folder, 'made/when/needed'))
    expect(await storage.read('a.json')).toBeUndefined()
    await storage.write('a.json', 'one')
    await storage.write('a.json', 'two')
    expect(await storage.read('a.json')).toBe('two')
  })

  it('never shows a half-written file', async () => {
    const storage = folderStorage(folder)
    const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(200_000))
    await storage.write('x', texts[0] as string)
    const seen: (string | undefined)[] = []
    await Promise.all([
      ...texts.map((text) => storage.write('x', text)),
      ...Array.from({ length: 30 }, async () => void seen.push(await storage.read('x'))),
    ])
    expect(seen.every((text) => text !== undefined && texts.includes(text))).toBe(true)
    expect(await readdir(folder)).toEqual(['x'])
  })

  it('leaves nothing behind when it cannot write', async () => {
    await writeFile(join(folder, 'file'), '')
    await expect(folderStorage(join(folder, 'file')).write('a', 'x')).rejects.toThrow(/ENOTDIR|EEXIST/)
    expect(await readdir(folder)).toEqual(['file'])
  })
})
