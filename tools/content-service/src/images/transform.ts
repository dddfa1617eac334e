import sharp from 'sharp'
import type { FitEnum, Sharp } from 'sharp'
import { extensionOf } from '../assets/catalogue.ts'
import type { Asset } from '../assets/catalogue.ts'
import type { ImageParameters } from './parameters.ts'

/** A format a picture can be sent in. */
type OutputFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** A picture is drawn by one thread; how many are drawn at once is for `DrawnPictures` to say. */
sharp.concurrency(1)

const mostSourcePixels = 100_000_000
/** All frames of an animation together may have as many times the pixels of a single picture. */
const mostFramesWorth = 4
/**
 * The most pixels a picture is sent with: what takes a processor one to two
 * seconds, measured with noise, the worst there is. Larger ones are made smaller,
 * in proportion. A screen of 4K has eight million.
 */
const mostPixels: Readonly<Record<OutputFormat, number>> = {
  jpeg: 10_000_000,
  png: 10_000_000,
  webp: 8_000_000,
  avif: 3_000_000,
  gif: 3_000_000,
}
/** What a vector picture is drawn with before it is cut and scaled. */
const mostVectorPixels = 10_000_000
/** What a vector picture is drawn at, per CSS pixel, before it is made larger. */
const vectorDensity = 72

/** The format to send: the one asked for, else the best the visitor accepts, else that of the file. */
export function chooseFormat(asset: Asset, parameters: ImageParameters, accept: string): OutputFormat {
  const { format } = parameters
  if (format) return format === 'jpg' || format === 'pjpg' ? 'jpeg' : format
  if (parameters.autoFormat && accept.includes('image/webp')) return 'webp'
  switch (extensionOf(asset.file)) {
    case 'jpg':
    case 'jpeg':
      return 'jpeg'
    case 'gif':
      return 'gif'
    case 'webp':
      return parameters.autoFormat ? 'png' : 'webp'
    case 'avif':
      return parameters.autoFormat ? 'png' : 'avif'
    default:
      return 'png'
  }
}

/** Makes a picture as it is wanted. */
export async function transformImage(
  path: string,
  asset: Asset,
  parameters: ImageParameters,
  format: OutputFormat,
): Promise<Buffer> {
  const source = { width: asset.width ?? 1, height: asset.height ?? 1 }
  const rect = withinSource(parameters.rect, source)
  const frames = framesToDraw(asset, source, format)
  const isAnimated = frames > 1
  const pixels = isAnimated ? (mostPixels[format] * mostFramesWorth) / frames : mostPixels[format]
  const size = boundedSize(rect ?? source, parameters, Math.min(mostPixels[format], pixels))
  const scale = isVector(asset) ? vectorScale(source, rect ?? source, size) : 1

  let image = sharp(path, {
    limitInputPixels: mostSourcePixels,
    animated: isAnimated,
    ...(isVector(asset) ? { density: Math.min(Math.max(1, vectorDensity * scale), 2400) } : {}),
  })
  // Frames cannot be turned, and cameras write none.
  if (!isVector(asset) && !isAnimated) image = image.autoOrient()
  if (rect) {
    image = image.extract({
      left: Math.floor(rect.x * scale),
      top: Math.floor(rect.y * scale),
      width: Math.max(1, Math.floor(rect.width * scale)),
      height: Math.max(1, Math.floor(rect.height * scale)),
    })
  }
  image = resize(image, size, parameters)
  return encode(image, format, parameters).toBuffer()
}

/** The frames to send: all, in a format that has them, unless together they are too many pixels to read. */
function framesToDraw(asset: Asset, source: { width: number; height: number }, format: OutputFormat): number {
  const isMoving = format === 'gif' || format === 'webp'
  const isReadable = source.width * source.height * asset.frames <= mostSourcePixels
  return isMoving && isReadable ? asset.frames : 1
}

interface Size {
  width: number | undefined
  height: number | undefined
}

function isVector(asset: Asset): boolean {
  return extensionOf(asset.file) === 'svg'
}

