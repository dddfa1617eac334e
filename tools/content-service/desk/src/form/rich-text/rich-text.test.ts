import * as fc from 'fast-check'
import { EditorState } from 'prosemirror-state'
import type { Transaction } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../src/json/json.ts'
import { fromWire } from '../../text/from-wire.ts'
import { schema } from '../../text/schema.ts'
import { toWire } from '../../text/to-wire.ts'
import { textBlocks } from '../../text/wire.ts'
import type { WireBlock, WireSpan } from '../../text/wire.ts'

/** The same document without memory of what it was made of, as after an edit. */
function retyped(value: Json): WireBlock[] {
  return toWire(schema.nodeFromJSON(fromWire(value).toJSON()))
}

function inOrder(blocks: readonly WireBlock[]): unknown {
  return blocks.map((block) => ({
    ...block,
    spans: Array.isArray(block['spans'])
      ? block['spans'].map((span) => JSON.stringify(span)).sort()
      : undefined,
  }))
}

const link = fc.constantFrom(
  { link_type: 'Web', url: 'https://example.org', target: '_blank' },
  { link_type: 'Web', url: '/page' },
  { link_type: 'Document', id: 'page_about' },
  { link_type: 'Media', id: 'file_terms', text: 'Terms' },
)
const kind = fc.oneof(
  fc.constantFrom({ type: 'strong' }, { type: 'em' }),
  fc.constantFrom('aside', 'term').map((label) => ({ type: 'label', data: { label } })),
  link.map((data) => ({ type: 'hyperlink', data })),
  fc.constant({ type: 'strikethrough', colour: 'red' }),
)
const letters = fc.string({
  unit: fc.constantFrom('a', 'é', '😀', '\n', ' ', '\u0301', '\ud83d', '<', '"'),
  maxLength: 24,
})

const textBlock = fc
  .record({
    type: fc.constantFrom(...(Object.keys(textBlocks) as (keyof typeof textBlocks)[])),
    text: letters,
    places: fc.array(fc.record({ from: fc.nat(40), length: fc.integer({ min: 1, max: 20 }), kind }), {
      maxLength: 8,
    }),
    direction: fc.constantFrom('rtl', 'ltr', undefined),
    rest: fc.constantFrom({}, { anchor: 'top' }),
  })
  .map(({ type, text, places, direction, rest }): WireBlock => {
    const spans: WireSpan[] = places.flatMap(({ from, length, kind: rest }) => {
      const start = from % (text.length + 1)
      const end = Math.min(text.length, start + length)
      return end > start ? [{ start, end, ...rest }] : []
    })
    return { type, text, spans, ...(direction ? { direction } : {}), ...rest }
  })
const solidBlock = fc.constantFrom<WireBlock>(
  {
    type: 'image',
    url: '/images/a.svg',
    alt: null,
    copyright: null,
    linkTo: { link_type: 'Document', id: 'x' },
  },
  { type: 'embed', oembed: { embed_url: 'https://example.org/film', type: 'video' } },
  { type: 'group-list', items: [] },
)
const richText = fc
  .array(fc.oneof({ weight: 4, arbitrary: textBlock }, solidBlock), { maxLength: 6 })
  .filter((blocks) => blocks.length !== 1 || blocks[0]?.['text'] !== '')

const plain = (text: string): WireBlock => ({ type: 'paragraph', text, spans: [] })

