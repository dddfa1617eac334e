/**
 * Writes a page with its edits, and moves streamed content to its place, as React's scripts do in a browser
 * (`$RC`, `$RS`).
 *
 * @module
 */
import type { Edit } from './finish.ts'
import { isPlaceholder, isSegment, marks } from './framework-shapes.ts'
import { RefusedPage } from './refusal.ts'
import type { Piece, Tag } from './scan-markup.ts'

/** A range in the source. */
export interface Region {
  start: number
  end: number
}

/** Which content belongs in which placeholder. */
export interface Placement {
  /** Identifier of the placeholder. */
  into: string
  /** Identifier of the element with the content. */
  from: string
}

interface Plan {
  pieces: readonly Piece[]
  placements: readonly Placement[]
  edits: readonly Edit[]
}

/** @throws {RefusedPage} Content is missing, left over, or in an unknown place. */
export function placeContent(html: string, { pieces, placements, edits }: Plan): string {
  const segments = findSegments(html, pieces)
  const fromOf = new Map(placements.map(({ into, from }) => [into, from]))
  const placed = new Set<string>()
  const moves = findMoves(html, pieces)

  const takeSegment = (into: string): string => {
    const from = fromOf.get(into) ?? ''
    const segment = segments.get(from)
    if (!segment || placed.has(from))
      throw new RefusedPage('unfinished-content', `nothing arrived for ${into}`)
    placed.add(from)
    return write(segment.content)
  }
  const write = (region: Region): string => {
    let text = ''
    let at = region.start
    for (const change of changes) {
      if (change.start < at || change.end > region.end) continue
      text += html.slice(at, change.start) + change.write()
      at = change.end
    }
    return text + html.slice(at, region.end)
  }
  const changes: (Region & { write: () => string })[] = [
    ...edits.map(({ start, end, text }) => ({ start, end, write: () => text })),
    ...[...segments.values()].map(({ start, end }) => ({ start, end, write: () => '' })),
    ...moves.map(({ start, end, into }) => ({ start, end, write: () => takeSegment(into) })),
  ].toSorted((one, other) => one.start - other.start || other.end - one.end)

  const whole = write({ start: 0, end: html.length })
  const leftOver = [...segments.keys()].find((id) => !placed.has(id))
  if (leftOver !== undefined) throw new RefusedPage('unfinished-content', `nowhere to put ${leftOver}`)
  return whole
}

interface Segment extends Region {
  content: Region
}

/** The elements with streamed content, by identifier. */
function findSegments(html: string, pieces: readonly Piece[]): Map<string, Segment> {
  const segments = new Map<string, Segment>()
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== 'tag') continue
    const id = piece.attributes.get('id')
    if (id === undefined || !isSegment(id)) continue
    if (segments.has(id)) throw new RefusedPage('unfinished-content', `two of ${id}`)
    const end = endOf(html, pieces, index)
    const content = { start: piece.end, end: end.start }
    segments.set(id, { ...withTable(pieces, index, { start: piece.start, end: end.end }), content })
  }
  return segments
}

/** Rows and cells are streamed in a table of their own, which is removed with them. */
function withTable(pieces: readonly Piece[], index: number, region: Region): Region {
  const before = pieces[index - 1]
  const after = pieces.find(({ start }) => start >= region.end)
  const isWrapped =
    before?.kind === 'tag' &&
    before.name === 'table' &&
    before.attributes.has('hidden') &&
    before.end === region.start &&
    after?.kind === 'ending' &&
    after.name === 'table' &&
    after.start === region.end
  return isWrapped ? { start: before.start, end: after.end } : region
}

const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Finds the end tag of an element. Its content must be balanced, as React writes it. */
function endOf(html: string, pieces: readonly Piece[], index: number): Region {
  const open: string[] = []
  for (const piece of pieces.slice(index)) {
    if (piece.kind === 'tag' && !piece.content && !isVoid.test(piece.name) && !isSelfClosed(html, piece))
      open.push(piece.name)
    if (piece.kind !== 'ending') continue
    if (open.pop() !== piece.name) break
    if (open.length === 0) return piece
  }
  throw new RefusedPage('unfinished-content', 'outlined content whose elements are not closed')
}

/** A slash closes an element only in SVG and MathML. */
function isSelfClosed(html: string, { end }: Tag): boolean {
  return html.startsWith('/>', end - 2)
}

interface Move extends Region {
  into: string
}

/** The range that content replaces: a boundary with its fallback, or the placeholder of a segment. */
function findMoves(html: string, pieces: readonly Piece[]): Move[] {
  const moves: Move[] = []
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'comment') {
      if (piece.text === marks.browserOnly)
        throw new RefusedPage('browser-only-content', html.slice(piece.end, piece.end + 80))
      if (piece.text === marks.pending) moves.push(boundary(pieces, index))
    } else if (piece.kind === 'tag' && isPlaceholder(piece.attributes.get('id'))) {
      const id = piece.attributes.get('id') ?? ''
      const ending = pieces[index + 1]
      if (piece.name !== 'template' || ending?.kind !== 'ending' || ending.name !== 'template')
        throw new RefusedPage('unfinished-content', html.slice(piece.start, piece.end))
      if (id.startsWith('P:')) moves.push({ start: piece.start, end: ending.end, into: id })
      else if (pieces[index - 1]?.kind !== 'comment')
        throw new RefusedPage('unfinished-content', `${id} outside a boundary`)
    }
  }
  return moves
}

const begins = new Set(['$', '$?', '$~', '$!', '&'])
const ends = new Set(['/$', '/&'])

function boundary(pieces: readonly Piece[], index: number): Move {
  const opening = pieces[index]!
  const placeholder = pieces[index + 1]
  const into = placeholder?.kind === 'tag' ? placeholder.attributes.get('id') : undefined
  let depth = 0
  for (const piece of pieces.slice(index)) {
    if (piece.kind !== 'comment') continue
    if (begins.has(piece.text)) depth += 1
    if (ends.has(piece.text)) depth -= 1
    if (depth === 0 && into !== undefined) return { start: opening.start, end: piece.end, into }
  }
  throw new RefusedPage('unfinished-content', 'a boundary without its end')
}
