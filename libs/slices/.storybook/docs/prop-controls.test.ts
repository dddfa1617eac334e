import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { leafArgs, leafControls, propControl, withLeaves } from './prop-controls.ts'

const mark = createElement('i')
const facts = [
  { label: 'Pays in', value: 2, mark },
  { label: 'Licence', value: 3, mark },
]

describe('propControl', () => {
  it.each([
    ['/casino', 'string | null', { control: { type: 'text' } }],
    [9.2, 'number', { control: { type: 'number' } }],
    [undefined, 'ReactNode', { control: { type: 'text' } }],
    [3, '2 | 3', { control: { type: 'select' }, options: [2, 3] }],
    [mark, 'ReactNode', { control: { disable: true } }],
    [facts, 'unknown', { control: { disable: true } }],
    [Array.from({ length: 61 }, () => [true]), 'boolean[][]', { control: { disable: true } }],
  ])('takes no JSON for %o of type %s', (value, summary, expected) => {
    expect(propControl(value, summary)).toEqual(expected)
  })
})

describe('leafArgs', () => {
  it('names each word and number inside a list', () => {
    expect(leafArgs({ name: 'Copper Lantern', facts })).toEqual({
      'facts.0.label': 'Pays in',
      'facts.0.value': 2,
      'facts.1.label': 'Licence',
      'facts.1.value': 3,
    })
  })
})

describe('leafControls', () => {
  it('counts the entries of a list from one', () => {
    expect(leafControls({ facts })['facts.1.value']).toMatchObject({
      name: 'value',
      control: { type: 'number' },
      table: { category: 'facts 2' },
    })
  })
})

describe('withLeaves', () => {
  it('changes one entry, and keeps the elements beside it', () => {
    const args = { facts, ...leafArgs({ facts }), 'facts.1.label': 'Licensed by' }
    expect(withLeaves(args, { facts })).toEqual({ facts: [facts[0], { ...facts[1], label: 'Licensed by' }] })
    expect((withLeaves(args, { facts })['facts'] as typeof facts)[1]?.mark).toBe(mark)
  })
})