describe('toWire', () => {
  // shows P68
  it('loses nothing of any rich text that was edited', () => {
    fc.assert(
      fc.property(richText, (blocks) => {
        expect(inOrder(retyped(blocks))).toEqual(inOrder(blocks))
      }),
      { numRuns: 600 },
    )
  })

  it('gives untouched blocks back exactly', () => {
    fc.assert(
      fc.property(richText, (blocks) => {
        expect(toWire(fromWire(blocks))).toEqual(blocks)
      }),
      { numRuns: 200 },
    )
  })

  it('writes a block once, however often its text changes', () => {
    const [one, two] = schema.nodeFromJSON(fromWire([plain('One'), plain('Two')]).toJSON()).children
    const before = toWire(schema.node('doc', null, [one!, two!]))
    const after = toWire(schema.node('doc', null, [two!, one!]))
    expect([after[0] === before[1], after[1] === before[0]]).toEqual([true, true])
  })

  it('keeps alike spans apart that touch', () => {
    const spans = [
      { start: 0, end: 2, type: 'strong' },
      { start: 2, end: 4, type: 'strong' },
    ]
    expect(retyped([{ type: 'paragraph', text: 'abcd', spans }])).toEqual([
      { type: 'paragraph', text: 'abcd', spans },
    ])
  })

  it('keeps overlapping spans of one kind', () => {
    const spans = [
      { start: 0, end: 3, type: 'hyperlink', data: { link_type: 'Web', url: '/a' } },
      { start: 1, end: 4, type: 'hyperlink', data: { link_type: 'Web', url: '/b' } },
    ]
    expect(retyped([{ type: 'paragraph', text: 'abcd', spans }])[0]?.['spans']).toEqual(spans)
  })

  it('counts UTF-16 code units', () => {
    const block = { type: 'paragraph', text: '😀 win', spans: [{ start: 3, end: 6, type: 'em' }] }
    expect(retyped([block])).toEqual([block])
    expect(fromWire([block]).child(0).lastChild?.text).toBe('win')
  })

  it('says nothing for a text of one empty block', () => {
    expect(toWire(fromWire([]))).toEqual([])
    expect(toWire(fromWire([{ type: 'heading2', text: '', spans: [] }]))).toEqual([])
  })

  it('leaves out spans of nothing', () => {
    const block = { type: 'paragraph', text: 'ab', spans: [{ start: 1, end: 1, type: 'em' }] }
    expect(retyped([block])).toEqual([{ ...block, spans: [] }])
  })
})

const edit = fc.record({
  kind: fc.constantFrom('mark', 'unmark', 'insert', 'delete', 'split', 'break'),
  mark: fc.constantFrom('strong', 'em', 'hyperlink', 'label'),
  from: fc.nat(60),
  length: fc.nat(12),
})

describe('toWire: any edits', () => {
  it('end in exactly the editor’s text', () => {
    fc.assert(
      fc.property(richText, fc.array(edit, { maxLength: 8 }), (blocks, edits) => {
        let state = EditorState.create({ doc: fromWire(blocks) })
        for (const one of edits) state = state.apply(edited(state, one))
        const wire = toWire(state.doc)
        for (const { text, spans } of wire) {
          if (typeof text !== 'string') continue
          for (const { start, end } of spans as WireSpan[]) {
            expect(start).toBeLessThan(end)
            expect(end).toBeLessThanOrEqual(text.length)
          }
        }
        expect(inOrder(retyped(wire))).toEqual(inOrder(wire))
      }),
      { numRuns: 400 },
    )
  })
})

interface Edit {
  kind: string
  mark: string
  from: number
  length: number
}

/** One thing an editor might do, at a place that fits. */
function edited(state: EditorState, { kind, mark, from, length }: Edit): Transaction {
  const { doc, tr } = state
  const start = Math.min(from, doc.content.size)
  const end = Math.min(start + length, doc.content.size)
  const type = schema.marks[mark]
  const attrs = { data: { link_type: 'Web', url: '/new' }, label: 'new' }
  if (kind === 'mark' && type) return tr.addMark(start, end, type.create(attrs))
  if (kind === 'unmark' && type) return tr.removeMark(start, end, type)
  if (kind === 'delete') return tr.deleteRange(start, end)
  const place = doc.resolve(start)
  if (!place.parent.isTextblock) return tr
  if (kind === 'insert') return tr.insertText('x😀', start)
  if (kind === 'split') return tr.split(start)
  return place.parent.type.spec.code ? tr : tr.insert(start, schema.node('break'))
}

describe('fromWire', () => {
  it('begins an empty field with its own block', () => {
    expect(fromWire(undefined, 'heading1').child(0).type.name).toBe('heading1')
  })
})
