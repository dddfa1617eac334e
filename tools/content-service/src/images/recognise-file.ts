import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** What the media library takes, by what `file-type` calls it. */
const taken = new Set(['png', 'jpg', 'gif', 'webp', 'avif', 'pdf', 'mp4', 'webm', 'mp3'])

/** The ending a file's content deserves, whatever it is called; `undefined` for what the media library does not take. */
export async function recogniseFile(bytes: Uint8Array): Promise<string | undefined> {
  const extension = (await fileTypeFromBuffer(bytes))?.ext
  if (extension !== undefined && taken.has(extension)) return extension
  return (await isDrawing(bytes)) ? 'svg' : undefined
}

/** Pictures that phones take and most browsers cannot show. */
const ofPhones = new Set(['heic', 'heif', 'heics'])

/** Why the media library does not take a file that {@link recogniseFile} does not know, and what to do instead. */
export async function adviceFor(bytes: Uint8Array): Promise<string> {
  const extension = (await fileTypeFromBuffer(bytes))?.ext ?? ''
  return ofPhones.has(extension)
    ? 'it is a picture as phones keep them (HEIC), which most browsers cannot show; save it as JPEG and add that (on an iPhone: Settings, Camera, Formats, Most Compatible)'
    : 'it is neither a picture (SVG, PNG, JPEG, WebP, AVIF, GIF) nor a PDF, MP4, WebM or MP3'
}

/** Whether an SVG holds something that could run where it is shown on its own. */
export function holdsScript(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8')
  // In UTF-16 every second byte is zero, and nothing would be found.
  return (
    text.includes('\0') ||
    /<(?:[\w-]+:)?(?:script|foreignObject)|\son\w+\s*=|javascript:|<!ENTITY/i.test(text)
  )
}

/** A drawing is what the library that draws it takes for one. */
async function isDrawing(bytes: Uint8Array): Promise<boolean> {
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  return picture?.format === 'svg'
}
