import type { FieldConfig } from '../../../../src/desk/contract.ts'
import { isTextBlockType, textBlocks } from '../../text/wire.ts'
import type { TextBlockType } from '../../text/wire.ts'

/** What a field lets its text consist of. */
export interface Allowed {
  /** Blocks that hold text, in the order they are offered. */
  blocks: readonly TextBlockType[]
  /** What a new line begins as. */
  first: TextBlockType
  marks: ReadonlySet<string>
  labels: readonly string[]
  hasImages: boolean
  hasEmbeds: boolean
  isSingle: boolean
}

const everything = [...Object.keys(textBlocks), 'image', 'embed', 'strong', 'em', 'hyperlink']

/** Reads what a model allows: `multi` or `single`, or everything when neither is said. */
export function allowedBy(config: FieldConfig | undefined): Allowed {
  const said = config?.multi ?? config?.single
  const names = said === undefined ? everything : said.split(',').map((name) => name.trim())
  const blocks = (Object.keys(textBlocks) as TextBlockType[]).filter((type) => names.includes(type))
  return {
    blocks,
    first: blocks[0] ?? 'paragraph',
    marks: new Set([
      ...names.filter((name) => !isTextBlockType(name)),
      ...((config?.labels?.length ?? 0) > 0 ? ['label'] : []),
    ]),
    labels: config?.labels ?? [],
    hasImages: names.includes('image'),
    hasEmbeds: names.includes('embed'),
    isSingle: config?.multi === undefined && config?.single !== undefined,
  }
}
