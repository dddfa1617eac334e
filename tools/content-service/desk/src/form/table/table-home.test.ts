import { describe, expect, it } from 'vitest'
import type { CustomType, ModelsInfo } from '../../../../src/desk/contract.ts'
import { homeOfTable } from './table-home.ts'

const text = (...lines: string[]) => lines.map((line) => ({ type: 'paragraph', text: line, spans: [] }))
const table = { body: { rows: [] } }
const pasted = { table, lines: ['Method | Days', 'Card | 3'] }

function typeWith(...choices: string[]): CustomType {
  const slices = Object.fromEntries(choices.map((id) => [id, { type: 'SharedSlice' }]))
  const json = {
    Main: { summary: { type: 'StructuredText' }, body: { type: 'Slices', config: { choices: slices } } },
  }
  return { id: 'page', repeatable: true, status: true, json } as CustomType
}

const models: ModelsInfo = {
  types: [],
  slices: [
    { id: 'words', type: 'SharedSlice', name: 'Words', variations: [{ id: 'default', primary: {} }] },
    {
      id: 'rate_table',
      type: 'SharedSlice',
      name: 'RateTable',
      variations: [{ id: 'default', primary: { rates: { type: 'Table' } } }],
    },
  ],
}

describe('homeOfTable', () => {
  it('makes a slice behind the text’s, without its lines', () => {
    const words = (content: ReturnType<typeof text>) => ({ slice_type: 'words', primary: { content } })
    const last = words(text('The end.'))
    const content = {
      uid: null,
      tags: [],
      data: { body: [words(text('Before.', ...pasted.lines, 'After.')), last] },
    }
    const home = homeOfTable(
      pasted,
      'data.body.0.primary.content',
      content,
      typeWith('words', 'rate_table'),
      models,
    )
    expect(home).toMatchObject({ name: 'Rate table', path: 'data.body.1.primary.rates' })
    expect(home?.move(content).data['body']).toMatchObject([
      words(text('Before.', 'After.')),
      { slice_type: 'rate_table', variation: 'default', primary: { rates: table } },
      last,
    ])
  })

  it('is nowhere without a slice or field for tables', () => {
    const content = { uid: null, tags: [], data: { summary: text(...pasted.lines) } }
    expect(homeOfTable(pasted, 'data.summary', content, typeWith('words'), models)).toBeUndefined()
    expect(homeOfTable(pasted, 'data.summary', content, typeWith('rate_table'), models)?.path).toBe(
      'data.body.0.primary.rates',
    )
  })
})
