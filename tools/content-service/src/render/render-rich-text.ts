import { isJsonObject, objectAt, objectsAt, objectsIn } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { RenderContext } from './context.ts'
import { renderEmbed } from './render-embed.ts'
import { renderImage } from './render-image.ts'
import { renderLink } from './render-link.ts'

/** A rich text as it is sent: lists flat, links complete. */
export function renderRichText(value: Json | undefined, context: RenderContext): Json[] {
  const blocks = objectsIn(value)
  return blocks.map((block) => renderBlock(block, context))
}

function renderBlock(block: JsonObject, context: RenderContext): JsonObject {
  switch (block['type']) {
    case 'image': {
      const { linkTo } = block
      return {
        type: 'image',
        ...renderImage(block, undefined, context),
        ...(isJsonObject(linkTo) ? { linkTo: renderLink(linkTo, [], context) } : {}),
      }
    }
    case 'embed':
      return { type: 'embed', oembed: renderEmbed(objectAt(block, 'oembed')) }
    default:
      return {
        ...block,
        text: block['text'] ?? '',
        spans: objectsAt(block, 'spans').map((span) => renderSpan(span, context)),
      }
  }
}

function renderSpan(span: JsonObject, context: RenderContext): JsonObject {
  return span['type'] === 'hyperlink'
    ? { ...span, data: renderLink(objectAt(span, 'data'), [], context) }
    : span
}
