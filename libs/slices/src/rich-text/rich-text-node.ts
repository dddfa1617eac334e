/**
 * What a rich text field holds once everything that cannot be shown is gone, in
 * the vendor's own shape.
 *
 * @module
 */
import type { RTEmbedNode, RTImageNode, RTInlineNode, RTTextNode } from '@prismicio/client'
import { readImage } from '../field/image.ts'
import { linkField, linkProps } from '../field/link.ts'
import { isRecord } from '../field/record.ts'
import { readNumber, readText } from '../field/scalar.ts'
import { headingLevels } from './read-headings.ts'

/** One block of rich text. */
export type RichTextNode = RTTextNode | RTImageNode | RTEmbedNode

const textTypes = new Set<unknown>([
  'paragraph',
  'preformatted',
  'list-item',
  'o-list-item',
  ...Object.keys(headingLevels),
])

/** Reads a rich text field. Blocks that are empty or unknown are left out. */
export function readRichText(value: unknown): readonly RichTextNode[] {
  return Array.isArray(value) ? value.flatMap((node) => readNode(node) ?? []) : []
}

/** The level of a heading, if it is one. The title of the page is its only h1. */
export function headingLevel({ type }: RichTextNode): 2 | 3 | 4 | undefined {
  return headingLevels[type]
}

function readNode(node: unknown): RichTextNode | undefined {
  if (!isRecord(node)) return undefined
  if (node['type'] === 'image') return readImage(node) && (node as unknown as RTImageNode)
  if (node['type'] === 'embed') {
    const isEmbed = isRecord(node['oembed']) && readText(node['oembed']['embed_url']) !== undefined
    return isEmbed ? (node as unknown as RTEmbedNode) : undefined
  }
  const { type, text, spans, direction } = node
  if (!textTypes.has(type) || typeof text !== 'string' || text.trim() === '') return undefined
  const marks = Array.isArray(spans) ? spans.flatMap((span) => readSpan(span, text.length) ?? []) : []
  // A heading links to itself already, and a link inside a link is none.
  const isHeading = String(type).startsWith('heading')
  return {
    type,
    text,
    spans: sideBySide(isHeading ? marks.filter((mark) => mark.type !== 'hyperlink') : marks),
    ...(direction === 'rtl' && { direction }),
  } as RTTextNode
}

function readSpan(span: unknown, length: number): RTInlineNode | undefined {
  if (!isRecord(span)) return undefined
  const start = readNumber(span['start'], { min: 0, max: length })
  const end = readNumber(span['end'], { min: 0 })
  if (start === undefined || end === undefined || end <= start) return undefined
  const range = { start: Math.trunc(start), end: Math.trunc(Math.min(end, length)) }
  if (span['type'] === 'strong' || span['type'] === 'em') return { ...range, type: span['type'] }
  const link = span['type'] === 'hyperlink' ? linkProps(span['data']) : undefined
  return link && { ...range, type: 'hyperlink', data: linkField(link) }
}

/**
 * Marks of one kind side by side. One inside another of its kind adds nothing,
 * and the vendor's tree would be as deep as there are marks.
 */
function sideBySide(spans: readonly RTInlineNode[]): RTInlineNode[] {
  const ends: Record<string, number> = {}
  return spans
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .flatMap((span) => {
      const start = Math.max(span.start, ends[span.type] ?? 0)
      if (start >= span.end) return []
      ends[span.type] = span.end
      return [{ ...span, start }]
    })
}
