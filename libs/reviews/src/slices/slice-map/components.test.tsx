import { components as ofEverySite } from '@house-edge/slices'
import { SliceZone as VendorSliceZone } from '@prismicio/react'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { components } from './components.ts'

interface Slice {
  slice_type: string
  variation: string
}

const folders = globSync('*/model.json', { cwd: join(import.meta.dirname, '..') }).map((file) =>
  join(import.meta.dirname, '..', file, '..'),
)
const slices = folders.map((folder) => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const { id, variations } = read('model.json') as { id: string; variations: readonly { id: string }[] }
  return { folder, id, variations, mocks: Object.values(read('mocks.json') as Record<string, Slice>) }
})

/** What other teams write when they keep the vendor's zone. */
const VendorZone = VendorSliceZone as ComponentType<{
  slices: readonly object[]
  components: object
  context: object
}>

describe('components', () => {
  it('has one component for each model and no other', () => {
    const modelled = [...Object.keys(ofEverySite), ...slices.map(({ id }) => id)]
    expect(Object.keys(components).toSorted()).toEqual(modelled.toSorted())
  })

  it('has mocks and a small picture of each variation', () => {
    const missing = slices.flatMap(({ folder, variations, mocks }) =>
      variations
        .map(({ id }) => ({ picture: join(folder, `screenshot-${id}.png`), id }))
        .filter(
          ({ picture, id }) =>
            !mocks.some(({ variation }) => variation === id) ||
            !existsSync(picture) ||
            statSync(picture).size > 64_000,
        ),
    )
    expect(slices).toHaveLength(12)
    expect(missing).toEqual([])
  })

  it.each(slices)('render $id under the vendor’s zone alike', ({ mocks }) => {
    const context = { today: '2026-11-20' }
    for (const slice of mocks) {
      const own = components[slice.slice_type]?.({ slice, index: 0, slices: [slice], context })
      const theirs = <VendorZone slices={[slice]} components={components} context={context} />
      expect(renderToStaticMarkup(theirs)).toBe(renderToStaticMarkup(<>{own}</>))
    }
  })
})
