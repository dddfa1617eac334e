import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadModels } from './load.ts'
import { pathOfNew, readModelFiles } from './model-files.ts'

/** A folder of types without any, and two folders of slices, of one slice each. */
function twoLibraries() {
  const root = mkdtempSync(join(tmpdir(), 'content-models-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [customTypes, ...slices] = ['types', 'own', 'bought'].map((name) => {
    mkdirSync(join(root, name))
    return join(root, name)
  }) as [string, string, string]
  for (const [at, id] of ['faq', 'quote'].entries()) {
    const folder = join(slices[at] ?? '', id)
    mkdirSync(folder)
    const model = { id, type: 'SharedSlice', name: id, variations: [{ id: 'default' }] }
    writeFileSync(join(folder, 'model.json'), JSON.stringify(model))
    writeFileSync(join(folder, 'screenshot-default.png'), '')
  }
  return { customTypes, slices }
}

describe('loadModels', () => {
  it('reads slices of several folders, with their pictures', async () => {
    const { slices, slicePictures } = await loadModels(twoLibraries())
    expect([...slices.keys()]).toEqual(['faq', 'quote'])
    expect([...slicePictures.keys()]).toEqual(['faq/default', 'quote/default'])
  })
})

describe('readModelFiles', () => {
  it('finds each slice in its own folder, and puts new ones into the first', async () => {
    const folders = twoLibraries()
    const files = await readModelFiles('slices', folders)
    expect([...files].map(([id, { path }]) => [id, path])).toEqual([
      ['faq', join(folders.slices[0] ?? '', 'faq/model.json')],
      ['quote', join(folders.slices[1] ?? '', 'quote/model.json')],
    ])
    expect(pathOfNew('slices', { name: 'Odds table' }, folders)).toBe(
      join(folders.slices[0] ?? '', 'OddsTable/model.json'),
    )
  })
})
