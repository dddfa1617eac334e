import type { JsonObject } from '../../../src/json/json.ts'

/** A part of a block's text that is marked. Offsets count UTF-16 code units. */
export interface WireSpan extends JsonObject {
  start: number
  end: number
  type: string
}

/** A block of a rich text, as the service keeps it. */
export interface WireBlock extends JsonObject {
  type: string
}

/** The blocks that hold text, with what they are called. */
export const textBlocks = {
  paragraph: 'Text',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  heading4: 'Heading 4',
  heading5: 'Heading 5',
  heading6: 'Heading 6',
  'list-item': 'Bulleted list',
  'o-list-item': 'Numbered list',
  preformatted: 'Preformatted',
} as const

export type TextBlockType = keyof typeof textBlocks

/** Whether blocks of a type hold text. */
export function isTextBlockType(type: string): type is TextBlockType {
  return Object.hasOwn(textBlocks, type)
}
