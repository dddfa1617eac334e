import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { components } from './components.ts'

const source = join(import.meta.dirname, '..')
const folders = globSync('*/model.json', { cwd: source }).map((file) => join(source, file, '..'))

interface Model {
  id: string
  variations: readonly { id: string }[]
}

describe('components', () => {
  it('has one component for each model and no other', () => {
    const modelled = folders.map(
      (folder) => JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')).id as string,
    )
    expect(Object.keys(components).toSorted()).toEqual(modelled.toSorted())
  })

  it('has mocks of every variation of every model', () => {
    const missing = folders.flatMap((folder) => {
      const model: Model = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8'))
      const mocks: Record<string, { variation: string }> = JSON.parse(
        readFileSync(join(folder, 'mocks.json'), 'utf8'),
      )
      const shown = new Set(Object.values(mocks).map((mock) => mock.variation))
      return model.variations
        .filter((variation) => !shown.has(variation.id))
        .map((variation) => `${model.id} ${variation.id}`)
    })
    expect(missing).toEqual([])
  })

  // shows P89
  it('has a picture of every variation: `npm run generate:pictures`', () => {
    const missing = folders.flatMap((folder) => {
      const model: Model = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8'))
      return model.variations
        .map(({ id }) => join(folder, `screenshot-${id}.png`))
        .filter((picture) => !existsSync(picture) || statSync(picture).size > 64_000)
    })
    expect(missing).toEqual([])
  })
})
