import { isJsonObject, objectAt, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { FieldConfig } from '../models/model.ts'
import { fault, takeItems, texts, within } from './intake.ts'
import type { Intake } from './intake.ts'
import { takeEmbed } from './take-embed.ts'
import { takePicture } from './take-image.ts'
import { takeLink } from './take-link.ts'

const textBlocks = new Set([
  'paragraph',
  'preformatted',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'heading5',
  'heading6',
  'list-item',
  'o-list-item',
])

/** A rich text with only the blocks and spans its model allows; everything when there is no model, as in a table. */
export function takeRichText(
  config: FieldConfig | undefined,
  value: Json | undefined,
  at: Intake,
): Json[] | undefined {
  const names = at.isForeign ? undefined : (config?.multi ?? config?.single)
  const allowed = names === undefined ? undefined : new Set(names.split(',').map((name) => name.trim()))
  const blocks = takeItems(value, at)
    .map(([place, block]) => takeBlock(block, allowed, place))
    .filter((block) => block !== undefined)

  if (config?.single !== undefined && blocks.length > 1 && !at.isForeign) {
    return fault(at, 'not-allowed', 'must be one block')
  }
  const [first] = blocks
  const isEmpty = blocks.length === 0 || (blocks.length === 1 && first?.['text'] === '')
  return isEmpty ? undefined : blocks
}

function takeBlock(
  block: JsonObject,
  allowed: ReadonlySet<string> | undefined,
  at: Intake,
): JsonObject | undefined {
  const type = textAt(block, 'type') ?? ''
  if (allowed && !allowed.has(type)) return fault(at, 'not-allowed', `cannot hold the block "${type}"`)
  if (type === 'image') return takeImageBlock(block, at)
  if (type === 'embed') {
    const oembed = takeEmbed(objectAt(block, 'oembed'), within(at, 'oembed'))
    return oembed && { type, oembed }
  }
  if (!textBlocks.has(type)) return fault(at, 'wrong-kind', `does not know the block "${type}"`)

  const { text } = block
  if (typeof text !== 'string') return fault(within(at, 'text'), 'wrong-kind', 'must be a text')
  const spans = takeItems(block['spans'], within(at, 'spans'))
    .map(([place, span]) => takeSpan(span, text.length, allowed, place))
    .filter((span) => span !== undefined)
  return { type, text, spans, ...texts(block, ['direction', 'label']) }
}

function takeImageBlock(block: JsonObject, at: Intake): JsonObject | undefined {
  const picture = takePicture(block, undefined, at)
  const { linkTo } = block
  const link = isJsonObject(linkTo) ? takeLink(undefined, linkTo, within(at, 'linkTo')) : undefined
  return picture && { type: 'image', ...picture, ...(link ? { linkTo: link } : {}) }
}

function takeSpan(
  span: JsonObject,
  length: number,
  allowed: ReadonlySet<string> | undefined,
  at: Intake,
): JsonObject | undefined {
  const { start, end } = span
  const type = textAt(span, 'type') ?? ''
  if (!isWithin(start, length) || !isWithin(end, length) || start > end) {
    return fault(at, 'out-of-range', 'must begin and end within the text')
  }
  // Left behind by editors when the marked text is deleted.
  if (start === end) return undefined
  // Models list labels apart from blocks and spans.
  if (type !== 'label' && allowed && !allowed.has(type)) {
    return fault(at, 'not-allowed', `cannot hold the span "${type}"`)
  }
  switch (type) {
    case 'strong':
    case 'em':
      return { start, end, type }
    case 'label':
      return { start, end, type, data: { label: textAt(objectAt(span, 'data'), 'label') ?? '' } }
    case 'hyperlink': {
      const data = takeLink(undefined, objectAt(span, 'data'), within(at, 'data'))
      return data && { start, end, type, data }
    }
    default:
      return fault(at, 'wrong-kind', `does not know the span "${type}"`)
  }
}

function isWithin(value: Json | undefined, length: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= length
}
