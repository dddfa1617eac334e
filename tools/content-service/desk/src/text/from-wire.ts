import type { Mark, Node } from 'prosemirror-model'
import { isJsonObject, objectAt } from '../../../src/json/json.ts'
import type { Json, JsonObject } from '../../../src/json/json.ts'
import { schema } from './schema.ts'
import { isTextBlockType } from './wire.ts'
import type { WireBlock, WireSpan } from './wire.ts'

const origins = new WeakMap<Node, WireBlock>()

/** The block a node was made of. A node that is changed is another node, and has none. */
export function originOf(node: Node): WireBlock | undefined {
  return origins.get(node)
}

/**
 * Makes the editor's document of a rich text.
 *
 * @param emptyType What an empty field begins with.
 */
export function fromWire(value: Json | undefined, emptyType = 'paragraph'): Node {
  const blocks = Array.isArray(value) ? value.filter(isWireBlock) : []
  const nodes = blocks.map((block) => {
    const node = nodeOf(block)
    origins.set(node, block)
    return node
  })
  return schema.node('doc', null, nodes.length > 0 ? nodes : [schema.node(emptyType)])
}

function nodeOf(block: WireBlock): Node {
  const { type } = block
  if (isTextBlockType(type) && typeof block['text'] === 'string') {
    const { type: _type, text: _text, spans, direction, ...rest } = block
    const attrs = {
      direction: typeof direction === 'string' ? direction : null,
      rest: Object.keys(rest).length > 0 ? rest : null,
    }
    return schema.node(type, attrs, inlineNodes(block['text'], keyedMarks(spans, block['text'].length), type))
  }
  return schema.node(type === 'image' || type === 'embed' ? type : 'other', { value: block })
}

interface Marked {
  start: number
  end: number
  mark: Mark
}

/** Text between every two places where a span begins or ends; line breaks are nodes of their own. */
function inlineNodes(text: string, marked: readonly Marked[], blockType: string): Node[] {
  const edges = new Set([0, text.length, ...marked.flatMap(({ start, end }) => [start, end])])
  if (blockType !== 'preformatted') {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) edges.add(at).add(at + 1)
  }
  const places = [...edges].sort((a, b) => a - b)
  return places.slice(1).map((end, index) => {
    const start = places[index] ?? 0
    const marks = marked
      .filter((one) => one.start <= start && one.end >= end)
      .reduce((set, { mark }) => mark.addToSet(set), [] as readonly Mark[])
    const piece = text.slice(start, end)
    return piece === '\n' && blockType !== 'preformatted'
      ? schema.node('break', null, undefined, marks)
      : schema.text(piece, marks)
  })
}

/** Spans as marks. Alike ones that touch or overlap get different keys, so that they stay two. */
function keyedMarks(spans: Json | undefined, length: number): Marked[] {
  const valid = (Array.isArray(spans) ? spans.filter(isWireSpan) : [])
    .filter(({ start, end }) => start >= 0 && start < end && end <= length)
    .toSorted((a, b) => a.start - b.start)
  const placed: (Marked & { kind: string; key: number })[] = []
  for (const span of valid) {
    const kind = JSON.stringify(withoutPlace(span))
    const taken = new Set(
      placed.filter((one) => one.kind === kind && one.end >= span.start).map(({ key }) => key),
    )
    let key = 0
    while (taken.has(key)) key++
    placed.push({ start: span.start, end: span.end, mark: markOf(span, key), kind, key })
  }
  return placed
}

function markOf(span: WireSpan, key: number): Mark {
  const rest = withoutPlace(span)
  const names = Object.keys(rest).sort().join()
  const { label } = objectAt(rest, 'data')
  if (names === 'type' && (span.type === 'strong' || span.type === 'em'))
    return schema.mark(span.type, { key })
  if (names === 'data,type' && span.type === 'hyperlink' && isJsonObject(rest['data']))
    return schema.mark('hyperlink', { data: rest['data'], key })
  if (
    names === 'data,type' &&
    span.type === 'label' &&
    typeof label === 'string' &&
    Object.keys(objectAt(rest, 'data')).length === 1
  )
    return schema.mark('label', { label, key })
  return schema.mark('unknown', { value: rest, key })
}

function withoutPlace(span: WireSpan): JsonObject {
  const { start: _start, end: _end, ...rest } = span
  return rest
}

function isWireBlock(value: Json): value is WireBlock {
  return isJsonObject(value) && typeof value['type'] === 'string'
}

function isWireSpan(value: Json): value is WireSpan {
  return isJsonObject(value) && Number.isInteger(value['start']) && Number.isInteger(value['end'])
}
