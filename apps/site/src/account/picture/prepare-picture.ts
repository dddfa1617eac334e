import sharp from 'sharp'

/** What may be sent. Pictures of phones are several megabytes. */
export const pictureLimitBytes = 10 * 1024 * 1024

const sidePixels = 512
/** A small file can unfold to any size. */
const mostPixels = 60_000_000
const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

/**
 * Makes what we keep of a picture: upright, square, small, in one format, and
 * without what cameras write into files, such as the place.
 *
 * @returns Nothing when it is no picture we can read.
 */
export async function preparePicture(file: Blob): Promise<Uint8Array | undefined> {
  try {
    const picture = sharp(await file.arrayBuffer(), { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!readable.has(format ?? '')) return undefined
    return await picture
      .autoOrient()
      .resize(sidePixels, sidePixels, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    return undefined
  }
}
