import { describe, expect, it } from 'vitest'
import { buildDocument } from '../testing/build-document.ts'
import { createDocumentCheck } from './document-check.ts'
import { emptyValueOf, schemaOfFields, type Strictness } from './field-schema.ts'

const zone = {
  type: 'Slices',
  config: { choices: { hero: { type: 'SharedSlice' }, old: { type: 'Slice' } } },
}
const type = { id: 'page', json: { Main: { title: { type: 'Text' }, slices: zone } } }
const slice = (id: string) => ({
  id,
  variations: [{ id: 'default', primary: { level: { type: 'Number' } }, items: {} }],
})

const check = (strictness: Strictness) =>
  createDocumentCheck(
    {
      types: new Map([['page', type]]),
      slices: new Map(['hero', 'quote'].map((id) => [id, slice(id)])),
    },
    strictness,
  )
const page = (data: Record<string, unknown>) => buildDocument({ type: 'page', uid: 'a', data })

describe('createDocumentCheck', () => {
  it('names the field and what stands in it', () => {
    const slices = [{ slice_type: 'hero', variation: 'default', primary: { level: 'high' } }]
    expect(check('shape').faultsOf(page({ title: 7, slices }))).toEqual([
      { path: ['title'], what: 'is a number where text is expected' },
      { path: ['slices', 0, 'primary', 'level'], what: 'is text where a number is expected' },
    ])
  })

  it('asks editors alone about slices a page does not take, and variations', () => {
    const slices = [
      { slice_type: 'quote', variation: 'default' },
      { slice_type: 'hero', variation: 'wide' },
    ]
    expect(check('shape').faultsOf(page({ slices }))).toEqual([])
    expect(
      check('model')
        .faultsOf(page({ slices }))
        .map(({ path }) => path),
    ).toEqual([
      ['slices', 0],
      ['slices', 1, 'variation'],
    ])
  })

  it('passes over slices from before they were shared, and types without a model', () => {
    expect(check('model').faultsOf(page({ slices: [{ slice_type: 'old' }] }))).toEqual([])
    expect(check('model').faultsOf(buildDocument({ type: 'unknown', data: { title: 7 } }))).toEqual([])
  })
})

describe('schemaOfFields', () => {
  it.each([
    [{ type: 'Color' }, 'red'],
    [{ type: 'Select', config: { options: ['a'] } }, 'b'],
    [{ type: 'Number', config: { min: 1, max: 3 } }, 4],
    [{ type: 'Date' }, '2026-02-30'],
    [{ type: 'Timestamp' }, 'noon'],
  ])('holds editors, not readers, to the options of %j', (field, value) => {
    const good = (strictness: Strictness) =>
      schemaOfFields({ field }, strictness).safeParse({ field: value }).success
    expect([good('shape'), good('model')]).toEqual([true, false])
  })

  it('accepts what the service sends for a field that is not filled in', () => {
    for (const kind of ['Text', 'Boolean', 'StructuredText', 'Image', 'Link', 'GeoPoint', 'Group', 'Table']) {
      const field = { type: kind }
      expect([
        kind,
        schemaOfFields({ field }, 'model').safeParse({ field: emptyValueOf(field) }).success,
      ]).toEqual([kind, true])
    }
  })
})
