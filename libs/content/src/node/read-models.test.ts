import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readModels } from './read-models.ts'

function modelsIn(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'models-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return readModels({ customTypes: join(root, 'types'), slices: join(root, 'slices') })
}

const slice = { 'slices/Tip/model.json': '{"id":"tip"}' }

describe('readModels', () => {
  it('reads models by folder, and passes over what has none', () => {
    const models = modelsIn({
      ...slice,
      'types/page/index.json': '{"id":"page"}',
      'types/article/index.json': '{"id":"article"}',
      'types/README.md': 'no model',
      'slices/index.ts': 'no model either',
    })
    expect(models).toEqual({ customTypes: [{ id: 'article' }, { id: 'page' }], slices: [{ id: 'tip' }] })
  })

  it('names a folder that is not there', () => {
    expect(() => modelsIn(slice)).toThrow(
      expect.objectContaining({
        code: 'content/invalid-options',
        message: expect.stringMatching(/^There is no folder ".*types"/),
      }) as Error,
    )
  })

  it('names a file that is no JSON', () => {
    expect(() => modelsIn({ ...slice, 'types/page/index.json': '{' })).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/page.index\.json" is not JSON/) }) as Error,
    )
  })
})
