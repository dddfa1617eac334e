import { isJsonObject, objectAt, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { FieldConfig } from '../models/model.ts'
import { fault, takeItems, texts } from './intake.ts'
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
  path: string,
  intake: Intake,
): Json[] | undefined {
  const names = intake.isForeign ? undefined : (config?.multi ?? config?.single)
  const allowed = names === undefined ? undefined : new Set(names.split(',').map((name) => name.trim()))
  const blocks = takeItems(value, path, intake)
    .map(([place, block]) => takeBlock(block, allowed, place, intake))
    .filter((block) => block !== undefined)

  if (config?.single !== undefined && blocks.length > 1 && !intake.isForeign) {
    return fault(intake, path, 'not-allowed', 'must be one block')
  }
  const [first] = blocks
  const isEmpty = blocks.length === 0 || (blocks.length === 1 && first?.['text'] === '')
  return isEmpty ? undefined : blocks
}

function takeBlock(
  block: JsonObject,
  allowed: ReadonlySet<string> | undefined,
  path: string,
  intake: Intake,
): JsonObject | undefined {
  const type = textAt(block, 'type') ?? ''
  if (allowed && !allowed.has(type))
    return fault(intake, path, 'not-allowed', `cannot hold the block "${type}"`)
  if (type === 'image') return takeImageBlock(block, path, intake)
  if (type === 'embed') {
    const oembed = takeEmbed(objectAt(block, 'oembed'), `${path}.oembed`, intake)
    return oembed && { type, oembed }
  }
  if (!textBlocks.has(type)) return fault(intake, path, 'wrong-kind', `does not know the block "${type}"`)

  const { text } = block
  if (typeof text !== 'string') return fault(intake, `${path}.text`, 'wrong-kind', 'must be a text')
  const spans = takeItems(block['spans'], `${path}.spans`, intake)
    .map(([place, span]) => takeSpan(span, text.length, allowed, place, intake))
    .filter((span) => span !== undefined)
  return { type, text, spans, ...texts(block, ['direction', 'label']) }
}

function takeImageBlock(block: JsonObject, path: string, intake: Intake): JsonObject | undefined {
  const picture = takePicture(block, undefined, path, intake)
  const { linkTo } = block
  const link = isJsonObject(linkTo) ? takeLink(undefined, linkTo, `${path}.linkTo`, intake) : undefined
  return picture && { type: 'image', ...picture, ...(link ? { linkTo: link } : {}) }
}

function takeSpan(
  span: JsonObject,
  length: number,
  allowed: ReadonlySet<string> | undefined,
  path: string,
  intake: Intake,
): JsonObject | undefined {
  const { start, end } = span
  const type = textAt(span, 'type') ?? ''
  if (!isWithin(start, length) || !isWithin(end, length) || start > end) {
    return fault(intake, path, 'out-of-range', 'must begin and end within the text')
  }
  if (start === end) return undefined
  if (type !== 'label' && allowed && !allowed.has(type)) {
    return fault(intake, path, 'not-allowed', `cannot hold the span "${type}"`)
  }
  switch (type) {
    case 'strong':
    case 'em':
      return { start, end, type }
    case 'label':
      return { start, end, type, data: { label: textAt(objectAt(span, 'data'), 'label') ?? '' } }
    case 'hyperlink': {
      const data = takeLink(undefined, objectAt(span, 'data'), `${path}.data`, intake)
      return data && { start, end, type, data }
    }
    default:
      return fault(intake, path, 'wrong-kind', `does not know the span "${type}"`)
  }
}

function isWithin(value: Json | undefined, length: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= length
}
