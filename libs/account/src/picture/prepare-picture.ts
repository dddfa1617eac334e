import sharp, { type Sharp } from 'sharp'
import { pictureTurns } from './picture-turns.ts'

/** Upload limit. Phone pictures have several megabytes. */
export const pictureLimitBytes: number = 10 * 1024 * 1024

const sidePixels = 512
/** What a picture weighs at most that is shown whole. */
const shrunkLimitBytes = 1024 * 1024
/** A small file can decode to any size. */
const mostPixels = 60_000_000
const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

/**
 * Converts a picture for storage: upright, square, small, in one format, and without metadata such as the
 * location.
 *
 * @returns `undefined` when it is not a readable picture.
 */
export async function preparePicture(file: Blob): Promise<Uint8Array | undefined> {
  return remake(file, async (picture, shorterSide) => {
    // Cropped before it is enlarged: a strip of a hundred bytes would otherwise unfold to billions of pixels.
    const side = Math.min(sidePixels, shorterSide)
    const square = picture.resize(side, side, { fit: 'cover', position: 'attention' })
    const enlarged = side < sidePixels ? sharp(await square.png().toBuffer()).resize(sidePixels) : square
    return enlarged.webp({ quality: 82 })
  })
}

/** The same for a picture that is to be read: not cropped, its sides at most 1,600 pixels. At most 1 MB. */
export async function shrinkPicture(file: Blob): Promise<Uint8Array | undefined> {
  for (const side of [1_600, 1_200, 800]) {
    const made = await remake(file, (picture) =>
      picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }),
    )
    if (!made || made.byteLength <= shrunkLimitBytes) return made
  }
  return undefined
}

/** Whether a file begins like a picture. Nothing is decoded, so a damaged picture passes. */
export async function isPicture(file: Blob): Promise<boolean> {
  return open(file).then(
    (picture) => picture !== undefined,
    () => false,
  )
}

/** What becomes of an opened picture, whose shorter side has so many pixels. */
type Shape = (picture: Sharp, shorterSide: number) => Sharp | Promise<Sharp>

async function remake(file: Blob, shape: Shape): Promise<Uint8Array | undefined> {
  return pictureTurns().make(() => make(file, shape))
}

async function make(file: Blob, shape: Shape): Promise<Uint8Array | undefined> {
  try {
    const picture = await open(file)
    if (!picture) return undefined
    const { width, height } = await picture.metadata()
    const upright = picture.autoOrient().flatten({ background: '#ffffff' })
    return await (await shape(upright, Math.min(width, height))).toBuffer()
  } catch {
    return undefined
  }
}

/** Opens a picture without decoding it. */
async function open(file: Blob): Promise<Sharp | undefined> {
  const picture = sharp(await file.arrayBuffer(), { limitInputPixels: mostPixels, failOn: 'error' })
  const { format } = await picture.metadata()
  return readable.has(format ?? '') ? picture : undefined
}
