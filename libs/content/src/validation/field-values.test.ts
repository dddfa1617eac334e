import type { PrismicDocument } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import { fieldValues } from './field-values.ts'
import { parseModels } from './models.ts'

const text = { type: 'Text' }
const models = parseModels({
  customTypes: [
    {
      id: 'review',
      json: {
        Main: {
          title: { ...text, config: { label: 'Title' } },
          links: { type: 'Link', config: { repeat: true } },
          bonuses: { type: 'Group', config: { fields: { bonus: text } } },
          slices: { type: 'Slices', config: { choices: { tip: { type: 'SharedSlice' } } } },
        },
      },
    },
  ],
  slices: [
    {
      id: 'tip',
      variations: [
        { id: 'default', primary: { title: text }, items: { point: text } },
        { id: 'long', primary: { body: text }, items: {} },
      ],
    },
  ],
})

const valuesOf = (data: Record<string, unknown>, type = 'review') =>
  [...fieldValues(models, { type, data } as unknown as PrismicDocument)]
    .filter(({ value }) => value !== undefined)
    .map(({ path, value }) => `${path.join('.')}=${String(value)}`)

describe('fieldValues', () => {
  it('finds values in fields, repeated links and groups', () => {
    expect(valuesOf({ title: 'a', links: ['b', 'c'], bonuses: [{ bonus: 'd' }] })).toEqual([
      'title=a',
      'links.0=b',
      'links.1=c',
      'bonuses.0.bonus=d',
    ])
  })

  it('finds values of slices, by their variation', () => {
    const slices = [
      { slice_type: 'tip', variation: 'default', primary: { title: 'a' }, items: [{ point: 'b' }] },
      { slice_type: 'tip', variation: 'long', primary: { title: 'unread', body: 'c' } },
    ]
    expect(valuesOf({ slices })).toEqual([
      'slices.0.primary.title=a',
      'slices.0.items.0.point=b',
      'slices.1.primary.body=c',
    ])
  })

  it('hands along what the model says of a field', () => {
    const [title] = fieldValues(models, { type: 'review', data: {} } as unknown as PrismicDocument)
    expect(title).toMatchObject({ path: ['title'], type: 'Text', config: { label: 'Title' } })
  })

  it('takes an unknown variation for the first', () => {
    const slices = [{ slice_type: 'tip', variation: 'gone', primary: { title: 'a' } }]
    expect(valuesOf({ slices })).toEqual(['slices.0.primary.title=a'])
  })

  it('passes over slices and types without a model', () => {
    expect(valuesOf({ slices: [{ slice_type: 'dice', primary: { title: 'a' } }, null] })).toEqual([])
    expect(valuesOf({ title: 'a' }, 'gone')).toEqual([])
  })

  it('bears values of any other form', () => {
    expect(valuesOf({ links: 'no list', bonuses: { bonus: 'a' }, slices: 7 })).toEqual([])
  })
})
