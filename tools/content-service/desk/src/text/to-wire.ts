import type { Mark, Node } from 'prosemirror-model'
import type { JsonObject } from '../../../src/json/json.ts'
import { originOf } from './from-wire.ts'
import { isTextBlockType } from './wire.ts'
import type { WireBlock, WireSpan } from './wire.ts'

/** A block that is not changed stays the same node. It is written once, because a text has thousands and changes with each key. */
const written = new WeakMap<Node, WireBlock>()

/** Makes a rich text of the editor's document. Blocks that were not touched come back as they were. */
export function toWire(doc: Node): WireBlock[] {
  const { firstChild } = doc
  if (doc.childCount === 1 && firstChild?.isTextblock && firstChild.content.size === 0) return []
  return blocksOf(doc)
}

/** The blocks of a part of a text, also where it is one without words. */
export function blocksOf(doc: Node): WireBlock[] {
  return doc.children.map((node) => {
    const block = originOf(node) ?? written.get(node) ?? blockOf(node)
    written.set(node, block)
    return block
  })
}

function blockOf(node: Node): WireBlock {
  const type = node.type.name
  if (!isTextBlockType(type)) return (node.attrs as { value: WireBlock }).value
  const { direction, rest } = node.attrs as { direction: string | null; rest: JsonObject | null }
  return {
    type,
    text: node.textBetween(0, node.content.size, undefined, '\n'),
    spans: spansOf(node),
    ...(direction === null ? {} : { direction }),
    ...rest,
  }
}

/** What is marked, in the order it begins; what begins together, the longer first. */
function spansOf(node: Node): WireSpan[] {
  const spans: WireSpan[] = []
  let open: { mark: Mark; start: number }[] = []
  const close = (until: number, isOver: (mark: Mark) => boolean): void => {
    for (const { mark, start } of open.filter((one) => isOver(one.mark)))
      spans.push(spanOf(mark, start, until))
    open = open.filter((one) => !isOver(one.mark))
  }
  node.forEach((child, offset) => {
    close(offset, (mark) => !mark.isInSet(child.marks))
    for (const mark of child.marks) {
      if (!open.some((one) => one.mark.eq(mark))) open.push({ mark, start: offset })
    }
  })
  close(node.content.size, () => true)
  return spans.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

function spanOf(mark: Mark, start: number, end: number): WireSpan {
  const { data, label, value } = mark.attrs as { data?: JsonObject; label?: string; value?: JsonObject }
  const type = mark.type.name
  if (type === 'hyperlink') return { start, end, type, data }
  if (type === 'label') return { start, end, type, data: { label } }
  return type === 'unknown' ? ({ start, end, ...value } as WireSpan) : { start, end, type }
}
