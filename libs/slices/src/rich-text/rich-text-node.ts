/**
 * What a rich text field holds once everything that cannot be shown is gone.
 *
 * @module
 */
import type { ImageSource, LinkTarget } from '@house-edge/ui'
import { readImage } from '../field/image.ts'
import { linkProps } from '../field/link.ts'
import { isRecord } from '../field/record.ts'
import { readNumber, readText } from '../field/scalar.ts'

/** A stretch of text that is marked. */
export interface Span {
  start: number
  end: number
  mark: 'strong' | 'em' | 'link'
  link?: LinkTarget
}

interface Words {
  text: string
  spans: readonly Span[]
  /** Written from right to left. */
  rtl: boolean
}

/** One block of rich text. */
export type RichTextNode =
  | ({ kind: 'paragraph' | 'preformatted' | 'bullet' | 'number' } & Words)
  | ({ kind: 'heading'; level: 2 | 3 | 4 } & Words)
  | { kind: 'image'; image: ImageSource }
  | { kind: 'embed'; address: string; title: string | undefined }

const headingLevels: Record<string, 2 | 3 | 4> = {
  // The title of the page is its only h1.
  heading1: 2,
  heading2: 2,
  heading3: 3,
  heading4: 4,
  heading5: 4,
  heading6: 4,
}

const textKinds: Record<string, 'paragraph' | 'preformatted' | 'bullet' | 'number'> = {
  paragraph: 'paragraph',
  preformatted: 'preformatted',
  'list-item': 'bullet',
  'o-list-item': 'number',
}

/** Reads a rich text field. Blocks that are empty or unknown are left out. */
export function readRichText(value: unknown): readonly RichTextNode[] {
  return Array.isArray(value) ? value.flatMap((node) => readNode(node) ?? []) : []
}

function readNode(node: unknown): RichTextNode | undefined {
  if (!isRecord(node)) return undefined
  const type = String(node['type'])
  if (type === 'image') {
    const image = readImage(node)
    return image && { kind: 'image', image }
  }
  if (type === 'embed') return readEmbedNode(node['oembed'])
  const words = readWords(node)
  if (!words) return undefined
  const level = Object.hasOwn(headingLevels, type) ? headingLevels[type] : undefined
  if (level) return { kind: 'heading', level, ...words }
  const kind = Object.hasOwn(textKinds, type) ? textKinds[type] : undefined
  return kind && { kind, ...words }
}

function readEmbedNode(oembed: unknown): RichTextNode | undefined {
  if (!isRecord(oembed)) return undefined
  const address = readText(oembed['embed_url'])
  return address === undefined ? undefined : { kind: 'embed', address, title: readText(oembed['title']) }
}

function readWords(node: Readonly<Record<string, unknown>>): Words | undefined {
  const text = node['text']
  if (typeof text !== 'string' || text.trim() === '') return undefined
  const spans = Array.isArray(node['spans']) ? node['spans'] : []
  return {
    text,
    spans: spans.flatMap((span) => readSpan(span, text.length) ?? []),
    rtl: node['direction'] === 'rtl',
  }
}

function readSpan(span: unknown, length: number): Span | undefined {
  if (!isRecord(span)) return undefined
  const start = readNumber(span['start'], { min: 0, max: length })
  const end = readNumber(span['end'], { min: 0 })
  if (start === undefined || end === undefined || end <= start) return undefined
  const range = { start: Math.trunc(start), end: Math.trunc(Math.min(end, length)) }
  if (span['type'] === 'strong' || span['type'] === 'em') return { ...range, mark: span['type'] }
  const link = span['type'] === 'hyperlink' ? linkProps(span['data']) : undefined
  return link && { ...range, mark: 'link', link }
}
