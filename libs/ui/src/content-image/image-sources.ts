/** A picture as content names it. */
export interface ImageSource {
  src: string
  /** Words instead of the picture. Empty or absent: the picture only decorates. */
  alt?: string | null | undefined
  /** Pixels of the whole picture. */
  width?: number | null | undefined
  /** Pixels of the whole picture. */
  height?: number | null | undefined
  /** Who owns it. */
  credit?: string | null | undefined
}

/** What a browser needs to choose a size. */
interface ImageCandidates {
  src: string
  srcSet?: string
}

/** The widths offered, in pixels, unless the picture is narrower. */
const imageWidths: readonly number[] = [640, 828, 1200, 2048, 3840]

/** Offered before them where a picture can be shown that small. */
const smallWidth = 320

const plainWidth = 1200
const pixelsPerRem = 16
/** A screen of two pixels to one of CSS, and text set twice as large. */
const mostPixels = 4

/**
 * Lists the sizes of a picture behind an imgix-style address, where `w` asks
 * for a width. Sizes beyond the picture's own are left out, for they would only
 * be larger files; its own width closes the list. A relative address is a file
 * that no service resizes and stays as it is.
 *
 * @param sizes How wide it is shown, as the attribute. A picture that has one size in `rem` needs no list.
 */
export function imageCandidates(src: string, width: number | undefined, sizes = ''): ImageCandidates {
  if (!/^https?:\/\//i.test(src) || !URL.canParse(src)) return { src }
  const shown = shownWidths(sizes)
  const offered = Math.min(...shown) < smallWidth ? [smallWidth, ...imageWidths] : imageWidths
  const widths = notBeyond(width, offered)
  const enough = widths.find((each) => each >= Math.max(...shown) * mostPixels)
  if (enough !== undefined && enough <= plainWidth) return { src: atWidth(src, enough) }
  return {
    src: atWidth(src, Math.min(plainWidth, width ?? plainWidth)),
    srcSet: widths.map((each) => `${atWidth(src, each)} ${each}w`).join(', '),
  }
}

/** In pixels. What is no length in `rem` has no end. */
function shownWidths(sizes: string): readonly number[] {
  return sizes
    .split(',')
    .map((part) => Number(/([\d.]+)rem$/.exec(part.trim())?.[1] ?? Infinity) * pixelsPerRem)
}

function notBeyond(width: number | undefined, widths: readonly number[]): readonly number[] {
  if (width === undefined) return widths
  const narrower = widths.filter((each) => each < width)
  return narrower.length < widths.length ? [...narrower, width] : widths
}

function atWidth(src: string, width: number): string {
  const url = new URL(src)
  url.searchParams.set('w', String(width))
  // The height follows from the width; keeping it would crop.
  url.searchParams.delete('h')
  return url.href
}
