/** A picture as content names it. */
export interface ImageSource {
  src: string
  /** Words instead of the picture. Empty or absent: the picture only decorates. */
  alt?: string | null | undefined
  /** Pixels of the whole picture. */
  width?: number | null | undefined
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

const plainWidth = 1200

/**
 * Lists the sizes of a picture behind an imgix-style address, where `w` asks
 * for a width. Sizes beyond the picture's own are left out, for they would only
 * be larger files; its own width closes the list. A relative address is a file
 * that nobody resizes and stays as it is.
 */
export function imageCandidates(src: string, width: number | undefined): ImageCandidates {
  if (!/^https?:\/\//i.test(src) || !URL.canParse(src)) return { src }
  const widths = offeredWidths(width)
  return {
    src: atWidth(src, Math.min(plainWidth, width ?? plainWidth)),
    srcSet: widths.map((each) => `${atWidth(src, each)} ${each}w`).join(', '),
  }
}

function offeredWidths(width: number | undefined): readonly number[] {
  if (width === undefined) return imageWidths
  const narrower = imageWidths.filter((each) => each < width)
  return narrower.length < imageWidths.length ? [...narrower, width] : imageWidths
}

function atWidth(src: string, width: number): string {
  const url = new URL(src)
  url.searchParams.set('w', String(width))
  // The height follows from the width; keeping it would crop.
  url.searchParams.delete('h')
  return url.href
}
