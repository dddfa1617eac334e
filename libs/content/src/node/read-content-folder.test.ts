import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readContentFolder } from './read-content-folder.ts'

/** A repository folder with these texts as articles. */
function folderWith(...texts: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'house-edge-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'documents', 'article'), { recursive: true })
  for (const [index, text] of texts.entries())
    writeFileSync(join(folder, 'documents', 'article', `${index}.json`), text)
  return folder
}

const article = (id: string) => JSON.stringify({ id, type: 'article', lang: 'en-gb', data: {} })

describe('readContentFolder', () => {
  it('reads documents in the order of their files, with what they leave out', () => {
    const { documents } = readContentFolder(folderWith(article('b'), article('a')))
    expect(documents).toMatchObject([
      { id: 'b', uid: null, tags: [] },
      { id: 'a', uid: null, tags: [] },
    ])
  })

  it('knows its own pictures, and believes in those of other hosts', () => {
    const folder = folderWith(article('a'))
    writeFileSync(join(folder, 'coin.png'), '')
    const { hasFile } = readContentFolder(folder)
    expect(['/coin.png', '/gone.png', 'https://a.test/x.png'].map(hasFile)).toEqual([true, false, true])
  })

  it.each([
    ['an empty folder', [], 'There are no documents'],
    ['a torn file', ['{'], 'holds no JSON'],
    ['another shape', ['{"id":"a"}'], 'wrong at type, lang, data'],
  ])('refuses %s and says where', (_what, texts, words) => {
    expect(() => readContentFolder(folderWith(...texts))).toThrow(
      expect.objectContaining({ message: expect.stringContaining(words) }),
    )
  })
})
