/**
 * Parts of a page for some visitors or some days only. One rendering becomes a finished page per variant, each without
 * the parts that do not belong in it.
 *
 * @module
 */
import { RefusedPage } from './refusal.ts'
import { scanMarkup } from './scan-markup.ts'

/** The element around a part. It is removed from finished pages. */
const element = 'he-part'

/** A part of a page, with the attributes of the element around it. */
interface PagePart {
  attributes: ReadonlyMap<string, string>
  /** Its place in the page, with and without the element. */
  outer: { start: number; end: number }
  inner: { start: number; end: number }
}

/** Whether a page names a part anywhere, also in the framework's second copy of its content. */
export function namesParts(html: string): boolean {
  return html.includes(element)
}

/** @throws {RefusedPage} A part is inside another, or has no end tag. */
export function findParts(html: string): readonly PagePart[] {
  if (!html.includes(`<${element}`)) return []
  const parts: PagePart[] = []
  let open: Pick<PagePart, 'attributes'> & { start: number; end: number } = closed
  for (const piece of scanMarkup(html)) {
    if (piece.kind === 'comment' || piece.name !== element) continue
    if ((piece.kind === 'tag') !== (open === closed))
      throw new RefusedPage('parts', 'a part within another, or one that ends without having begun')
    if (piece.kind === 'tag') open = piece
    else {
      const { attributes, start, end } = open
      parts.push({
        attributes,
        outer: { start, end: piece.end },
        inner: { start: end, end: piece.start },
      })
      open = closed
    }
  }
  if (open !== closed) throw new RefusedPage('parts', 'a part that never ends')
  return parts
}

/** The page with only the parts that belong in it, without the elements around them. */
export function chooseParts(
  html: string,
  parts: readonly PagePart[],
  belongs: (part: PagePart) => boolean,
): string {
  let chosen = ''
  let at = 0
  for (const part of parts) {
    chosen += html.slice(at, part.outer.start)
    if (belongs(part)) chosen += html.slice(part.inner.start, part.inner.end)
    at = part.outer.end
  }
  return chosen + html.slice(at)
}

const closed = { attributes: new Map<string, string>(), start: 0, end: 0 }
