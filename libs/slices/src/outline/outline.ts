/**
 * Which headings the slices of a page have, and under which id each can be
 * reached.
 *
 * Ids must be unique over the whole page while every slice renders on its own,
 * so they are worked out beforehand, once for a list of slices; the table of
 * contents and the slices read the same answer.
 *
 * @module
 */
import type { ContentsEntry } from '@house-edge/ui/page'
import { isRecord } from '../field/record.ts'
import { readText } from '../field/scalar.ts'
import { readHeadings } from '../rich-text/read-headings.ts'
import { headingId } from './heading-id.ts'

/** Slices whose title is no heading of the page: the words of a button, of a note, of a frame, or the name of the page. */
const untitledSlices = new Set(['call_to_action', 'callout', 'embed', 'figure', 'hero', 'quote'])

/** By list: every slice of a page asks for the ids of the whole page. */
const known = new WeakMap<readonly unknown[], readonly (readonly ContentsEntry[])[]>()

/** The headings of each slice, in order. */
function outlineOf(slices: readonly unknown[]): readonly (readonly ContentsEntry[])[] {
  const before = known.get(slices)
  if (before) return before
  const taken = new Set<string>()
  const outline = slices.map((slice) =>
    headingsOf(slice).map((heading) => ({ ...heading, id: headingId(heading.text, taken) })),
  )
  known.set(slices, outline)
  return outline
}

function headingsOf(slice: unknown): readonly Omit<ContentsEntry, 'id'>[] {
  if (!isRecord(slice) || !isRecord(slice['primary'])) return []
  const fields = slice['primary']
  if (slice['slice_type'] === 'rich_text') return readHeadings(fields['content'])
  const title = untitledSlices.has(String(slice['slice_type'])) ? undefined : readText(fields['title'])
  return title ? [{ text: title, level: 2 }] : []
}

/** The ids of the headings of one slice, in order. */
export function headingIds(place: { slice: unknown; slices?: unknown; index?: unknown }): readonly string[] {
  const { slice, slices, index } = place
  const inPlace = Array.isArray(slices) && typeof index === 'number' && slices[index] === slice
  const outline = inPlace ? outlineOf(slices)[index] : outlineOf([slice])[0]
  return (outline ?? []).map((heading) => heading.id)
}

/** Which headings a page has besides those of all slices. */
interface HeadingsOptions {
  /** The components of the page's `SliceZone`: slices that none of them shows are not listed. Default: all are. */
  components?: Readonly<Record<string, unknown>> | undefined
  /** What the page shows below the slices. Default: nothing. */
  after?: readonly ContentsEntry[] | undefined
}

/**
 * The parts of a document's body, for a table of contents: headings of the
 * second and third rank. A slice of a site's own is a part when it has a
 * `title`, which it shows with the `titleId` of `sectionHeading`.
 *
 * @param document Any document with slices. Others have no contents.
 */
export function documentHeadings(
  document: unknown,
  { components, after = [] }: HeadingsOptions = {},
): readonly ContentsEntry[] {
  const fields = isRecord(document) ? document['data'] : undefined
  const slices: unknown = isRecord(fields) ? fields['slices'] : undefined
  if (!Array.isArray(slices)) return after
  // A slice that is not shown keeps its ids, which those after it count from.
  const headings = outlineOf(slices).filter((_, index) => isShown(slices[index], components))
  return [...headings.flat().filter((heading) => heading.level <= 3), ...after]
}

function isShown(slice: unknown, components: HeadingsOptions['components']): boolean {
  return (
    components === undefined || (isRecord(slice) && Object.hasOwn(components, String(slice['slice_type'])))
  )
}
