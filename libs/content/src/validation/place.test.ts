import { describe, expect, it } from 'vitest'
import { parseModels } from './models.ts'
import { placeOf } from './place.ts'

const models = parseModels({
  customTypes: [
    {
      id: 'review',
      json: {
        Main: {
          uid: { type: 'UID' },
          intro_text: { type: 'StructuredText' },
          bonuses: {
            type: 'Group',
            config: { label: 'Bonuses', fields: { bonus: { type: 'Text', config: { label: 'Bonus' } } } },
          },
        },
        Page: { slices: { type: 'Slices', config: { choices: { tip: { type: 'SharedSlice' } } } } },
      },
    },
  ],
  slices: [
    {
      id: 'tip',
      name: 'Tip',
      variations: [
        { id: 'default', primary: { title: { type: 'Text', config: { label: 'Heading' } } } },
        { id: 'long', primary: { body: { type: 'Text' } } },
      ],
    },
  ],
})
const document = {
  type: 'review',
  data: {
    bonuses: [{}, {}],
    slices: [
      { slice_type: 'tip', variation: 'default' },
      { slice_type: 'dice', variation: 'default' },
    ],
  },
}
const place = (...path: (string | number)[]) => placeOf(models, document, path)

describe('placeOf', () => {
  it('names a field of a group as its editor sees it', () => {
    expect(place('bonuses', 1, 'bonus')).toEqual({
      tab: 'Main',
      field: 'bonuses[1].bonus',
      label: 'Bonuses › 2 › Bonus',
    })
  })

  it('names a slice by itself, without its zone', () => {
    expect(place('slices', 0, 'primary', 'title')).toEqual({
      tab: 'Page',
      field: 'slices[0].primary.title',
      label: 'Tip (slice 1) › Heading',
    })
  })

  it('names a slice without a model by its type', () => {
    expect(place('slices', 1).label).toBe('dice (slice 2)')
  })

  it('names the zone where the zone is meant', () => {
    expect(place('slices').label).toBe('slices')
  })

  it('counts paragraphs, and goes no deeper into a text', () => {
    expect(place('intro_text', 2, 'spans', 0)).toMatchObject({
      field: 'intro_text[2].spans[0]',
      label: 'intro text › paragraph 3',
    })
  })

  it('names no tab for a field or a type it does not know', () => {
    expect(place('odd_field')).toEqual({ tab: undefined, field: 'odd_field', label: 'odd field' })
    expect(placeOf(models, { type: 'gone', data: {} }, ['title']).tab).toBeUndefined()
  })
})
