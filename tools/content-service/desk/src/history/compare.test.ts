import { describe, expect, it } from 'vitest'
import type { CustomType, ModelsInfo } from '../../../src/desk/contract.ts'
import { compareContents } from './compare.ts'
import { compareWords } from './words.ts'

const model = {
  json: {
    Main: {
      name: { type: 'Text', config: { label: 'Casino' } },
      pros: { type: 'Group', config: { fields: { text: { type: 'Text', config: { label: 'Pro' } } } } },
      body: { type: 'StructuredText' },
      slices: { type: 'Slices', config: { choices: { quote: { type: 'SharedSlice' } } } },
    },
  },
} as unknown as CustomType
const models = {
  types: [],
  slices: [
    { id: 'quote', name: 'Quote', variations: [{ id: 'default', primary: { quote: { type: 'Text' } } }] },
  ],
} as unknown as ModelsInfo
const content = (data: object) => ({ uid: null, tags: [], data }) as Parameters<typeof compareContents>[0]
const quote = (id: string, words: string) => ({
  id,
  slice_type: 'quote',
  variation: 'default',
  primary: { quote: words },
})

describe('compareWords', () => {
  it('keeps what stayed and tells what came and went', () => {
    expect(compareWords('two fair offers', 'two very fair offer')).toEqual([
      { kind: 'same', text: 'two ' },
      { kind: 'added', text: 'very ' },
      { kind: 'same', text: 'fair ' },
      { kind: 'removed', text: 'offers' },
      { kind: 'added', text: 'offer' },
    ])
  })

  it('shows whole words and numbers as changes', () => {
    expect(compareWords('It pays at six, 7.1', 'We wait for hours, 8.1')).toEqual([
      { kind: 'removed', text: 'It pays at six' },
      { kind: 'added', text: 'We wait for hours' },
      { kind: 'same', text: ', ' },
      { kind: 'removed', text: '7.1' },
      { kind: 'added', text: '8.1' },
    ])
  })
})

describe('compareContents', () => {
  it('names the field as the model does', () => {
    expect(compareContents(content({ name: 'A' }), content({ name: 'B' }), model, models)).toMatchObject([
      { path: 'data.name', label: 'Casino', changes: [{ before: { text: 'A' }, after: { text: 'B' } }] },
    ])
  })

  it('compares an item with its past', () => {
    const [difference] = compareContents(
      content({ pros: [{ text: 'one' }, { text: 'two' }] }),
      content({ pros: [{ text: 'zero' }, { text: 'one' }, { text: 'two!' }] }),
      model,
      models,
    )
    expect(difference?.changes.map(({ label, before, after }) => [label, before.text, after.text])).toEqual([
      ['1, pro', '', 'zero'],
      ['3, pro', 'two', 'two!'],
    ])
  })

  // shows P74
  it('tells added, removed and moved slices apart', () => {
    const [difference] = compareContents(
      content({ slices: [quote('a', 'A'), quote('b', 'B'), quote('c', 'C')] }),
      content({ slices: [quote('b', 'B'), quote('c', 'C!'), quote('a', 'A'), quote('d', 'D')] }),
      model,
      models,
    )
    expect(difference?.changes.map(({ note, after }) => note ?? after.text)).toEqual([
      'C!',
      'Quote moved',
      'Quote added',
      'D',
    ])
  })

  it('tells no unkept choice from its model’s default', () => {
    const featured = { json: { Main: { featured: { type: 'Boolean', config: { default_value: true } } } } }
    const compare = (a: object, b: object) =>
      compareContents(content(a), content(b), featured as unknown as CustomType, models)
    expect(compare({ featured: true }, {})).toEqual([])
    expect(compare({ featured: false }, {})).toMatchObject([
      { changes: [{ before: { text: 'no' }, after: { text: 'yes' } }] },
    ])
  })

  it('says so when only looks have changed', () => {
    const block = { type: 'paragraph', text: 'same', spans: [] }
    const strong = { ...block, spans: [{ start: 0, end: 4, type: 'strong' }] }
    const [difference] = compareContents(
      content({ body: [block] }),
      content({ body: [strong] }),
      model,
      models,
    )
    expect(difference?.changes[0]?.note).toContain('The words are the same')
  })
})