function withinSource(
  rect: ImageParameters['rect'],
  source: { width: number; height: number },
): ImageParameters['rect'] {
  if (!rect) return undefined
  const x = Math.min(Math.max(0, rect.x), source.width - 1)
  const y = Math.min(Math.max(0, rect.y), source.height - 1)
  const width = Math.min(rect.width, source.width - x)
  const height = Math.min(rect.height, source.height - y)
  // All of it is the usual part. A picture that nothing is cut out of is drawn at once at the size it is to have.
  return width === source.width && height === source.height ? undefined : { x, y, width, height }
}

/** The size asked for, or a smaller one of the same proportions that has no more pixels than allowed. */
function boundedSize(
  source: { width: number; height: number },
  parameters: ImageParameters,
  pixels: number,
): Size {
  const size = targetSize(source, parameters)
  const drawn = drawnSize(source, size, parameters.fit)
  const smaller = Math.sqrt(pixels / (drawn.width * drawn.height))
  if (smaller >= 1) return size
  const side = (length: number): number => Math.max(1, Math.floor(length * smaller))
  if (size.width !== undefined && size.height !== undefined)
    return { width: side(size.width), height: side(size.height) }
  return size.height === undefined
    ? { width: side(drawn.width), height: undefined }
    : { width: undefined, height: side(drawn.height) }
}

/** What a picture of a wanted size measures in the end, a side that was left out and the proportions kept. */
function drawnSize(
  source: { width: number; height: number },
  { width, height }: Size,
  fit: ImageParameters['fit'],
): { width: number; height: number } {
  if (width !== undefined && height !== undefined && fit !== 'clip' && fit !== 'max') return { width, height }
  const scale = Math.min(
    width === undefined ? Infinity : width / source.width,
    height === undefined ? Infinity : height / source.height,
  )
  const factor = Number.isFinite(scale) ? scale : 1
  const bounded = fit === 'max' || fit === 'min' ? Math.min(1, factor) : factor
  return { width: source.width * bounded, height: source.height * bounded }
}

function targetSize(
  source: { width: number; height: number },
  { width, height, dpr }: ImageParameters,
): Size {
  const real = (side: number | undefined): number | undefined =>
    side === undefined ? undefined : Math.max(1, Math.min(8192, Math.round(side * dpr)))
  // A side between 0 and 1 is a share of the source, as the hosted service has it.
  const share = (side: number | undefined, whole: number): number | undefined =>
    side !== undefined && side > 0 && side < 1 ? side * whole : side
  return { width: real(share(width, source.width)), height: real(share(height, source.height)) }
}

/** How much larger than it says a drawing is made, so that the part that counts has enough pixels. */
function vectorScale(
  source: { width: number; height: number },
  part: { width: number; height: number },
  size: Size,
): number {
  const wanted = Math.max(1, (size.width ?? 0) / part.width, (size.height ?? 0) / part.height)
  return Math.min(wanted, Math.sqrt(mostVectorPixels / (source.width * source.height)))
}

function resize(image: Sharp, size: Size, parameters: ImageParameters): Sharp {
  if (size.width === undefined && size.height === undefined) return image
  const { fit } = parameters
  return image.resize({
    ...(size.width === undefined ? {} : { width: size.width }),
    ...(size.height === undefined ? {} : { height: size.height }),
    fit: fits[fit] ?? 'inside',
    withoutEnlargement: fit === 'max' || fit === 'min',
    position: cropPosition(parameters.crop),
    background: { r: 255, g: 255, b: 255, alpha: 0 },
  })
}

const fits: Partial<Record<ImageParameters['fit'], keyof FitEnum>> = {
  crop: 'cover',
  min: 'cover',
  scale: 'fill',
  fill: 'contain',
}

function cropPosition(words: readonly string[]): string {
  if (words.includes('entropy')) return 'entropy'
  if (words.includes('faces') || words.includes('edges')) return 'attention'
  return ['left', 'right', 'top', 'bottom'].filter((side) => words.includes(side)).join(' ') || 'centre'
}

function encode(image: Sharp, format: OutputFormat, { quality }: ImageParameters): Sharp {
  switch (format) {
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true })
    case 'png':
      return image.png({ compressionLevel: 8 })
    case 'webp':
      return image.webp({ quality, effort: 2 })
    case 'avif':
      return image.avif({ quality, effort: 1 })
    default:
      return image.gif({ effort: 1 })
  }
}
