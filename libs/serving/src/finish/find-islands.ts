import { marks, positionId } from './framework-shapes.ts'
import type { Region } from './place-content.ts'
import { RefusedPage } from './refusal.ts'
import { type Piece, scanMarkup, sourceOf, type Tag } from './scan-markup.ts'

const island = 'he-island'

/** An island of a page, as it is rendered. */
interface FoundIsland extends Region {
  name: string
  isPlain: boolean
}

/** Comments and ids inside islands stay: hydration needs them. */
export function findIslands(html: string, pieces: readonly Piece[]): FoundIsland[] {
  const found: FoundIsland[] = []
  let open: Tag | undefined
  for (const piece of pieces) {
    if (piece.kind === 'comment' || piece.name !== island) continue
    if (piece.kind === 'tag') {
      if (open) throw new RefusedPage('island', `an island within another: ${sourceOf(html, piece)}`)
      open = piece
    } else {
      if (!open) throw new RefusedPage('island', 'an island that ends without having begun')
      const isPlain = open.attributes.has('data-plain')
      found.push({ start: open.start, end: piece.end, name: nameOf(html, open), isPlain })
      checkWithin(html, pieces, { start: open.end, end: piece.start })
      open = undefined
    }
  }
  if (open) throw new RefusedPage('island', `an island that never ends: ${sourceOf(html, open)}`)
  return found
}

function nameOf(html: string, tag: Tag): string {
  const name = tag.attributes.get('data-island')
  if (!name) throw new RefusedPage('island', `an island without a name: ${sourceOf(html, tag)}`)
  return name
}

/** The markup of an island must be complete, and the same as its component renders by itself. */
function checkWithin(html: string, pieces: readonly Piece[], region: Region): void {
  for (const piece of pieces.filter((each) => isWithin([region], each))) {
    if (piece.kind === 'comment' && piece.text === marks.pending)
      throw new RefusedPage('island', 'an island part of which arrives after its place')
    if (piece.kind !== 'tag') continue
    for (const [name, value] of piece.attributes)
      if ((name === 'id' || name === 'for' || name.startsWith('aria-')) && positionId.test(value))
        throw new RefusedPage('island', `an identifier that depends on the place: ${sourceOf(html, piece)}`)
  }
}

/** Whether a piece of the page begins in one of the regions. */
export function isWithin(regions: readonly Region[], { start }: Region): boolean {
  return regions.some((region) => start >= region.start && start < region.end)
}

/**
 * Puts markup before the first island that needs its script. It is looked for in the page as it is sent, because streamed
 * content may have been moved before others.
 */
export function beforeIslands(finished: string, markup: string): string {
  if (markup === '') return finished
  const first = scanMarkup(finished).find(
    (piece) => piece.kind === 'tag' && piece.name === island && !piece.attributes.has('data-plain'),
  )
  const at = first?.start ?? 0
  return finished.slice(0, at) + markup + finished.slice(at)
}
